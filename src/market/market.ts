import { loadPlanFiles } from '../connectors/rate-plan/load-plan-files.ts'
import { law } from '../law/law.ts'
import type { InsuranceLine, Rulebook } from '../law/rule.ts'
import type { PlanBook } from '../rating/book.ts'
import { chosenCoverage } from '../rating/coverage/chosen.ts'
import type { CoveragePart } from '../rating/coverage/coverage.ts'
import { cent } from '../rating/decimal.ts'
import type { Rating } from '../rating/engine/compile.ts'
import { inputsOfRisk } from '../rating/inputs/inputs.ts'
import type { AskableRisk } from '../risk/askable.ts'

/**
 * The market's own book: a plan for every line and state that belongs to no carrier, with level 1 and every exponent 1,
 * calibrated as the plans of carriers are (docs/decisions/023-estimates.md).
 */
const plans = new URL('../../data/market/plans/', import.meta.url)

/** The market price of a risk, and what it covers. */
export interface MarketPrice {
  /** Cents in total for a year's payments, or for a trip, including state surcharges. */
  readonly year: number
  readonly coverage: readonly CoveragePart[]
}

export interface Market {
  /** The market's book of a line, loaded on first use, because auto takes a fifth of a second. */
  bookOf(line: InsuranceLine): PlanBook
  /** The market's price of a risk (docs/decisions/023-estimates.md); `null` if there is none. */
  priceOf(risk: AskableRisk): MarketPrice | null
}

/** The market under some state rules. */
export function openMarket(rules: Rulebook): Market {
  const books = new Map<InsuranceLine, PlanBook>()

  function bookOf(line: InsuranceLine): PlanBook {
    const book = books.get(line) ?? loadPlanFiles(plans, line, rules)
    books.set(line, book)
    return book
  }

  return { bookOf, priceOf: risk => priceBy(bookOf(risk.line), risk) }
}

/** The market under the state rules of this product. */
export const market = openMarket(law)

function priceBy(book: PlanBook, risk: AskableRisk): MarketPrice | null {
  const loaded = book.choose({ state: risk.state, on: risk.effective })
  if (!loaded) return null
  const inputs = inputsOfRisk(risk)
  const rating = ratedOrNot(() => loaded.rate(inputs))
  if (rating?.kind !== 'rated') return null
  const { payments, total } = rating
  const term = payments ? payments.first + payments.each * BigInt(payments.count - 1) : total
  const year = Number(term / cent) * (loaded.plan.period === '6 months' ? 2 : 1)
  return { year, coverage: loaded.coverage(chosenCoverage(risk)) }
}

/** A risk and a book of different versions may not fit; then there is no price. */
function ratedOrNot(rate: () => Rating): Rating | null {
  try {
    return rate()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
