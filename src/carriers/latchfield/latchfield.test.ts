import { testCarrier } from '../testing.ts'
import latchfield from './latchfield.ts'

testCarrier(latchfield)
