import { testCarrier } from '../testing/carrier-suite.ts'
import barkington from './barkington.ts'

testCarrier(barkington)
