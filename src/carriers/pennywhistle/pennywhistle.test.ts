import { testCarrier } from '../testing/carrier-suite.ts'
import pennywhistle from './pennywhistle.ts'

testCarrier(pennywhistle)
