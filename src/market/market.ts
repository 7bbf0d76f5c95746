import { planFiles, sha256 } from '../connectors/plan-files.ts'
import type { InsuranceLine } from '../law/rule.ts'
import { loadPlans, type PlanBook } from '../rating/book.ts'
import { cent } from '../rating/decimal.ts'
import { inputsOfRisk } from '../rating/inputs.ts'
import type { Risk } from '../risk/risk.ts'

/**
 * The market's own book: a plan for every line and state that belongs to no carrier, with level 1 and every exponent 1,
 * calibrated as the plans of carriers are (`scripts/calibrate.ts`; docs/decisions/023-estimates.md).
 */
const plans = new URL('plans/', import.meta.url)

/** Read when a line is first priced: that of auto takes a fifth of a second. */
const books = new Map<InsuranceLine, PlanBook>()

/** The market's book of a line. */
export function marketBook(line: InsuranceLine): PlanBook {
  const book = books.get(line) ?? loadPlans({ files: planFiles(plans, line), hash: sha256 })
  books.set(line, book)
  return book
}

/**
 * The market's price of a risk (domain: estimated prices) in cents: what a year of it comes to as it is paid, six months
 * of auto, the trip. What the state adds to every bill is in it. `null` for what the market's facts know no price of.
 */
export function marketPrice(risk: Risk): number | null {
  const loaded = marketBook(risk.line).choose({ state: risk.state, on: risk.effective })
  const rating = loaded?.rate(inputsOfRisk(risk))
  if (rating?.kind !== 'rated') return null
  const { payments, total } = rating
  const paid = payments ? payments.first + payments.each * BigInt(payments.count - 1) : total
  return Number(paid / cent)
}
