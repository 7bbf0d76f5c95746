import { testCarrier } from '../testing.ts'
import wickerby from './wickerby.ts'

testCarrier(wickerby)
