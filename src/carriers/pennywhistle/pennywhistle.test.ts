import { testCarrier } from '../testing.ts'
import pennywhistle from './pennywhistle.ts'

testCarrier(pennywhistle)
