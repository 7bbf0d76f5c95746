import { Counter } from 'prom-client'
import type { Lines } from '../../lines/index.ts'
import { isUnavailable } from '../platform/database/errors.ts'
import { type Log, nameOf, type QuoteRef } from '../platform/log.ts'
import { CallFailed } from '../platform/outgoing/call-failed.ts'
import { runWorkers } from '../platform/run-workers.ts'
import type { LeadOutbox, TakenLead } from '../store/rows/lead-outbox.ts'
import type { QuoteStore } from '../store/rows/quote-store.ts'
import { type ToldLead, tellLead } from './tell-lead.ts'

/** Delivers one lead, under the same id at each try. Throws when a later try may succeed, such as CallFailed. */
export type DeliverLead = (of: { readonly id: string; readonly lead: ToldLead }) => Promise<Delivery>

/** `cause`: a word for the log, never the receiver's own. */
export type Delivery = { readonly isTaken: true } | { readonly isTaken: false; readonly cause: string }

interface Deps {
  readonly outbox: LeadOutbox
  readonly quotes: Pick<QuoteStore, 'readAny'>
  readonly lines: Pick<Lines, 'byName'>
  readonly deliver: DeliverLead
  readonly refOf: QuoteRef
  readonly signal: AbortSignal
  readonly log: Log
  /** Seconds until the next try after so many; null when there is none. */
  readonly retryAfter?: (attempts: number) => number | null
}

const leadsEnded = new Counter({
  name: 'leads_ended_total',
  help: 'Requests to an agent that were delivered, or given up after the last try',
  labelNames: ['result'],
})

const leadTries = new Counter({
  name: 'lead_retries_total',
  help: 'Tries to deliver a request to an agent that failed and are repeated later',
})

/** Seconds after each failed try: ten tries in all, over 27 hours. */
const waits = [10, 60, 300, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200]

const atOnce = 2

/**
 * Delivers the leads in the outbox until the signal aborts, each at least once and under one id, even if a process dies. An
 * erased quote takes its lead with it. The returned function waits for deliveries under way.
 */
export function deliverLeads(deps: Deps): () => Promise<void> {
  const { outbox, signal, log } = deps
  return runWorkers({
    take: () => outbox.take(),
    work: taken => deliverOne(taken, deps),
    atOnce,
    signal,
    failed: error => log('leads-failed', { unavailable: isUnavailable(error) }),
  })
}

async function deliverOne(taken: TakenLead, deps: Deps): Promise<void> {
  const { outbox, quotes, lines, log, refOf, retryAfter = attempts => waits[attempts - 1] ?? null } = deps
  const { id, quoteId, attempts } = taken
  // At the last moment: a lead erased until now is not passed on.
  const quote = await quotes.readAny(quoteId)
  const lead = quote && outbox.open(taken, quote.seal)
  if (!lead) return outbox.end(taken, 'failed')
  const delivery = await deps.deliver({ id, lead: tellLead(lines, lead) }).catch(notDelivered)
  const fields = { quote_ref: refOf(quoteId), attempts }
  if (delivery.isTaken) {
    await outbox.end(taken, 'delivered')
    leadsEnded.inc({ result: 'delivered' })
    return log('lead-delivered', { ...fields, ms: Date.now() - taken.createdAt.getTime() })
  }
  const { cause } = delivery
  const seconds = retryAfter(attempts)
  if (seconds !== null) {
    await outbox.putOff(taken, seconds)
    leadTries.inc()
    return log('lead-put-off', { ...fields, cause })
  }
  await outbox.end(taken, 'failed')
  leadsEnded.inc({ result: 'failed' })
  log('lead-failed', { ...fields, cause })
}

function notDelivered(error: unknown): Delivery {
  return { isTaken: false, cause: error instanceof CallFailed ? error.trouble : nameOf(error) }
}
