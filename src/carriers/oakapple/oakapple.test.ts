import { testCarrier } from '../testing/carrier-suite.ts'
import oakapple from './oakapple.ts'

testCarrier(oakapple)
