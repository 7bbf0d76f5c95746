import { testCarrier } from '../testing.ts'
import sparrowgate from './sparrowgate.ts'

testCarrier(sparrowgate)
