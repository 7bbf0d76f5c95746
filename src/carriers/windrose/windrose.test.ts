import { testCarrier } from '../testing.ts'
import windrose from './windrose.ts'

testCarrier(windrose)
