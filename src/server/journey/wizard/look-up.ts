import * as v from 'valibot'
import { type LookUpAsk, type LookUpReply, lookUpAsk } from '../../../contract/answers/look-up.ts'
import { makesOf, modelsOf } from '../../../reference/vehicles/vehicles.ts'
import { decodeVin } from '../../../reference/vehicles/vin.ts'
import { Fail } from '../../errors.ts'
import { type Finding, stepOn } from './show-step.ts'
import type { AnswerRequest } from './step-request.ts'

/**
 * Serves a look-up on the page of a car, which differs from an answer by the `action` in its payload: it stores nothing
 * and leads nowhere. Null for a payload that is an answer, and on any other page. Throws `Fail` for a VIN that matches
 * no car, and what `stepOn` throws.
 */
export async function lookUp(services: Finding, request: AnswerRequest): Promise<LookUpReply | null> {
  const { success, output } = v.safeParse(lookUpAsk, request.payload)
  if (!success) return null
  const { kind } = await stepOn(services, request)
  if (kind !== 'vehicle' && kind !== 'vehicle-details') return null
  return { data: { answer: lookUpAnswer(output) } }
}

function lookUpAnswer(ask: LookUpAsk): LookUpReply['data']['answer'] {
  switch (ask.action) {
    case 'makes':
      return { makes: makesOf(ask.year) }
    case 'models':
      return { models: modelsOf(ask.year, ask.make) }
    case 'decode': {
      const decoded = decodeVin(ask.vin)
      if (!decoded) throw new Fail({ vin: { key: 'vin-unknown' } })
      return decoded
    }
  }
}
