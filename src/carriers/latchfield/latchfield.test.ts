import { testCarrier } from '../testing/carrier-suite.ts'
import latchfield from './latchfield.ts'

testCarrier(latchfield)
