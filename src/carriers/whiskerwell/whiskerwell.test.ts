import { testCarrier } from '../testing.ts'
import whiskerwell from './whiskerwell.ts'

testCarrier(whiskerwell)
