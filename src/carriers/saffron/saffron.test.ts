import { testCarrier } from '../testing.ts'
import saffron from './saffron.ts'

testCarrier(saffron)
