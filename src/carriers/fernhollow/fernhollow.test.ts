import { testCarrier } from '../testing/carrier-suite.ts'
import fernhollow from './fernhollow.ts'

testCarrier(fernhollow)
