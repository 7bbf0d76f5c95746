import { testCarrier } from '../testing.ts'
import tallyhound from './tallyhound.ts'

testCarrier(tallyhound)
