import { testCarrier } from '../testing/carrier-suite.ts'
import quillfeather from './quillfeather.ts'

testCarrier(quillfeather)
