import type { AnswerAsk } from '../../contract/answers/answer.ts'
import { type LookUpAsk, lookUp } from '../../contract/answers/look-up.ts'
import { call } from '../calls/call.ts'
import type { VehicleHelp } from '../step/step-view.ts'

/** Looks up cars through the answer call of a car's page. */
export function vehicleHelp(page: Pick<AnswerAsk, 'step' | 'quote_id'>): VehicleHelp {
  const ask = (answer: LookUpAsk) => call(lookUp, { ...page, answer, source: 'web' })
  return {
    async makes(year) {
      const reply = await ask({ action: 'makes', year })
      return reply.status === 'OK' && 'makes' in reply.data.answer ? reply.data.answer.makes : undefined
    },
    async models(year, make) {
      const reply = await ask({ action: 'models', year, make })
      return reply.status === 'OK' && 'models' in reply.data.answer ? reply.data.answer.models : undefined
    },
    async decode(vin) {
      const reply = await ask({ action: 'decode', vin })
      if (reply.status === 'OK' && 'year' in reply.data.answer) return reply.data.answer
      return reply.status === 'Error' ? undefined : null
    },
  }
}
