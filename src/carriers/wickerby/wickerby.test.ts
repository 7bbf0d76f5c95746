import { testCarrier } from '../testing/carrier-suite.ts'
import wickerby from './wickerby.ts'

testCarrier(wickerby)
