import { createHash } from 'node:crypto'
import type { Carrier } from '../../carriers/carrier.ts'
import type { CarrierRequest, WireConnector } from '../../connectors/connector.ts'
import { askable } from '../../risk/askable.ts'
import { walk } from '../../wizard/walk.ts'
import type { Walking } from '../journey/journey-of.ts'
import { riskOf } from '../journey/quoting/risk-of.ts'
import type { GivenDetailsStore } from '../store/carriers/given-details.ts'
import type { Quote } from '../store/rows/quote.ts'
import { neededBy } from './needed.ts'

/**
 * This process does not know the carrier of an offer. Other processes on the same database may know it while carriers
 * are being changed.
 */
export class UnknownCarrier extends Error {
  override readonly name = 'UnknownCarrier'
}

/** The dependencies for writing a quote's question. */
export interface QuestionDeps extends Walking {
  readonly carriers: readonly Carrier[]
  readonly given: Pick<GivenDetailsStore, 'of'>
}

/** The carrier of an offer, the request for it, and what else it needs. Throws an UnknownCarrier. */
export async function whatToAsk(
  { carriers, given, ...deps }: QuestionDeps,
  { quote, carrier: id }: { readonly quote: Quote; readonly carrier: string },
) {
  const { risk, today } = ratedOf(deps, quote)
  const carrier = carriers.find(carrier => carrier.id === id)
  const connector = carrier?.lines[risk.line]?.connector
  if (!carrier || connector?.via !== 'wire')
    throw new UnknownCarrier(`${id} isn't a carrier that we ask over a wire`)
  const asked = { carrier, connector, request: { reference: quote.id, risk, today } }
  const needed = await neededBy({ given }, { quote, ...asked })
  const { details } = needed
  return { ...asked, needed, request: { ...asked.request, ...(details ? { details } : {}) } }
}

type RiskOfDay = Pick<CarrierRequest, 'risk' | 'today'>

/** Computed once for all carriers of a quote. */
const rated = new WeakMap<Quote, RiskOfDay>()

function ratedOf({ lines, today: day }: Pick<QuestionDeps, 'lines' | 'today'>, quote: Quote): RiskOfDay {
  const today = day()
  const earlier = rated.get(quote)
  if (earlier?.today === today) return earlier
  const line = lines.byName(quote.line)
  const { application } = walk({ line, answers: quote.answers, today })
  const fresh = { risk: askable(riskOf({ line: line.name, application, today })), today }
  rated.set(quote, fresh)
  return fresh
}

/** The question under which answers are stored: what rests on one visitor's details is nobody else's price. */
export function questionAbout({ id: carrier }: Carrier, { terms }: WireConnector, request: CarrierRequest) {
  return { carrier, request, isShareable: (terms.shareable ?? false) && request.details === undefined }
}

/** The same key for the same question of a quote, whichever machine asks it. */
export function idempotencyKeyOf({
  carrier,
  request: { reference, risk, details },
}: {
  readonly carrier: string
  readonly request: CarrierRequest
}): string {
  return createHash('sha256')
    .update(JSON.stringify([reference, carrier, risk, ...(details ? [details] : [])]))
    .digest('base64url')
}
