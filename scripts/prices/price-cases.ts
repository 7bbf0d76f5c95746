import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { medianOf, panelOf } from '../../src/carriers/testing/rated-panel.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import type { CaseResult, PriceCase } from './price-case.ts'
import { rentersCases } from './renters-cases.ts'

/** The cases of each line that has some. */
export const priceCases: readonly (readonly [InsuranceLine, readonly PriceCase[]])[] = [
  ['renters', rentersCases],
]

const carriers = loadCarriers()

/** Has every carrier of the line price a case, as a visitor would see it. */
export function resultOf({ risk, over, published: [from, to] }: PriceCase): CaseResult {
  const { ratedIn, pricesOf } = panelOf(carriers, risk.line)
  const before = over && new Map(pricesOf(over).map(({ id, price }) => [id, price]))
  const figures = pricesOf(risk)
    .map(({ id, price }) => (before ? price / (before.get(id) ?? Number.NaN) : price))
    .filter(figure => !Number.isNaN(figure))
    .sort((a, b) => a - b)
  const median = medianOf(figures)
  return {
    figures,
    median,
    refusals: ratedIn(risk.state).length - figures.length,
    isMet: median >= from * 0.8 && median <= to * 1.25,
  }
}
