import { testCarrier } from '../testing.ts'
import marrowgate from './marrowgate.ts'

testCarrier(marrowgate)
