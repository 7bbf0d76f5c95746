import type { Carrier } from '../../carriers/carrier.ts'
import { carrierRequest } from '../../connectors/carrier-request.ts'
import { centsOf } from '../../units/cents.ts'
import { yearCents } from '../results/present-offer.ts'
import { insuresNow } from './make-offers.ts'
import { type Applied, riskOf } from './risk-of.ts'

/** A price by rates that we hold, in cents. */
export interface PlanPrice {
  readonly carrier: string
  readonly insurer: string
  /** What is paid each period. */
  readonly premium: number
  readonly period: string
  /** What a year, or a trip, comes to with all fees. */
  readonly year: number
}

/**
 * The prices of an application by the rates that we hold, the cheapest first; a plan that covers less than usual is not
 * among them. Nobody is asked, and nothing is kept.
 */
export type RatePlans = (applied: Applied) => readonly PlanPrice[]

/** Rates by the plans of these carriers. */
export function ratePlansOf(carriers: readonly Carrier[]): RatePlans {
  return applied => {
    const risk = riskOf(applied)
    const request = carrierRequest({ reference: '', risk, today: applied.today })
    const prices = carriers.flatMap((carrier): PlanPrice[] => {
      const writing = carrier.lines[risk.line]
      if (!writing?.states.includes(risk.state) || insuresNow(carrier, risk)) return []
      if (writing.connector.via !== 'process') return []
      const outcome = writing.connector.rate(request)
      if (outcome.kind !== 'quoted' || outcome.narrow) return []
      const { premium, period, bill } = outcome
      const { id, insurer } = carrier
      return [
        { carrier: id, insurer: insurer.name, premium: centsOf(premium), period, year: yearCents(bill) },
      ]
    })
    return prices.toSorted((a, b) => a.year - b.year || (a.carrier < b.carrier ? -1 : 1))
  }
}
