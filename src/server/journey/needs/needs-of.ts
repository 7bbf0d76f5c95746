import type { Carrier } from '../../../carriers/carrier.ts'
import type { NeededField } from '../../../connectors/connector.ts'
import { fieldsOf, isCommonKey, type NeedField, needOf } from '../../../connectors/needs/details.ts'
import type { Need, NeedAnswer } from '../../../connectors/needs/need.ts'
import { carrierOf } from '../../../contract/prices/carrier-of.ts'
import { askable } from '../../../risk/askable.ts'
import { AppError } from '../../errors.ts'
import { productIn } from '../../results/list/products.ts'
import { type Card, viewResults } from '../../results/results-view.ts'
import type { GivenDetails } from '../../store/carriers/given-details.ts'
import type { Offer } from '../../store/carriers/offer-store.ts'
import { type Finished, readFinished, type Viewing } from '../results/show-results.ts'
import type { Services } from '../services.ts'

/** An offer of a visitor's quote, and who looks at it. */
export interface OfferOf {
  readonly visitor: Buffer
  readonly id: string
  /** The id of the offer. */
  readonly offer: string
}

/** What giving details takes. */
export type Giving = Viewing & Services<'admit' | 'given'>

/** What one insurer needs to know of a visitor, field by field. */
export interface InsurerNeeds {
  readonly finished: Finished
  readonly carrier: Carrier
  readonly card: Card
  /** Those that the visitor is asked. */
  readonly fields: readonly NeedField[]
  /** Answered to another insurer, by this very browser, so that this one needs no question. */
  readonly known: readonly (NeedField & { readonly answer: NeedAnswer })[]
  /** This browser answered the questions of the line, and not one that opened a mailed link. */
  readonly isTypedHere: boolean
  /** What this browser gave this insurer or another before, by the keys of fields. */
  readonly before: GivenDetails['given']
}

/**
 * What an insurer needs before it gives or confirms its price. `isAll` asks again what is known. Throws as `showResults` does, and
 * `not-found` for an insurer that needs nothing.
 */
export async function readNeeds(
  services: Giving,
  { visitor, id, offer, isAll }: OfferOf & { readonly isAll: boolean },
): Promise<InsurerNeeds> {
  const finished = await readFinished(services, visitor, id)
  const { quote, offers, risk } = finished
  const carrierId = carrierOf(offer)
  const carrier = services.carriers.find(one => one.id === carrierId)
  const stored = offers.find(one => one.carrier === carrierId)
  const view = viewResults(services.carriers, finished)
  const shown = view.offers.find(one => one.id === offer)
  const needs = carrier && stored ? needsIn(carrier, stored, { line: risk.line, offer }) : []
  if (!carrier || !shown || needs.length === 0) throw new AppError('not-found')
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
    card: { view, offer: shown, tellIn: finished.tellIn },
    fields: all.filter(({ key }) => !known.some(one => one.key === key)),
    known,
    isTypedHere: quote.visitor.equals(visitor),
    before: { ...common, ...before },
  }
}

/** All that an insurer would get before it confirms: what its folder names, and what its reply asked for. */
function needsIn(
  { lines }: Carrier,
  { outcome, state }: Pick<Offer, 'outcome' | 'state'>,
  { line, offer }: { readonly line: keyof Carrier['lines']; readonly offer: string },
): readonly Need[] {
  const declared = lines[line]?.needs ?? []
  const wanted: readonly NeededField[] =
    outcome?.kind === 'needs' ? outcome.fields : (productIn(outcome, offer)?.needs ?? [])
  const replied = wanted.map(field => needOf(field, declared))
  const early = declared.filter(({ to }) => to === 'quote' || to === 'confirm')
  if (wanted.length === 0 && (early.length === 0 || state === 'open')) return []
  const others = replied.filter(({ id }) => !early.some(need => need.id === id))
  return [...early, ...others]
}
