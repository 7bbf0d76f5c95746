import { testCarrier } from '../testing.ts'
import fernhollow from './fernhollow.ts'

testCarrier(fernhollow)
