import { answer } from '../../contract/answer.ts'
import { takeAnswer } from '../quotes/take-answer.ts'
import type { Handler } from '../serve.ts'
import type { Services } from '../services.ts'

export const call = answer

/** Gives one answer (contract.md, `/api/v1/answer`). */
export function handler(services: Services): Handler<typeof answer> {
  return ({ ask, visitor, key }) =>
    takeAnswer(services, { visitor, key, step: ask.step, payload: ask.answer })
}
