import { testCarrier } from '../testing/carrier-suite.ts'
import burrowell from './burrowell.ts'

testCarrier(burrowell)
