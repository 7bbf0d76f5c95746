import { testCarrier } from '../testing.ts'
import copperkettle from './copperkettle.ts'

testCarrier(copperkettle)
