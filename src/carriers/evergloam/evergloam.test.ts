import { testCarrier } from '../testing.ts'
import evergloam from './evergloam.ts'

testCarrier(evergloam)
