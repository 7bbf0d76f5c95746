import { testCarrier } from '../testing.ts'
import gimbleton from './gimbleton.ts'

testCarrier(gimbleton)
