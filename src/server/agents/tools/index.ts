import type { Tool } from '../tool.ts'
import { adjustCoverage } from './adjust-coverage.ts'
import { answerQuestions } from './answer-questions.ts'
import { compareOffers } from './compare-offers.ts'
import { eraseQuote } from './erase-quote.ts'
import { estimatePriceTool } from './estimate-price.ts'
import { explainPrice } from './explain-price.ts'
import { getQuotes } from './get-quotes.ts'
import { getStateRules } from './get-state-rules.ts'
import { handOver } from './hand-over.ts'
import { listInsurance } from './list-insurance.ts'
import { startQuote } from './start-quote.ts'

/** Everything that an assistant can ask for, in the order of a conversation. */
export const tools: readonly Tool[] = [
  listInsurance,
  getStateRules,
  estimatePriceTool,
  startQuote,
  answerQuestions,
  getQuotes,
  explainPrice,
  adjustCoverage,
  compareOffers,
  handOver,
  eraseQuote,
]
