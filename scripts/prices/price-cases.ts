import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { Outcome } from '../../src/connectors/connector.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import { medianOf, panelOf } from '../../tests/carriers/rated-panel.ts'
import { termPrice } from '../../tests/carriers/samples/sample.ts'
import { autoCases } from './auto-cases.ts'
import { homeownerCases } from './homeowner-cases.ts'
import { lifeCases } from './life-cases.ts'
import { petCases } from './pet-cases.ts'
import type { CaseResult, PriceCase } from './price-case.ts'
import { rentersCases } from './renters-cases.ts'
import { travelCases } from './travel-cases.ts'

/** The cases of each line that has some. */
export const priceCases: readonly (readonly [InsuranceLine, readonly PriceCase[]])[] = [
  ['auto', autoCases],
  ['homeowner', homeownerCases],
  ['renters', rentersCases],
  ['pet', petCases],
  ['travel', travelCases],
  ['life', lifeCases],
]

const carriers = loadCarriers()

/** Has every carrier of the line price a case, as a visitor would see it. */
export function resultOf({ risk, over, byMonth, byState, published: [from, to] }: PriceCase): CaseResult {
  const { ratedIn, pricesOf } = panelOf(carriers, risk.line)
  const priceOf = byMonth ? monthPrice : termPrice
  const before = over && new Map(pricesOf(over, priceOf).map(({ id, price }) => [id, price]))
  const figures = pricesOf(risk, priceOf)
    .map(({ id, price }) => (before ? price / (before.get(id) ?? Number.NaN) : price))
    .filter(figure => !Number.isNaN(figure))
    .sort((a, b) => a - b)
  const median = medianOf(figures)
  const [least, most] = byState ? [0.85, 1.15] : [0.8, 1.25]
  return {
    figures,
    median,
    refusals: ratedIn(risk.state).length - figures.length,
    isMet: median >= from * least && median <= to * most,
  }
}

/** The price of a month, in dollars; `null` without a price of the usual cover. */
function monthPrice(outcome: Outcome): number | null {
  return outcome.kind === 'quoted' && !outcome.narrow ? Number(outcome.premium) : null
}
