import { testCarrier } from '../testing.ts'
import barkington from './barkington.ts'

testCarrier(barkington)
