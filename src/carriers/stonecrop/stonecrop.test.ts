import { testCarrier } from '../testing/carrier-suite.ts'
import stonecrop from './stonecrop.ts'

testCarrier(stonecrop)
