import { testCarrier } from '../testing/carrier-suite.ts'
import grandtour from './grandtour.ts'

testCarrier(grandtour)
