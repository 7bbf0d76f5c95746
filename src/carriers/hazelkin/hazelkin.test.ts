import { testCarrier } from '../testing.ts'
import hazelkin from './hazelkin.ts'

testCarrier(hazelkin)
