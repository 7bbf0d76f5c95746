import { isDeepStrictEqual } from 'node:util'
import type { Quoted } from '../../connectors/connector.ts'
import { buyAddress, type Continuing } from '../../contract/continue.ts'
import type { Quote as ShownQuote } from '../../contract/status.ts'
import { AppError } from '../errors.ts'
import { bindsLine, carrierPage } from '../results/takes-over.ts'
import type { CheckedPrice, PriceCheck } from '../store/price-checks.ts'
import { priceChecks } from './drift-metrics.ts'
import { riskOf } from './risk-of.ts'
import type { Services } from './services.ts'
import { type Finished, readFinished } from './show-results.ts'

interface Offered {
  readonly visitor: Buffer
  readonly id: string
  readonly carrier: string
}

/** Reloading the page within this time asks nobody again. */
const freshMs = 15 * 60_000

/** A price that was confirmed a moment ago, or could not be. */
export interface Confirmed {
  readonly finished: Finished
  /** The card, as it is by now. */
  readonly shown: ShownQuote
  readonly result: Continuing['result']
  /** The price itself; null where there is none any more. */
  readonly quoted: Quoted | null
  readonly check: PriceCheck | null
}

/**
 * Confirms one price of a visitor's quote: the rates are applied again, or the carrier is asked again, unless that was just
 * done. Its answer takes the place of the offer, and what changed is written down. Throws as `showPassport` does.
 */
export async function confirmPrice(services: Services, of: Offered): Promise<Confirmed> {
  const finished = await readFinished(services, of.visitor, of.id)
  const offer = finished.offers.find(({ carrier, state }) => carrier === of.carrier && state === 'done')
  const before = priceIn(finished, of.carrier)
  if (!offer || before?.source === 'estimate') throw new AppError('not-found')
  if (!before) return confirmed(services, { finished, carrier: of.carrier, result: 'gone', check: null })
  const { quote } = finished
  const asked = { quote, carrier: of.carrier }
  const earlier = await services.priceChecks.latest(asked, new Date(Date.now() - freshMs))
  if (earlier)
    return confirmed(services, { finished, carrier: of.carrier, result: resultOf(earlier), check: earlier })

  const { today } = finished.journey
  const risk = riskOf({ line: quote.line, application: finished.application, today })
  const outcome = await services.askAgain({ ...asked, risk, today })
  if (outcome === null || outcome.kind === 'failed' || outcome.kind === 'needs') {
    priceChecks.inc({ carrier: of.carrier, result: 'unreached' })
    return confirmed(services, { finished, carrier: of.carrier, result: 'unreached', check: null })
  }
  const isKept = await services.offers.renew(quote, of.carrier, outcome)
  if (isKept && outcome.kind === 'quoted') {
    const [old, fresh] = [checkedOf(before), checkedOf(outcome)]
    const drifted = !isDeepStrictEqual(old, fresh)
    await services.priceChecks.note({ ...asked, before: old, now: fresh, drifted })
  }
  // As another tab may have left it meanwhile.
  const again = await readFinished(services, of.visitor, of.id)
  const check = await services.priceChecks.latest(
    { ...asked, quote: again.quote },
    new Date(Date.now() - freshMs),
  )
  const result = check ? resultOf(check) : 'gone'
  priceChecks.inc({ carrier: of.carrier, result })
  return confirmed(services, { finished: again, carrier: of.carrier, result, check })
}

function resultOf({ drifted, acceptedAt }: PriceCheck): Continuing['result'] {
  return drifted && acceptedAt === null ? 'changed' : 'same'
}

/** Says the result of confirming a price, and where it leads. Throws as `confirmPrice` does. */
export async function showContinuing(services: Services, of: Offered): Promise<Continuing> {
  const { shown, result, quoted, check, finished } = await confirmPrice(services, of)
  const carrier = services.carriers.find(({ id }) => id === of.carrier)
  const page = result === 'same' && carrier && quoted ? carrierPage(carrier, quoted) : null
  return {
    quote: shown,
    result,
    isDemo: carrier?.demo ?? false,
    ...(result === 'same' && carrier && services.checkout && bindsLine(carrier, finished.quote.line)
      ? { buy: buyAddress(of.id, of.carrier) }
      : {}),
    ...(result === 'changed' && check ? { before: check.before } : {}),
    ...(page === null ? {} : { page }),
  }
}

/** Notes that the visitor goes on at the changed price. Throws `quote-expired` as `showResults` does. */
export async function acceptPrice(services: Services, of: Offered): Promise<void> {
  const { quote } = await readFinished(services, of.visitor, of.id)
  await services.priceChecks.accept({ quote, carrier: of.carrier })
}

interface Checked {
  readonly finished: Finished
  readonly carrier: string
  readonly result: Continuing['result']
  readonly check: PriceCheck | null
}

function confirmed(services: Services, { finished, carrier, result, check }: Checked): Confirmed {
  const shown = services.present(finished).result.quotes.find(({ id }) => id === carrier)
  if (!shown) throw new AppError('not-found')
  const quoted = priceIn(finished, carrier)
  return { finished, shown, result: quoted ? result : 'gone', quoted, check }
}

function priceIn({ offers }: Finished, id: string): Quoted | null {
  const offer = offers.find(({ carrier }) => carrier === id)
  return offer?.state === 'done' && offer.outcome?.kind === 'quoted' ? offer.outcome : null
}

function checkedOf({ premium, period, bill }: Quoted): CheckedPrice {
  return { premium, period, total: bill.total }
}
