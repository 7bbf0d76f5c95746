import { testCarrier } from '../testing.ts'
import quillfeather from './quillfeather.ts'

testCarrier(quillfeather)
