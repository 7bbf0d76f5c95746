import { testCarrier } from '../testing/carrier-suite.ts'
import tinderbox from './tinderbox.ts'

testCarrier(tinderbox)
