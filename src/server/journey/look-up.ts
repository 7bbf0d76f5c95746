import * as v from 'valibot'
import type { LookUpReply } from '../../contract/answer.ts'
import { makesOf, modelsOf } from '../../reference/vehicles.ts'
import { decodeVin } from '../../reference/vin.ts'
import { Fail } from '../errors.ts'
import type { Services } from './services.ts'
import { stepOn } from './show-step.ts'
import type { GivenAnswer } from './take-answer.ts'

const year = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer())
const words = v.pipe(v.string(), v.trim(), v.maxLength(60))

const lookUps = v.variant('action', [
  v.object({ action: v.literal('makes'), year }),
  v.object({ action: v.literal('models'), year, make: words }),
  v.object({ action: v.literal('decode'), vin: words }),
])

const notRecognized = 'This VIN is not recognized. Please choose the car below.'

/**
 * Looks up what the page of a car asks for; null for a payload that is an answer.
 * Throws `Fail` for a VIN of no car that is known, and what `stepOn` throws.
 */
export async function lookUp(services: Services, given: GivenAnswer): Promise<LookUpReply | null> {
  const asked = v.safeParse(lookUps, given.payload)
  if (!asked.success) return null
  const { kind } = await stepOn(services, given)
  if (kind !== 'vehicle' && kind !== 'vehicle-details') return null
  const { output } = asked
  switch (output.action) {
    case 'makes':
      return { data: { answer: { makes: makesOf(output.year) } } }
    case 'models':
      return { data: { answer: { models: modelsOf(output.year, output.make) } } }
    case 'decode': {
      const decoded = decodeVin(output.vin)
      if (!decoded) throw new Fail({ vin: notRecognized })
      return { data: { answer: decoded } }
    }
  }
}
