import { testCarrier } from '../testing/carrier-suite.ts'
import marigold from './marigold.ts'

testCarrier(marigold)
