import type { Outcome } from '../../../connectors/connector.ts'
import type { Tx } from '../../platform/database/tables.ts'
import type { QuoteSeal } from '../../platform/seal.ts'

/** A carrier's outcome; null when it threw or did not answer in time. */
export type StoredOutcome = Outcome | null

/** An offer that is rated already, or one to ask for until the window closes. */
export type NewOffer = { carrier: string; outcome: StoredOutcome } | OpenedOffer

/** `callMs` is the time that one call may take, `atOnce` how many calls the carrier allows at the same time. */
export type OpenedOffer = {
  carrier: string
  deadline: Date
  callMs: number
  atOnce: number
  /** When to ask, if not at once. */
  notBefore?: Date
  /** What is shown until the carrier answers. */
  meanwhile?: StoredOutcome
}

/** Identifies one open offer without personal data, so that it can be stored in a queue. */
export type OfferJob = { quoteId: string; carrier: string; round: number }

/** Where open offers wait for their carriers. */
export type OfferQueue = {
  /** In the caller's transaction: the jobs exist if and only if the offers do. */
  add(tx: Tx, jobs: QueuedOffer[]): Promise<void>
  /** After the commit: start now instead of at the next poll. */
  wake(): void
}

export type QueuedOffer = {
  job: OfferJob
  callMs: number
  atOnce: number
  /** When to ask, or to ask again for a pending answer. */
  notBefore?: Date
}

type Round = { id: string; round: number; seal: QuoteSeal }

/** Writes a round's offers and enqueues those still open. */
export async function insertOffers(
  tx: Tx,
  { quote, offers, queue, now }: { quote: Round; offers: NewOffer[]; queue: OfferQueue; now: Date },
): Promise<void> {
  if (offers.length === 0) return
  await tx
    .insertInto('offer')
    .values(offers.map(offer => rowOf({ quote, offer, now })))
    .execute()
  const jobs = offers.flatMap(offer =>
    'deadline' in offer
      ? [{ job: { quoteId: quote.id, carrier: offer.carrier, round: quote.round }, ...limitsOf(offer) }]
      : [],
  )
  if (jobs.length > 0) await queue.add(tx, jobs)
}

function limitsOf({ callMs, atOnce, notBefore }: OpenedOffer) {
  return { callMs, atOnce, ...(notBefore ? { notBefore } : {}) }
}

function rowOf({ quote, offer, now }: { quote: Round; offer: NewOffer; now: Date }) {
  const { seal, id, round } = quote
  const { carrier } = offer
  const row = { quote_id: id, carrier, round }
  if ('deadline' in offer) {
    const meanwhile = closeOutcome({ seal, carrier, outcome: offer.meanwhile ?? null })
    const shown = { outcome: meanwhile, stand_in: meanwhile !== null }
    return { ...row, ...shown, state: 'open' as const, deadline: offer.deadline, settled_at: null }
  }
  const outcome = closeOutcome({ seal, carrier, outcome: offer.outcome })
  return { ...row, outcome, stand_in: false, state: 'done' as const, deadline: null, settled_at: now }
}

/** The column of a carrier's sealed outcome. */
function outcomePlace(carrier: string) {
  return { table: 'offer', column: `outcome ${carrier}` }
}

/** A carrier's outcome as stored. */
export function openOutcome({ seal, carrier, sealed }: SealedOutcome): Outcome {
  // Only we seal it, always as an outcome.
  return seal.open(outcomePlace(carrier), sealed) as Outcome
}

interface SealedOutcome {
  readonly seal: QuoteSeal
  readonly carrier: string
  readonly sealed: Buffer
}

/** Null stays null: a failure reveals nothing about the visitor. */
export function closeOutcome({
  seal,
  carrier,
  outcome,
}: {
  seal: QuoteSeal
  carrier: string
  outcome: StoredOutcome
}): Buffer | null {
  return outcome === null ? null : seal.close(outcomePlace(carrier), outcome)
}
