import { testCarrier } from '../testing.ts'
import larkmeadow from './larkmeadow.ts'

testCarrier(larkmeadow)
