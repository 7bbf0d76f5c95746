import { testCarrier } from '../testing/carrier-suite.ts'
import pelican from './pelican.ts'

testCarrier(pelican)
