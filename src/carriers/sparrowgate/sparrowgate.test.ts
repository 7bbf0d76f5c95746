import { testCarrier } from '../testing/carrier-suite.ts'
import sparrowgate from './sparrowgate.ts'

testCarrier(sparrowgate)
