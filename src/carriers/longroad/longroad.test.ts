import { testCarrier } from '../testing/carrier-suite.ts'
import longroad from './longroad.ts'

testCarrier(longroad)
