import { testCarrier } from '../testing.ts'
import halfmoon from './halfmoon.ts'

testCarrier(halfmoon)
