import { type AnswerAsk, type AnswerReply, answer, type LookUpReply } from '../../../contract/answer.ts'
import type { Call } from '../../../contract/call.ts'
import { lookUp } from '../../journey/look-up.ts'
import type { Services } from '../../journey/services.ts'
import { type GivenAnswer, takeAnswer } from '../../journey/take-answer.ts'
import type { Handler } from '../serve.ts'

/** Look-ups for the page of a car are asked where answers are given. */
export const call: Call<AnswerAsk, AnswerReply | LookUpReply> = answer

/** Gives one answer, or looks something up on its page (spec 7.2). */
export function handler(services: Services): Handler<typeof call> {
  return async ({ ask, visitor, key }) => {
    const { step, quote_id: quoteId, answer: payload } = ask
    const given: GivenAnswer = { visitor, key, step, quoteId, payload }
    return (await lookUp(services, given)) ?? takeAnswer(services, given)
  }
}
