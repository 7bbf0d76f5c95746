import { testCarrier } from '../testing/carrier-suite.ts'
import larkmeadow from './larkmeadow.ts'

testCarrier(larkmeadow)
