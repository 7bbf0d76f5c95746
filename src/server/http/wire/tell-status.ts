import type { ActionsTaken } from '../../../contract/prices/actions-taken.ts'
import type {
  BestBundle,
  Decisive,
  Quote,
  QuoteBundle,
  Receipt,
  StatusReply,
} from '../../../contract/prices/status.ts'
import { isLive, type OrderedTerms } from '../../../contract/purchase/ordered.ts'
import { addressOf } from '../../../contract/quote-address.ts'
import { longDay } from '../../../language/days.ts'
import { uncapitalized } from '../../../language/letters.ts'
import { type Speech, told } from '../../../language/text.ts'
import { allTold } from '../../../language/texts.ts'
import { insuranceOf } from '../../../lines/insurance-of.ts'
import type { Tell } from '../../../sentences/tell.ts'
import { tellCoverage } from '../../../sentences/tell-coverage.ts'
import { amountOf } from '../../../units/cents.ts'
import { changedSince, type OrderTerms, type TakenActions } from '../../journey/actions-taken.ts'
import { isInsured } from '../../journey/purchase/is-insured.ts'
import type { ResultsPage } from '../../journey/results/show-results.ts'
import type { Bundles } from '../../results/list/bundle.ts'
import type { OfferView } from '../../results/offer-view.ts'
import { tellFacts } from './facts/tell-facts.ts'
import { tellEffects } from './tell-exactness.ts'
import { tellLateStart } from './tell-late-start.ts'
import { tellResults } from './tell-results.ts'
import { tellWays } from './tell-ways.ts'

/** What the results page shows, on the wire (spec 3.4.1). */
export function tellStatus(
  page: ResultsPage,
  { isCounted, speech }: { readonly isCounted: boolean; readonly speech: Speech },
): StatusReply['data'] {
  const { finished, view, bundles, taken, own } = page
  const { quote } = finished
  const tell = finished.tellIn(speech)
  const { address1, city, state, zip: zip_code } = view.address
  return {
    id: quote.id,
    quote_number: quote.number,
    address: { address1, city, state, zip_code },
    result: tellResults(view, { tell, isCounted, more: offer => moreOf(offer, page, speech) }),
    quotes_title: told(insuranceOf(quote.line), speech),
    // Kept for the contract (spec 3.4.1).
    sourceUrl: null,
    sourceName: null,
    reload: false,
    ...allTold(own, speech),
    ...(page.isOwnPlan ? { own_plan: true as const } : {}),
    ...tellLateStart(page.late, speech),
    exact: { open: page.exact.open.length, effects: tellEffects(page.exact, tell, speech) },
    others: allTold(page.others, speech),
    ...allTold(page.further, speech),
    ...(bundles?.best && { bundle: tellBest(bundles.best, nameOf(bundles, speech)) }),
    ...(page.ways && { ways: tellWays(page.ways, tell, speech) }),
    ...(taken && { actions_taken: tellTaken(taken, tell, speech) }),
  }
}

/** What the visitor's other quotes, answers and actions say about an offer. */
function moreOf(
  offer: OfferView,
  { finished, view, bundles, decisive, receipts, taken }: ResultsPage,
  speech: Speech,
): Partial<Quote> {
  const { quote } = finished
  const tell = finished.tellIn(speech)
  const year = bundles?.byOffer.get(offer.id)
  const lines = decisive.get(offer.id) ?? []
  const confirmed = receipts.get(offer.id) ?? []
  const facts = tellFacts(offer, {
    risk: finished.risk,
    isInsured: isInsured(finished),
    offers: view.offers,
    speech,
  })
  return {
    ...(bundles && year ? { bundle: tellBundle(year, nameOf(bundles, speech)) } : {}),
    ...(lines.length > 0
      ? {
          decisive: lines.map(({ says, ask }): Decisive => {
            const href = ask && addressOf(ask.route, '', quote.id)
            return { text: tell(says), ...(ask && href ? { ask: { text: tell(ask.says), href } } : {}) }
          }),
        }
      : {}),
    ...(confirmed.length > 0
      ? {
          receipts: confirmed.map(({ cents, cover, ...receipt }): Receipt => {
            return { premium: amountOf(cents), cover: told(cover, speech), ...receipt }
          }),
        }
      : {}),
    ...(facts.length > 0 ? { facts } : {}),
    ...markOf(offer, taken, tell),
  }
}

/** What the other line of bundles sells, in the middle of a sentence. */
function nameOf(bundles: Bundles, speech: Speech): string {
  return uncapitalized(told(insuranceOf(bundles.with), speech))
}

function tellBundle(
  { year, alone }: { readonly year: number; readonly alone: number },
  other: string,
): QuoteBundle {
  return { with: other, year: amountOf(year), alone: amountOf(alone) }
}

function tellBest({ insurer, year, alone, apart }: NonNullable<Bundles['best']>, other: string): BestBundle {
  return {
    insurer,
    with: other,
    year: amountOf(year),
    ...(apart === null ? {} : { apart: amountOf(apart) }),
    saves:
      apart !== null && year < apart
        ? { amount: amountOf(apart - year), against: 'any-two' }
        : { amount: amountOf(alone - year), against: 'same-insurer' },
  }
}

const marks = {
  policy: { en: 'Your policy', es: 'Su póliza' },
  order: { en: 'Your order', es: 'Su pedido' },
} as const

/** The card of an offer that was ordered says so, and what was ordered if it shows something else now. */
function markOf(
  offer: OfferView,
  taken: TakenActions | null,
  tell: Tell,
): Pick<Quote, 'mark' | 'ordered_terms'> {
  const { ordered, terms } = taken ?? {}
  if (!ordered || ordered.offer !== offer.id || !isLive(ordered)) return {}
  const changed = terms && changedSince(terms, offer.price)
  return {
    mark: tell(ordered.status === 'bound' ? marks.policy : marks.order),
    ...(terms && changed
      ? {
          ordered_terms: {
            ...tellTerms(terms, tell),
            changed,
            ...(ordered.status === 'unpaid' ? { is_unpaid: true } : {}),
          },
        }
      : {}),
  }
}

function tellTaken(
  { ordered, terms, saved, watch, shared }: TakenActions,
  tell: Tell,
  speech: Speech,
): ActionsTaken {
  return {
    ...(ordered && { ordered: { ...ordered, ...(terms && { terms: tellTerms(terms, tell) }) } }),
    ...(saved && { saved: { ...saved, on: longDay(saved.on, speech) } }),
    ...(watch && { watch: 'on' in watch ? { ...watch, on: longDay(watch.on, speech) } : watch }),
    ...(shared && { shared }),
  }
}

function tellTerms({ cents, period, coverage }: OrderTerms, tell: Tell): OrderedTerms {
  return {
    premium: amountOf(cents),
    policy_period: period,
    coverage_amount: tellCoverage(coverage, tell),
  }
}
