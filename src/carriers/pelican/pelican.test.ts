import { testCarrier } from '../testing.ts'
import pelican from './pelican.ts'

testCarrier(pelican)
