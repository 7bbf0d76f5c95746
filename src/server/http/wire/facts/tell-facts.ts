import type { Fact } from '../../../../contract/prices/status.ts'
import type { OfferView } from '../../../results/offer-view.ts'
import { type FactsOf, insurerFacts } from './insurer-facts.ts'

/** What is known of an offer, for its details; nothing where there is neither a price nor a call to one. */
export function tellFacts({ carrier, kind }: OfferView, of: FactsOf): readonly Fact[] {
  return kind === 'price' || kind === 'call' ? insurerFacts(carrier, of) : []
}
