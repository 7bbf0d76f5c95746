import { testCarrier } from '../testing/carrier-suite.ts'
import bramble from './bramble.ts'

testCarrier(bramble)
