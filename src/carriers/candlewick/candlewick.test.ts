import { testCarrier } from '../testing.ts'
import candlewick from './candlewick.ts'

testCarrier(candlewick)
