import { isDeepStrictEqual } from 'node:util'
import type { Quoted } from '../../../connectors/connector.ts'
import { carrierOf } from '../../../contract/prices/carrier-of.ts'
import { buyAddress, type Continuing } from '../../../contract/purchase/continue.ts'
import type { Ordered } from '../../../contract/purchase/ordered.ts'
import type { Language } from '../../../language/text.ts'
import type { PetName, Sentence } from '../../../sentences/sentence.ts'
import { centsOf } from '../../../units/cents.ts'
import { AppError } from '../../errors.ts'
import { productIn, settledOffer } from '../../results/list/products.ts'
import type { OpenableQuestion } from '../../results/passport.ts'
import { type Card, viewResults } from '../../results/results-view.ts'
import { bindsLine, carrierPage, isRatedHere } from '../../results/takes-over.ts'
import type { CheckedPrice, PriceCheck } from '../../store/rows/price-checks.ts'
import { passDoor, type Sender, type ToPass } from '../quoting/admit.ts'
import { riskOf } from '../quoting/risk-of.ts'
import { type Finished, type Reading, readFinished } from '../results/show-results.ts'
import type { Services } from '../services.ts'
import { priceChecks } from './drift-metrics.ts'
import { guessesIn, missingAnswer } from './guesses.ts'
import { isInsured } from './is-insured.ts'
import { type SeenBefore, type SeenPrice, seenBefore } from './seen-before.ts'

interface Offered {
  readonly visitor: Buffer
  readonly id: string
  /** The id of the offer: of its carrier, or of one of the carrier's products. */
  readonly offer: string
}

interface Asked extends Offered {
  readonly sender: Sender
}

/** What confirming a price takes. */
type Confirming = Reading & Services<'admit' | 'askAgain' | 'priceChecks'>
/** The same if it may be bought here. */
export type Selling = Confirming & Services<'checkout' | 'given'>

/** Reloading the page within this time does not ask the carrier again. */
const freshMs = 15 * 60_000

/** A price that was confirmed a moment ago, or could not be. */
export interface Confirmed {
  readonly finished: Finished
  /** As it is now. */
  readonly card: Card
  readonly result: Continuing['result']
  /** The price itself; null if there no longer is one. */
  readonly quoted: Quoted | null
  readonly check: PriceCheck | null
  /** What makes the price an estimate; none if it isn't one. */
  readonly guesses: readonly Sentence[]
  /** The question to answer before it can be bought here. */
  readonly missing: OpenableQuestion | null
  /** What the visitor has to do before the carrier is asked. */
  readonly toPass?: ToPass | undefined
}

/**
 * Confirms one price of a visitor's quote: the rates are applied again, or the carrier is asked again, unless that was just done.
 * The new answer replaces the offer, and what changed is recorded. Throws as `showPassport` does.
 */
export async function confirmPrice(services: Confirming, of: Asked): Promise<Confirmed> {
  const finished = await readFinished(services, of.visitor, of.id)
  const carrier = carrierOf(of.offer)
  const settled = settledOffer(finished.offers, of.offer)
  const before = settled?.quoted
  if (!settled) return confirmed(services, { finished, offer: of.offer, result: 'open', check: null })
  if (before?.source === 'estimate' || before?.needs)
    return confirmed(services, { finished, offer: of.offer, result: 'estimate', check: null })
  if (!before) return confirmed(services, { finished, offer: of.offer, result: 'gone', check: null })
  const { quote } = finished
  const priced = { quote, carrier: of.offer }
  const earlier = await services.priceChecks.latest(priced, new Date(Date.now() - freshMs))
  if (earlier)
    return confirmed(services, { finished, offer: of.offer, result: resultOf(earlier), check: earlier })

  const { today } = finished.journey
  const risk = riskOf({ line: quote.line, application: finished.application, today })
  const { via } = services.carriers.find(({ id }) => id === carrier)?.lines[risk.line]?.connector ?? {}
  const toPass = via === 'wire' ? await passDoor(services, { quote, sender: of.sender }) : null
  if (toPass) return confirmed(services, { finished, offer: of.offer, result: 'busy', check: null, toPass })
  const outcome = await services.askAgain({ quote, carrier, risk, today })
  if (typeof outcome === 'string' || outcome.kind === 'failed' || outcome.kind === 'needs') {
    const result = outcome === 'enough' ? 'enough' : 'unreached'
    priceChecks.inc({ carrier, result })
    return confirmed(services, { finished, offer: of.offer, result, check: null })
  }
  const isKept = await services.offers.renew(quote, carrier, outcome)
  const after = productIn(outcome, of.offer)
  if (isKept && after) {
    const [old, fresh] = [checkedOf(before), checkedOf(after)]
    const drifted = !isDeepStrictEqual(old, fresh)
    await services.priceChecks.note({ ...priced, before: old, now: fresh, drifted })
  }
  // Another tab may have replaced the offer meanwhile.
  const again = await readFinished(services, of.visitor, of.id)
  const check = await services.priceChecks.latest(
    { ...priced, quote: again.quote },
    new Date(Date.now() - freshMs),
  )
  const result = check ? resultOf(check) : 'gone'
  priceChecks.inc({ carrier, result })
  return confirmed(services, { finished: again, offer: of.offer, result, check })
}

function resultOf({ drifted, acceptedAt }: PriceCheck): Continuing['result'] {
  return drifted && acceptedAt === null ? 'changed' : 'same'
}

interface Continued extends Asked {
  /** The visitor's order with another insurer. */
  readonly ordered: Ordered | null
  /** The visitor's clicks may be counted. */
  readonly isCounted: boolean
  /** The price that the visitor pressed; null if nobody knows. */
  readonly seen: SeenPrice | null
}

/** The result of confirming a price, and where it leads, with the price's card. For what is not described here, see Continuing. */
export interface ShownContinuing
  extends Pick<
    Continuing,
    'result' | 'isRatedHere' | 'isInsured' | 'isSoldHere' | 'page' | 'buy' | 'ordered' | 'phone'
  > {
  readonly card: Card
  readonly toPass?: ToPass
  readonly before?: CheckedPrice
  readonly seen?: SeenBefore
  readonly further?: readonly { readonly pet: PetName; readonly page: string }[]
  /** The page is a fictional insurer's. */
  readonly isDemo?: true
  /** What makes the price an estimate, and the question that would end it, before which nothing is ordered here. */
  readonly guesses: readonly Sentence[]
  readonly missing?: { readonly question: OpenableQuestion; readonly premium: string }
}

/** The result of confirming a price, and where it leads. Throws as `confirmPrice` does. */
export async function showContinuing(
  services: Selling,
  { isCounted, seen, ordered, ...of }: Continued,
): Promise<ShownContinuing> {
  const { card, result, quoted, check, finished, guesses, missing, toPass } = await confirmPrice(services, of)
  const carrier = services.carriers.find(({ id }) => id === carrierOf(of.offer))
  const { number, language } = finished.quote
  const click = isCounted ? number : undefined
  const isSoldHere = carrier && services.checkout && bindsLine(carrier, finished.quote.line)
  const isBought = isSoldHere && !ordered
  const page =
    result === 'same' && carrier && quoted && !isBought
      ? carrierPage(carrier, { quoted, click, language })
      : null
  return {
    card,
    result,
    ...(carrier && isRatedHere(carrier, finished.quote.line) ? { isRatedHere: true } : {}),
    ...(isInsured(finished) ? { isInsured: true } : {}),
    ...(isSoldHere ? { isSoldHere: true } : {}),
    guesses,
    ...(result === 'same' && missing && quoted
      ? { missing: { question: missing, premium: quoted.premium } }
      : {}),
    ...(result === 'same' && isBought && !missing ? { buy: buyAddress(of.id, of.offer) } : {}),
    ...(result === 'changed' && check ? { before: check.before } : {}),
    ...seenBefore({ finished, offer: of.offer, quoted, before: check?.before }, seen),
    ...(page === null ? {} : { page }),
    ...(page !== null && carrier && quoted ? furtherPages({ carrier, quoted, click, language, page }) : {}),
    ...(page !== null && carrier?.demo ? { isDemo: true } : {}),
    ...(toPass ? { toPass } : {}),
    ...(ordered ? { ordered } : {}),
    ...(ordered && page === null && carrier?.phone !== undefined ? { phone: carrier.phone } : {}),
  }
}

interface ToContinue {
  readonly carrier: Parameters<typeof carrierPage>[0]
  readonly quoted: Quoted
  readonly click: string | undefined
  readonly language: Language
  /** The page of the first pet with a price. */
  readonly page: string
}

/** The carrier's pages for pets that it has not quoted on the page of the first. */
function furtherPages({
  carrier,
  quoted,
  click,
  language,
  page,
}: ToContinue): Pick<ShownContinuing, 'further'> {
  const pages = (quoted.pets ?? []).flatMap(({ pet, outcome }) => {
    const own = outcome.kind === 'quoted' ? carrierPage(carrier, { quoted: outcome, click, language }) : null
    return own === null || own === page ? [] : [{ pet, page: own }]
  })
  return pages.length > 0 ? { further: pages } : {}
}

/** Records that the visitor accepts the changed price. Throws `quote-expired` as `showResults` does. */
export async function acceptPrice(services: Reading & Services<'priceChecks'>, of: Offered): Promise<void> {
  const { quote } = await readFinished(services, of.visitor, of.id)
  await services.priceChecks.accept({ quote, carrier: of.offer })
}

interface Checked {
  readonly finished: Finished
  readonly offer: string
  readonly result: Continuing['result']
  readonly check: PriceCheck | null
  readonly toPass?: ToPass
}

function confirmed({ carriers }: Reading, { finished, offer, result, check, toPass }: Checked): Confirmed {
  const hasNone = result === 'open' || result === 'estimate'
  const quoted = hasNone ? null : (settledOffer(finished.offers, offer)?.quoted ?? null)
  // If a product is gone, the carrier's own card shows what it offers now.
  const view = viewResults(carriers, finished)
  const shown =
    view.offers.find(({ id }) => id === offer) ??
    view.offers.find(({ carrier }) => carrier.id === carrierOf(offer))
  if (!shown) throw new AppError('not-found')
  const card = { view, offer: shown, tellIn: finished.tellIn }
  const guesses = quoted ? guessesIn(quoted) : []
  const missing = missingAnswer(finished, guesses)
  return {
    finished,
    card,
    result: quoted || hasNone ? result : 'gone',
    quoted,
    check,
    guesses,
    missing,
    toPass,
  }
}

function checkedOf({ premium, period, bill }: Quoted): CheckedPrice {
  return { cents: centsOf(premium), period, total: centsOf(bill.total) }
}
