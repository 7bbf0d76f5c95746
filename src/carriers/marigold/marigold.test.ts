import { testCarrier } from '../testing.ts'
import marigold from './marigold.ts'

testCarrier(marigold)
