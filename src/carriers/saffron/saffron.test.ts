import { testCarrier } from '../testing/carrier-suite.ts'
import saffron from './saffron.ts'

testCarrier(saffron)
