import { testCarrier } from '../testing.ts'
import northwick from './northwick.ts'

testCarrier(northwick)
