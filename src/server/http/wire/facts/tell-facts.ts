import type { Fact } from '../../../../contract/prices/status.ts'
import type { OfferView } from '../../../results/offer-view.ts'
import { type FactsOf, insurerFacts } from './insurer-facts.ts'
import { policyFacts } from './policy-facts.ts'

/** What is known of an offer, for its details: of its policy where it is a price, then of an insurer that can be bought from. */
export function tellFacts(offer: OfferView, of: FactsOf): readonly Fact[] {
  const { kind, carrier } = offer
  return [
    ...(kind === 'price' ? policyFacts(offer, of) : []),
    ...(kind === 'price' || kind === 'call' ? insurerFacts(carrier, of) : []),
  ]
}
