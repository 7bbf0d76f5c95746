import type { Carrier } from '../../../carriers/carrier.ts'
import type { Outcome } from '../../../connectors/connector.ts'
import type { Answers } from '../../../wizard/walk.ts'
import type { OfferView } from '../../results/offer-view.ts'
import { ratePlans } from '../quoting/make-offers.ts'
import { riskOf } from '../quoting/risk-of.ts'
import type { Finished } from '../results/show-results.ts'

/** Why no insurer sells a choice. */
export type NotSold = 'age' | 'other'

/** Whether none of the listed insurers sells what an application asks for; undefined if one of them may. */
export function notSoldBy(
  carriers: readonly Carrier[],
  { quote, application: present, offers, journey: { today } }: Finished,
  listed: readonly OfferView[],
): (application: Answers) => NotSold | undefined {
  const termIn = (application: Answers) => {
    const risk = riskOf({ line: quote.line, application, today })
    return risk.line === 'life' ? Number(risk.life.term) : undefined
  }
  const told = new Map(offers.map(({ carrier, outcome }) => [carrier, outcome]))
  const insurers = listed.map(({ carrier }) => carrier.id)
  return application => {
    const rated = ratePlans(carriers, { quoteId: quote.id, line: quote.line, application, today })
    const own = insurers.flatMap(id => rated.get(id) ?? [])
    const others = insurers.filter(id => !rated.has(id)).map(id => told.get(id))
    const [now = 0, then = 0] = [termIn(present), termIn(application)]
    return notSold(own, { others, isAsLong: now > 0 && then >= now })
  }
}

interface Others {
  /** What insurers whose rates we don't hold said about the present choice. */
  readonly others: readonly (Outcome | null | undefined)[]
  /** The choice is a life insurance term that is no shorter: somebody too old for the present one is too old for this one too. */
  readonly isAsLong: boolean
}

/**
 * The same, from what insurers' own plans say about the choice. The code `term` is for those that never sell such a term. An
 * insurer that only quotes on the phone gives no price to wait for. Pure.
 */
export function notSold(own: readonly Outcome[], { others, isAsLong }: Others): NotSold | undefined {
  if (own.length === 0 || !own.every(outcome => outcome.kind === 'declined')) return undefined
  if (own.some(({ code }) => code !== 'age' && code !== 'term'))
    return others.length === 0 ? 'other' : undefined
  const isTooOld = (outcome: Outcome | null | undefined) =>
    outcome?.kind === 'referred' || (outcome?.kind === 'declined' && outcome.code === 'age')
  if (others.length > 0 && !(isAsLong && others.every(isTooOld))) return undefined
  return own.some(({ code }) => code === 'age') ? 'age' : 'other'
}
