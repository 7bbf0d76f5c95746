import { testCarrier } from '../testing/carrier-suite.ts'
import puddlejumper from './puddlejumper.ts'

testCarrier(puddlejumper)
