import type { Outcome } from '../../../connectors/connector.ts'
import { eachPet } from '../../../connectors/each-pet.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import { type AskableRisk, askable } from '../../../risk/askable.ts'
import type { Day } from '../../../units/day.ts'
import { todayAt } from '../../../units/today.ts'
import type { Line } from '../../../wizard/line.ts'
import { type Answers, walk } from '../../../wizard/walk.ts'
import type { OwnPrice } from '../../estimate/own-estimate.ts'
import type { Offer, OfferStore } from '../../store/carriers/offer-store.ts'
import type { Quote } from '../../store/rows/quote.ts'
import type { QuoteStore } from '../../store/rows/quote-store.ts'
import type { Walking } from '../journey-of.ts'
import { riskOf } from '../quoting/risk-of.ts'

/** Answers, and what insurers themselves answered to them. */
export interface AnsweredRound {
  readonly answers: Answers
  readonly offers: readonly { readonly carrier: string; readonly outcome: Outcome }[]
}

/** A quote's present round as `AnsweredRound`, without stand-ins for answers. */
export function answeredRound({ answers }: Pick<Quote, 'answers'>, offers: readonly Offer[]): AnsweredRound {
  return {
    answers,
    offers: offers.flatMap(({ carrier, state, standIn, outcome }) =>
      state === 'done' && !standIn && outcome ? [{ carrier, outcome }] : [],
    ),
  }
}

/** The prices that insurers gave in rounds of a line, the oldest first; rounds whose answers no longer fit are left out. */
export function ownPricesIn(
  { line, today }: { readonly line: Line<InsuranceLine>; readonly today: Day },
  rounds: readonly AnsweredRound[],
): (carrier: string) => readonly OwnPrice[] {
  const rated = rounds.flatMap(({ answers, offers }): { risk: AskableRisk; offers: typeof offers }[] => {
    const { open, application } = walk({ line, answers, today })
    return open ? [] : [{ risk: askable(riskOf({ line: line.name, application, today })), offers }]
  })
  return carrier =>
    rated.flatMap(({ risk, offers }) => {
      const quoted = offers.find(offer => offer.carrier === carrier)?.outcome
      return quoted ? ownPricesOf(risk, quoted) : []
    })
}

/** The price of a risk; each of several pets has its own. Estimates stand in for the usual product. */
function ownPricesOf(risk: AskableRisk, outcome: Outcome): readonly OwnPrice[] {
  if (outcome.kind !== 'quoted' || outcome.product?.id !== undefined) return []
  const { pets } = outcome
  if (!pets) return [{ risk, quoted: outcome }]
  return eachPet({ risk }).flatMap((alone, at) => {
    const about = pets[at]?.outcome
    return about?.kind === 'quoted' && about.source !== 'estimate'
      ? [{ risk: alone.risk, quoted: about }]
      : []
  })
}

/** The prices that a carrier itself gave a quote's visitor, the oldest first. */
export type OwnPricesOf = (quote: Quote, carrier: string) => Promise<readonly OwnPrice[]>

/** How many of a visitor's other quotes of the day are looked through. */
const mostOthers = 3

interface Deps extends Walking {
  readonly quotes: Pick<QuoteStore, 'allOf'>
  readonly offers: Pick<OfferStore, 'earlierOf' | 'offersOf'>
}

/** Looks in the quote's earlier rounds, then in what the visitor asked for in the same line today; see OwnPricesOf. */
export function ownPricesBy({ lines, today, quotes, offers }: Deps): OwnPricesOf {
  return async (quote, carrier) => {
    const of = { line: lines.byName(quote.line), today: today() }
    const own = ownPricesIn(of, await offers.earlierOf(quote))(carrier)
    if (own.length > 0) return own
    for (const other of (await quotes.allOf(quote.visitor)).filter(isOfSameDay(quote)).slice(0, mostOthers)) {
      const rounds = [...(await offers.earlierOf(other)), answeredRound(other, await offers.offersOf(other))]
      const found = ownPricesIn(of, rounds)(carrier)
      if (found.length > 0) return found
    }
    return []
  }
}

/** Whether the visitor's other quote is of the same line and has prices from the same day. */
function isOfSameDay(quote: Quote) {
  const dayOf = (at: Date | null) => (at ? todayAt(at) : null)
  return ({ id, line, visitor, completedAt }: Quote) =>
    id !== quote.id &&
    line === quote.line &&
    visitor.equals(quote.visitor) &&
    completedAt !== null &&
    dayOf(completedAt) === dayOf(quote.completedAt)
}
