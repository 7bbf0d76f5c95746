import { testCarrier } from '../testing.ts'
import grandtour from './grandtour.ts'

testCarrier(grandtour)
