import { testCarrier } from '../testing/carrier-suite.ts'
import gimbleton from './gimbleton.ts'

testCarrier(gimbleton)
