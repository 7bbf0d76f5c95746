import { testCarrier } from '../testing.ts'
import bramble from './bramble.ts'

testCarrier(bramble)
