import { testCarrier } from '../testing.ts'
import burrowell from './burrowell.ts'

testCarrier(burrowell)
