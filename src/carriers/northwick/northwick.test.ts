import { testCarrier } from '../testing/carrier-suite.ts'
import northwick from './northwick.ts'

testCarrier(northwick)
