import { testCarrier } from '../testing.ts'
import puddlejumper from './puddlejumper.ts'

testCarrier(puddlejumper)
