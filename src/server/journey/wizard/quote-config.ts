import type { AnswerReply } from '../../../contract/answer.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { partnerOf } from '../partner-of.ts'

type Config = AnswerReply['data']['config']

/** What a reply says of the quote that an answer is about. */
export function configOf({ id, number, line, answers }: Quote, step_type: Config['step_type']): Config {
  const partner = partnerOf(answers)
  return { quoteId: id, quote_number: number, step_type, insurance_type: line, ...(partner && { partner }) }
}
