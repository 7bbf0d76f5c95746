import { testCarrier } from '../testing/carrier-suite.ts'
import halfmoon from './halfmoon.ts'

testCarrier(halfmoon)
