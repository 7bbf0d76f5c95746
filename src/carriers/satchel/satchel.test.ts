import { testCarrier } from '../testing/carrier-suite.ts'
import satchel from './satchel.ts'

testCarrier(satchel)
