import { testCarrier } from '../testing/carrier-suite.ts'
import mossgrove from './mossgrove.ts'

testCarrier(mossgrove)
