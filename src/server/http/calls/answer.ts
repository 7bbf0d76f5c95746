import { type AnswerAsk, type AnswerReply, answer } from '../../../contract/answers/answer.ts'
import type { LookUpReply } from '../../../contract/answers/look-up.ts'
import type { Call } from '../../../contract/call.ts'
import { allTold } from '../../../language/texts.ts'
import type { Services } from '../../journey/services.ts'
import { lookUp } from '../../journey/wizard/look-up.ts'
import { describePage } from '../../journey/wizard/show-step.ts'
import { takeAnswer } from '../../journey/wizard/take-answer.ts'
import type { Handler } from '../serve.ts'
import { tellAnswer } from '../wire/tell-answer.ts'

/** Look-ups for the page of a car share the answer call. */
export const call: Call<AnswerAsk, AnswerReply | LookUpReply> = answer

/** Looks something up for a page, or takes one answer and returns the next page (spec 7.2). */
export function handler(services: Services): Handler<typeof call> {
  return async ({ ask, who, key, sender, speech }) => {
    const { step, quote_id: quoteId, answer: payload, shown } = ask
    const request = { ...who, key, step, quoteId, payload, shown, sender }
    const found = await lookUp(services, request)
    if (found) return found
    const { result, page } = await takeAnswer(services, request)
    const data = tellAnswer(result, speech)
    if (!page) return { data }
    return { data: { ...data, properties: allTold(await describePage(services, page), speech) } }
  }
}
