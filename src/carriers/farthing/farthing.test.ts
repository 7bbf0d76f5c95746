import { testCarrier } from '../testing/carrier-suite.ts'
import farthing from './farthing.ts'

testCarrier(farthing)
