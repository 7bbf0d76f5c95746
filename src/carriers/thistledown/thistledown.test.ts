import { testCarrier } from '../testing.ts'
import thistledown from './thistledown.ts'

testCarrier(thistledown)
