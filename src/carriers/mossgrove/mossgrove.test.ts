import { testCarrier } from '../testing.ts'
import mossgrove from './mossgrove.ts'

testCarrier(mossgrove)
