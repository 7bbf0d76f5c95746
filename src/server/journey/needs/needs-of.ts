import { isSold } from '../../../carriers/appointments.ts'
import type { Carrier } from '../../../carriers/carrier.ts'
import {
  fieldsOf,
  isCommonKey,
  type NeedField,
  needOf,
  openNeeds,
} from '../../../connectors/needs/details.ts'
import type { Need, NeedAnswer, NeededField } from '../../../connectors/needs/need.ts'
import { carrierOf } from '../../../contract/prices/carrier-of.ts'
import { askable } from '../../../risk/askable.ts'
import { AppError } from '../../errors.ts'
import { productIn } from '../../results/list/products.ts'
import { type Card, viewResults } from '../../results/results-view.ts'
import type { GivenDetails } from '../../store/carriers/given-details.ts'
import type { Offer } from '../../store/carriers/offer-store.ts'
import { type Finished, type Reading, readFinished } from '../results/show-results.ts'
import type { Services } from '../services.ts'

/** An offer of a visitor's quote, and who looks at it. */
export interface OfferOf {
  readonly visitor: Buffer
  readonly id: string
  /** The id of the offer. */
  readonly offer: string
}

/** What is asked of the visitor: for a price, or for an order; and whether known answers are asked again. */
export interface Asking {
  readonly isToBuy: boolean
  readonly isAll: boolean
}

/** What giving details takes. */
export type Giving = Reading & Services<'admit' | 'given'>

/** What one insurer needs to know from a visitor, field by field. */
export interface InsurerNeeds extends Pick<Asking, 'isToBuy'> {
  readonly finished: Finished
  readonly carrier: Carrier
  readonly card: Card
  /** Those that the visitor is asked. */
  readonly fields: readonly NeedField[]
  /** Answered for another insurer, by this same browser, so this one needs no question. */
  readonly known: readonly (NeedField & { readonly answer: NeedAnswer })[]
  /** This browser answered the questions of the line, rather than opening a mailed link. */
  readonly isTypedHere: boolean
  /** What this browser gave this particular insurer before, by the keys of fields. */
  readonly before: GivenDetails['given']
  /** The same for every insurer, if it answers this one's fields too. */
  readonly common: GivenDetails['given']
}

/**
 * What an insurer needs before it gives or confirms its price, or takes an order. Throws as `showResults` does, and `not-found` for
 * an insurer that needs nothing, or may no longer be sold.
 */
export async function readNeeds(
  services: Giving,
  { visitor, id, offer, isAll, isToBuy }: OfferOf & Asking,
): Promise<InsurerNeeds> {
  const finished = await readFinished(services, visitor, id)
  const { quote, offers, risk } = finished
  const carrierId = carrierOf(offer)
  const carrier = services.carriers.find(one => one.id === carrierId)
  const stored = offers.find(one => one.carrier === carrierId)
  const view = viewResults(services.carriers, finished)
  const shown = view.offers.find(one => one.id === offer)
  const declared = carrier?.lines[risk.line]?.needs ?? []
  const early = stored ? needsIn(declared, stored, offer) : []
  const needs = isToBuy ? declared.filter(({ to }) => to === 'buy') : early
  const sale = { line: risk.line, state: risk.state, day: finished.journey.today }
  if (!carrier || !shown || needs.length === 0 || !isSold(carrier, sale)) throw new AppError('not-found')
  const giver = visitor.toString('base64')
  const typedHere = (await services.given.of(quote)).filter(one => one.giver === giver)
  const before = typedHere.find(one => one.carrier === carrierId)?.given ?? {}
  const common = Object.fromEntries(
    typedHere.flatMap(({ given }) => Object.entries(given).filter(([key]) => isCommonKey(key))),
  )
  const all = fieldsOf(needs, askable(risk))
  const known = all.flatMap(field => {
    const answer = common[field.key]
    return answer === undefined || field.key in before || isAll ? [] : [{ ...field, answer }]
  })
  return {
    finished,
    carrier,
    isToBuy,
    card: { view, offer: shown, tellIn: finished.tellIn },
    fields: all.filter(({ key }) => !known.some(one => one.key === key)),
    known,
    isTypedHere: quote.visitor.equals(visitor),
    before,
    common,
  }
}

/** Everything that an insurer would get before it confirms: what its folder names, and what its reply asked for. */
function needsIn(
  declared: readonly Need[],
  { outcome, state }: Pick<Offer, 'outcome' | 'state'>,
  offer: string,
): readonly Need[] {
  const wanted: readonly NeededField[] =
    outcome?.kind === 'needs' ? outcome.fields : (productIn(outcome, offer)?.needs ?? [])
  const replied = wanted.map(field => needOf(field, declared))
  const early = declared.filter(({ to }) => to === 'quote' || to === 'confirm')
  if (wanted.length === 0 && (early.length === 0 || state === 'open')) return []
  // In the order of the folder, with what an insurer asks for first in front.
  const named = early.map(need => replied.find(({ id }) => id === need.id) ?? need)
  return [...named, ...replied.filter(need => !named.includes(need))]
}

/** What an insurer needs with an order and was not given yet. */
export function openToBuy(
  { carrier, finished: { risk } }: Pick<InsurerNeeds, 'carrier' | 'finished'>,
  given: GivenDetails['given'],
): readonly Need[] {
  const needs = carrier.lines[risk.line]?.needs ?? []
  return openNeeds({ needs, given, risk: askable(risk), to: 'buy' })
}
