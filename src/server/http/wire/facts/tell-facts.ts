import type { Fact } from '../../../../contract/prices/status.ts'
import { spoken, wordsIn } from '../../../../language/text.ts'
import type { InsuranceLine } from '../../../../law/rule.ts'
import type { OfferView } from '../../../results/offer-view.ts'
import { takesOver } from '../../../results/takes-over.ts'
import { type FactsOf, insurerFacts } from './insurer-facts.ts'
import { policyFacts } from './policy-facts.ts'

const words = wordsIn({
  en: { current: 'Your current policy', keep: 'Don’t cancel it until the new one has begun.' },
  es: { current: 'Su póliza actual', keep: 'No la cancele hasta que haya empezado la nueva.' },
})

interface FactsOfVisitor extends FactsOf {
  /** The visitor has such insurance now. */
  readonly isInsured: boolean
}

/**
 * What is known about an offer, for its details: about its policy if it is a price, then about an insurer that can be bought from,
 * and what to do with a present policy if no page of ours is on the way to the new one.
 */
export function tellFacts(offer: OfferView, { isInsured, ...of }: FactsOfVisitor): readonly Fact[] {
  const { kind, carrier } = offer
  const say = spoken(words, of.speech)
  return [
    ...(kind === 'price' ? policyFacts(offer, of) : []),
    ...(kind === 'price' || kind === 'call' ? insurerFacts(carrier, of) : []),
    ...(isInsured && isByPhone(offer, of.risk.line) ? [{ title: say.current, text: say.keep }] : []),
  ]
}

/** Whether the phone alone leads from an offer to its policy. */
function isByPhone({ carrier, outcome }: OfferView, line: InsuranceLine): boolean {
  if (outcome?.kind === 'quoted')
    return outcome.source !== 'estimate' && !takesOver(carrier, { ...outcome, line })
  return outcome?.kind === 'referred'
}
