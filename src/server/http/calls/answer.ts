import { type AnswerAsk, type AnswerReply, answer } from '../../../contract/answer.ts'
import type { Call } from '../../../contract/call.ts'
import type { LookUpReply } from '../../../contract/look-up.ts'
import type { Services } from '../../journey/services.ts'
import { lookUp } from '../../journey/wizard/look-up.ts'
import { describePage } from '../../journey/wizard/show-step.ts'
import type { SentAnswer } from '../../journey/wizard/step-request.ts'
import { type TakenAnswer, takeAnswer } from '../../journey/wizard/take-answer.ts'
import { noteAnswer } from '../note-visits.ts'
import type { Handler } from '../serve.ts'

/** Look-ups for the page of a car share the answer call. */
export const call: Call<AnswerAsk, AnswerReply | LookUpReply> = answer

/** Looks something up for a page, or takes one answer and returns the next page (spec 7.2). */
export function handler(services: Services): Handler<typeof call> {
  return async ({ ask, visitor, who, key, sender }) => {
    const { step, quote_id: quoteId, answer: payload } = ask
    const request: SentAnswer = { visitor, key, step, quoteId, payload, sender }
    const found = await lookUp(services, request)
    if (found) return found
    const taken = await takeAnswer(services, request)
    noteAnswer(services, who, { step, reply: taken.reply })
    return replyTo(services, taken)
  }
}

async function replyTo(services: Services, { reply, page }: TakenAnswer): Promise<AnswerReply> {
  return page ? { data: { ...reply.data, properties: await describePage(services, page) } } : reply
}
