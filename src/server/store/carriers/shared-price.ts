import type { Outcome, Quoted } from '../../../connectors/connector.ts'

/**
 * The part of a carrier's answer that another visitor with an identical risk sees: the price and the cover it buys. The quote
 * number, the link to buy, the sentences and the last day were made for the visitor who asked, and are not shared. `null` if
 * nothing may be shared, or if the answer contained a link: this visitor can buy online too, so the carrier gets its own question.
 */
export function sharedPriceOf(outcome: Outcome): Quoted | null {
  if (outcome.kind !== 'quoted') return null
  const { others = [], ...first } = outcome
  if ([first, ...others].some(({ bridgeUrl }) => bridgeUrl !== undefined)) return null
  return { ...commonParts(first), ...(others.length > 0 ? { others: others.map(commonParts) } : {}) }
}

function commonParts(quoted: Quoted): Quoted {
  const { kind, source, premium, period, bill, estimated, coverage, narrow, assumed, product } = quoted
  return {
    kind,
    source,
    premium,
    period,
    bill,
    estimated,
    coverage,
    ...(narrow ? { narrow } : {}),
    ...(product ? { product } : {}),
    assumed,
    notes: [{ key: 'price.shared' }],
  }
}
