import { testCarrier } from '../testing.ts'
import farthing from './farthing.ts'

testCarrier(farthing)
