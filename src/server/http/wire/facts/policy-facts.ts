import type { Fact } from '../../../../contract/prices/status.ts'
import type { Speech } from '../../../../language/text.ts'
import type { Risk } from '../../../../risk/risk.ts'
import type { OfferView } from '../../../results/offer-view.ts'
import { discountFacts } from './discount-facts.ts'
import { homeFacts, leftOutOf } from './home-facts.ts'
import type { FactsOf } from './insurer-facts.ts'
import { lifeFacts } from './life-facts.ts'
import { petFacts } from './pet-facts.ts'
import { travelFacts } from './travel-facts.ts'

/** What the policy of an offer says beyond its price, and what could lower it. */
export function policyFacts(offer: OfferView, { risk, speech }: FactsOf): readonly Fact[] {
  return [...ofLine(offer, risk, speech), ...discountFacts(offer, risk, speech)]
}

function ofLine(offer: OfferView, risk: Risk, speech: Speech): readonly Fact[] {
  switch (risk.line) {
    case 'renters':
      return leftOutOf(offer, 'renters', { speech })
    case 'homeowner':
      return homeFacts(offer, risk, speech)
    case 'pet':
      return petFacts(offer, speech)
    case 'travel':
      return travelFacts(offer, speech)
    case 'life':
      return lifeFacts(offer, risk, speech)
    case 'auto':
      return []
  }
}
