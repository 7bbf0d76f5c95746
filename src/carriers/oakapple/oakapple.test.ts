import { testCarrier } from '../testing.ts'
import oakapple from './oakapple.ts'

testCarrier(oakapple)
