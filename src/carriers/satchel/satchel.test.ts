import { testCarrier } from '../testing.ts'
import satchel from './satchel.ts'

testCarrier(satchel)
