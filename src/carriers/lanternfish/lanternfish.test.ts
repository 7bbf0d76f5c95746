import { testCarrier } from '../testing.ts'
import lanternfish from './lanternfish.ts'

testCarrier(lanternfish)
