import type { Carrier } from '../../src/carriers/carrier.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import type { LoadedPlan } from '../../src/rating/book.ts'
import { formatMoney } from '../../src/rating/decimal.ts'
import type { Inputs } from '../../src/rating/inputs/input.ts'
import { inputsOfRisk } from '../../src/rating/inputs/inputs.ts'
import { askable } from '../../src/risk/askable.ts'
import type { Risk } from '../../src/risk/risk.ts'
import { type CarrierPrice, plansOf } from './rated-panel.ts'

/** Prices straight from the plans, without making offers, which takes a third of the time. */

interface PlanForRisk {
  readonly id: string
  readonly plan: LoadedPlan
  /** The risk as the plan reads it. */
  readonly inputs: Inputs
}

/** The plans of a line that are for a risk, one for each carrier. */
export function plansFor(carriers: readonly Carrier[], line: InsuranceLine) {
  const books = carriers.flatMap(carrier => {
    const book = plansOf(carrier, line)?.book
    return book ? [{ id: carrier.id, book }] : []
  })
  return (risk: Risk): readonly PlanForRisk[] => {
    const inputs = inputsOfRisk(askable(risk))
    return books.flatMap(({ id, book }) => {
      const plan = book.choose({ state: risk.state, on: risk.effective })
      return plan ? [{ id, plan, inputs }] : []
    })
  }
}

/** The charge of each carrier of a line for a risk, in dollars a term, the lowest first, without those that refuse. */
export function planPrices(carriers: readonly Carrier[], line: InsuranceLine) {
  const plansOfRisk = plansFor(carriers, line)
  return (risk: Risk): readonly CarrierPrice[] =>
    plansOfRisk(risk)
      .flatMap(({ id, plan, inputs }) => {
        const rating = plan.rate(inputs)
        return rating.kind === 'rated' ? [{ id, price: Number(formatMoney(rating.total)) }] : []
      })
      .sort((a, b) => a.price - b.price)
}
