import { testCarrier } from '../testing/carrier-suite.ts'
import whiskerwell from './whiskerwell.ts'

testCarrier(whiskerwell)
