import type { Outcome, Quoted } from '../../connectors/connector.ts'

/**
 * What another visitor with an identical risk sees of a carrier's answer: the price and the cover it buys. The quote
 * number, the link to buy, the sentences and the last day were made for the visitor who asked, and stay with
 * him. `null` where nothing may be shared, and where the answer held a link: this visitor can buy online too, so the
 * carrier gets its own question.
 */
export function sharedPriceOf(outcome: Outcome): Quoted | null {
  if (outcome.kind !== 'quoted' || outcome.bridgeUrl !== undefined) return null
  const { kind, source, premium, period, bill, estimated, coverageText, narrow, assumed } = outcome
  return {
    kind,
    source,
    premium,
    period,
    bill,
    estimated,
    coverageText,
    ...(narrow ? { narrow } : {}),
    assumed,
    notes: [{ key: 'price.shared' }],
  }
}
