import { testCarrier } from '../testing/carrier-suite.ts'
import marrowgate from './marrowgate.ts'

testCarrier(marrowgate)
