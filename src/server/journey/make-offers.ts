import type { Carrier } from '../../carriers/carrier.ts'
import { carrierRequest } from '../../connectors/carrier-request.ts'
import { nameKey } from '../../reference/name-key.ts'
import type { Risk } from '../../risk/risk.ts'
import type { NewOffer } from '../store/new-offers.ts'
import { windowMs } from '../store/offer-window.ts'
import type { LogRated } from './log-rated.ts'
import { type Applied, riskOf } from './risk-of.ts'

/** All offers of a finished application: rate plans rated, every other carrier still to be asked. */
export type MakeOffers = (
  applied: Applied & {
    readonly quoteId: string
    /** The visitor has passed a page that shows the information disclosure; without it nobody outside is asked. */
    readonly isDisclosed: boolean
  },
) => NewOffer[]

/** Makes offers by every carrier that writes the line in the state of the risk. */
export function makeOffersOf(carriers: readonly Carrier[], tell: LogRated = () => {}): MakeOffers {
  return ({ quoteId, isDisclosed, ...applied }) => {
    const risk = riskOf(applied)
    const request = carrierRequest({ reference: quoteId, risk, today: applied.today })
    const deadline = new Date(Date.now() + windowMs)
    return carriers.flatMap((carrier): NewOffer[] => {
      const writing = carrier.lines[risk.line]
      if (!writing?.states.includes(risk.state) || insuresNow(carrier, risk)) return []
      const { connector } = writing
      if (connector.via === 'process') {
        const outcome = connector.rate(request)
        tell({ quoteId, carrier: carrier.id, line: risk.line, outcome })
        return [{ carrier: carrier.id, outcome }]
      }
      // Ad networks are asked only when the visitor wants more.
      if (connector.via === 'ads') return []
      const { deadlineMs: callMs, atOnce } = connector.terms
      return isDisclosed ? [{ carrier: carrier.id, deadline, callMs, atOnce }] : []
    })
  }
}

/** The visitor's own insurer is no news to the visitor (docs/decisions/024-ads-and-order.md). */
function insuresNow({ insurer }: Carrier, risk: Risk): boolean {
  const own = 'prior' in risk ? risk.prior.carrier : undefined
  return own !== undefined && spoken(own) === spoken(insurer.name)
}

/** A name as it is spoken: without the mark of a demonstration. */
function spoken(name: string): string {
  return nameKey(name.replace(/\(demo\)$/i, ''))
}
