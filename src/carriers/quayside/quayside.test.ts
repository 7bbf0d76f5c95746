import { testCarrier } from '../testing/carrier-suite.ts'
import quayside from './quayside.ts'

testCarrier(quayside)
