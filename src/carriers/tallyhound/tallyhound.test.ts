import { testCarrier } from '../testing/carrier-suite.ts'
import tallyhound from './tallyhound.ts'

testCarrier(tallyhound)
