import { sql } from 'kysely'
import type { CarrierRequest, Outcome, Quoted } from '../../../connectors/connector.ts'
import { inBatches, inGroups } from '../../platform/batch.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { ifReadable, type ReportUnreadable, type Sealer } from '../../platform/seal.ts'
import { dayMs } from '../rows/expiry.ts'
import { closeOutcome, openOutcome } from '../rows/new-offers.ts'
import type { Quote } from '../rows/quote.ts'
import { sharedPriceOf } from './shared-price.ts'

interface CarrierAndRequest {
  readonly carrier: string
  readonly request: CarrierRequest
  /** The carrier lets us show its prices to others with the same risk. */
  readonly isShareable: boolean
}

/** Identify a question without revealing it: within its quote, and for everybody if the carrier shares its prices. */
export interface AnswerKeys {
  readonly own: Buffer
  readonly shared: Buffer | null
}

interface Kept extends CarrierAndRequest {
  readonly quote: Pick<Quote, 'id' | 'seal'>
  readonly outcome: Outcome
}

/**
 * What carriers answered today. We don't repeat a question, because some carriers charge for each report they order. An answer
 * belongs to the visitor's quote, whatever the visitor tried since; other visitors get only a price from it, and only if the
 * carrier shares its prices.
 */
export type CarrierAnswers = {
  keysOf(question: CarrierAndRequest): AnswerKeys
  /** The answer that this quote may get and that is still valid, with the time at which the carrier gave it. */
  find(question: CarrierAndRequest): Promise<Outcome | null>
  /** Replaces the quote's answer with a newer one to the same question. Keeps nothing for an erased quote. */
  keep(kept: Kept): Promise<void>
}

type Deps = { db: Db; sealer: Sealer; key: Buffer; unreadable?: ReportUnreadable }

/** The answers in the database, each sealed with its quote; see CarrierAnswers. */
export function makeCarrierAnswers({ db, sealer, key, unreadable = () => {} }: Deps): CarrierAnswers {
  const hash = keyedHash(key)
  /** All carriers of a quote are due at once: one statement looks up all of their answers. */
  const ownRow = inBatches(
    inGroups(
      ({ quoteId }: { quoteId: string; key: Buffer }) => quoteId,
      async (asked, quoteId) => {
        const keys = asked.map(({ key }) => key)
        const rows = await retryOnce(() =>
          selectAnswers(db)
            .where('carrier_answer.quote_id', '=', quoteId)
            .where('key', '=', sql<Buffer>`any(${keys}::bytea[])`)
            .execute(),
        )
        return keys.map(key => rows.find(row => row.key.equals(key)))
      },
    ),
  )

  /** The quote that asked first is another's: a separate statement reads what opens it. */
  async function sharedRow(key: Buffer): Promise<AnswerRow | undefined> {
    const row = await retryOnce(() =>
      db
        .selectFrom('shared_answer')
        .select(['key', 'quote_id', 'outcome', 'created_at'])
        .where('key', '=', key)
        .executeTakeFirst(),
    )
    if (!row) return undefined
    const owner = await retryOnce(() =>
      db
        .selectFrom('quote')
        .innerJoin('quote_key', 'quote_key.quote_id', 'quote.id')
        .select(['visitor', 'root_key', 'wrapped'])
        .where('quote.id', '=', row.quote_id)
        .executeTakeFirst(),
    )
    return owner && { ...row, ...owner }
  }

  function keysOf({ carrier, request, isShareable }: CarrierAndRequest) {
    const { risk, today, reference, details } = request
    const keyOf = (question: readonly unknown[]) => hash(JSON.stringify(question))
    return {
      own: keyOf([carrier, today, risk, reference, ...(details ? [details] : [])]),
      shared: isShareable ? keyOf([carrier, today, risk]) : null,
    }
  }

  return {
    keysOf,
    async find(question) {
      const { own, shared } = keysOf(question)
      const [answer, others] = await Promise.all([
        ownRow({ quoteId: question.request.reference, key: own }),
        shared ? sharedRow(shared) : undefined,
      ])
      const row = answer ?? others
      if (!row) return null
      const owned = { quoteId: row.quote_id, visitor: row.visitor }
      const outcome = ifReadable(unreadable, () => {
        const seal = sealer.sealOf(owned, { rootKey: row.root_key, wrapped: row.wrapped })
        return openOutcome({ seal, carrier: question.carrier, sealed: row.outcome })
      })
      if (!outcome) return null
      const isOwn = row.quote_id === question.request.reference
      const mayBeGiven = isOwn ? outcome : sharedPriceOf(outcome)
      if (mayBeGiven?.kind !== 'quoted') return mayBeGiven
      const { expiresAt } = mayBeGiven
      if (expiresAt !== undefined && expiresAt < question.request.today) return null
      return givenAt(mayBeGiven, row.created_at)
    },
    async keep({ quote: { id, seal }, outcome, ...question }) {
      const sealed = closeOutcome({ seal, carrier: question.carrier, outcome })
      await retryOnce(() =>
        sql`
          insert into carrier_answer (quote_id, key, outcome, created_at)
          select id, ${keysOf(question).own}::bytea, ${sealed}::bytea, ${new Date()}::timestamptz from quote where id = ${id}
          on conflict (quote_id, key) do update set outcome = excluded.outcome, created_at = excluded.created_at
        `.execute(db),
      )
    },
  }
}

type AnswerRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectAnswers>['executeTakeFirst']>>>

function selectAnswers(db: Db) {
  return db
    .selectFrom('carrier_answer')
    .innerJoin('quote_key', 'quote_key.quote_id', 'carrier_answer.quote_id')
    .innerJoin('quote', 'quote.id', 'carrier_answer.quote_id')
    .select(['key', 'carrier_answer.quote_id', 'visitor', 'outcome', 'carrier_answer.created_at'])
    .select(['root_key', 'wrapped'])
}

/** A price, and the carrier's others, with the time at which the carrier gave them. */
function givenAt({ others, ...quoted }: Quoted, at: Date): Quoted {
  const quotedAt = at.toISOString()
  return { ...quoted, quotedAt, ...(others ? { others: others.map(one => ({ ...one, quotedAt })) } : {}) }
}

const keptMs = 2 * dayMs

/** Deletes answers that no question of today can use any more. */
export async function forgetOldAnswers(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keptMs)
  for (const table of ['carrier_answer', 'shared_answer'] as const)
    await retryOnce(() => db.deleteFrom(table).where('created_at', '<', before).execute())
}
