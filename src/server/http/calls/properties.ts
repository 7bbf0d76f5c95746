import { properties } from '../../../contract/answers/properties.ts'
import { allTold } from '../../../language/texts.ts'
import type { Services } from '../../journey/services.ts'
import { showStep } from '../../journey/wizard/show-step.ts'
import type { Handler } from '../serve.ts'

export const call = properties

/** What a step shows (spec 7.2). */
export function handler(services: Services): Handler<typeof properties> {
  return async ({ ask: { step, quote_id: quoteId, uuid }, who, speech }) => ({
    properties: allTold(await showStep(services, { ...who, step, quoteId, uuid }), speech),
  })
}
