import { testCarrier } from '../testing/carrier-suite.ts'
import lanternfish from './lanternfish.ts'

testCarrier(lanternfish)
