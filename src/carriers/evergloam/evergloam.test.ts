import { testCarrier } from '../testing/carrier-suite.ts'
import evergloam from './evergloam.ts'

testCarrier(evergloam)
