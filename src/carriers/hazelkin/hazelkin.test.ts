import { testCarrier } from '../testing/carrier-suite.ts'
import hazelkin from './hazelkin.ts'

testCarrier(hazelkin)
