import { testCarrier } from '../testing.ts'
import quayside from './quayside.ts'

testCarrier(quayside)
