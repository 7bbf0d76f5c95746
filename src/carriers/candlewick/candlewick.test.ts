import { testCarrier } from '../testing/carrier-suite.ts'
import candlewick from './candlewick.ts'

testCarrier(candlewick)
