import { testCarrier } from '../testing.ts'
import stonecrop from './stonecrop.ts'

testCarrier(stonecrop)
