import { testCarrier } from '../testing.ts'
import longroad from './longroad.ts'

testCarrier(longroad)
