import { testCarrier } from '../testing/carrier-suite.ts'
import copperkettle from './copperkettle.ts'

testCarrier(copperkettle)
