import { testCarrier } from '../testing/carrier-suite.ts'
import thistledown from './thistledown.ts'

testCarrier(thistledown)
