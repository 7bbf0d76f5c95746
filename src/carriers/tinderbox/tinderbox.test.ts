import { testCarrier } from '../testing.ts'
import tinderbox from './tinderbox.ts'

testCarrier(tinderbox)
