import { testCarrier } from '../testing/carrier-suite.ts'
import windrose from './windrose.ts'

testCarrier(windrose)
