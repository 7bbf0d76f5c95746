import type { Carrier } from '../../carriers/carrier.ts'
import type { Risk } from '../../risk/risk.ts'
import { walk } from '../../wizard/walk.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { AskCarrier } from './fan-out.ts'
import type { NewOffer } from './new-offers.ts'
import { type Applied, riskOf } from './risk-of.ts'

/** All offers of a finished application: rate plans rated, every other carrier still to be asked. */
export type MakeOffers = (applied: Applied & { readonly quoteId: string }) => NewOffer[]

/** Makes offers by every carrier that writes the line in the state of the risk. */
export function makeOffersOf(carriers: readonly Carrier[]): MakeOffers {
  return ({ quoteId, ...applied }) => {
    const risk = riskOf(applied)
    const request = { reference: quoteId, risk, today: applied.today }
    return carriers.flatMap((carrier): NewOffer[] => {
      const writing = carrier.lines[risk.line]
      if (!writing?.states.includes(risk.state) || insuresNow(carrier, risk)) return []
      const { connector } = writing
      // Ad networks are asked only when the visitor wants more.
      if (connector.via === 'ads') return []
      return connector.via === 'process'
        ? [{ carrier: carrier.id, outcome: connector.rate(request) }]
        : [{ carrier: carrier.id, deadline: new Date(Date.now() + connector.deadlineMs) }]
    })
  }
}

/** The visitor's own insurer is no news to the visitor (domain: result order). */
function insuresNow({ insurer }: Carrier, risk: Risk): boolean {
  const own = 'prior' in risk ? risk.prior.carrier : undefined
  return own !== undefined && spoken(own) === spoken(insurer.name)
}

/** A name as it is spoken: no case, no signs but "and", no mark of a demonstration. */
function spoken(name: string): string {
  return name
    .toLowerCase()
    .replace(/\(demo\)$/, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

interface Asks extends Pick<Services, 'quotes' | 'lines' | 'today'> {
  readonly carriers: readonly Carrier[]
}

/** Asks one carrier over its wire for a quote that waits in the queue. */
export function askCarrier({ carriers, quotes, lines, today }: Asks): AskCarrier {
  return async ({ quoteId, carrier: id, round }, signal) => {
    const quote = await quotes.readAny(quoteId)
    if (!quote || quote.round !== round) throw new AppError('quote-expired')
    const line = lines.byName(quote.line)
    const { application } = walk({ line, answers: quote.answers, today: today() })
    const risk = riskOf({ line: line.name, application, today: today() })
    const connector = carriers.find(carrier => carrier.id === id)?.lines[risk.line]?.connector
    if (connector?.via !== 'wire') throw new Error(`${id} is no carrier that is asked over the wire`)
    return connector.quote({ reference: quoteId, risk, today: today() }, signal)
  }
}
