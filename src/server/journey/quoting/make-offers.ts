import { isSold } from '../../../carriers/appointments.ts'
import type { Carrier } from '../../../carriers/carrier.ts'
import { carrierRequest } from '../../../connectors/carrier-request.ts'
import type { CarrierRequest, Outcome, Writing } from '../../../connectors/connector.ts'
import { eachPet } from '../../../connectors/each-pet.ts'
import { nameKey } from '../../../reference/name-key.ts'
import type { Risk } from '../../../risk/risk.ts'
import { windowMs } from '../../store/carriers/offer-window.ts'
import type { NewOffer } from '../../store/rows/new-offers.ts'
import type { LogRated } from './log-rated.ts'
import { type Applied, riskOf } from './risk-of.ts'

interface OfQuote extends Applied {
  readonly quoteId: string
}

/** The outcomes of an application by carrier, from the carriers whose plans we hold; it makes no offers and logs nothing. */
export function ratePlans(
  carriers: readonly Carrier[],
  { quoteId, ...applied }: OfQuote,
): ReadonlyMap<string, Outcome> {
  const risk = riskOf(applied)
  const request = carrierRequest({ reference: quoteId, risk, today: applied.today })
  return new Map(
    carriers.flatMap((carrier): [string, Outcome][] => {
      const writing = writingFor(carrier, request)
      // An insurer that quotes on the phone answers at once too, and has no plan.
      if (!writing?.book || writing.connector.via !== 'process') return []
      return [[carrier.id, writing.connector.rate(request)]]
    }),
  )
}

/** How a carrier writes a risk; undefined if it doesn't, or if we may not sell it on that day. */
function writingFor(
  carrier: Carrier,
  { risk: { line, state }, today: day }: Pick<CarrierRequest, 'risk' | 'today'>,
): Writing | undefined {
  const writing = carrier.lines[line]
  return writing?.states.includes(state) && isSold(carrier, { line, state, day }) ? writing : undefined
}

export interface ToOffer extends OfQuote {
  /** Whether the visitor has passed a page with the information disclosure; without it no outside carrier is asked. */
  readonly isDisclosed: boolean
}

interface Panel {
  readonly carriers: readonly Carrier[]
  /** Called for every offer that is rated here; nothing by default. */
  readonly logRated?: LogRated
}

/**
 * Makes an offer of a finished application from every carrier that writes the line in the state of the risk and may be sold there
 * today: rate plans are rated,
 * every other carrier is still to be asked.
 */
export function makeOffers(
  { carriers, logRated }: Panel,
  { quoteId, isDisclosed, ...applied }: ToOffer,
): NewOffer[] {
  const risk = riskOf(applied)
  const request = carrierRequest({ reference: quoteId, risk, today: applied.today })
  const deadline = new Date(Date.now() + windowMs)
  return carriers.flatMap((carrier): NewOffer[] => {
    const writing = writingFor(carrier, request)
    if (!writing || insuresNow(carrier, risk)) return []
    const { connector } = writing
    if (connector.via === 'process') {
      const outcome = connector.rate(request)
      logRated?.({ quoteId, carrier: carrier.id, line: risk.line, outcome })
      return [{ carrier: carrier.id, outcome }]
    }
    // Ad networks are asked only when the visitor wants more.
    if (connector.via === 'ads') return []
    const { deadlineMs, atOnce } = connector.terms
    const callMs = deadlineMs * eachPet(request).length
    return isDisclosed ? [{ carrier: carrier.id, deadline, callMs, atOnce }] : []
  })
}

/** An offer from the visitor's current insurer isn't news (docs/decisions/024-ads-and-order.md). */
function insuresNow({ insurer }: Carrier, risk: Risk): boolean {
  const own = 'prior' in risk ? risk.prior.carrier : undefined
  return own !== undefined && spoken(own) === spoken(insurer.name)
}

/** A name as people use it: without the demonstration mark. */
function spoken(name: string): string {
  return nameKey(name.replace(/\(demo\)$/i, ''))
}
