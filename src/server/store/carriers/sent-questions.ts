import { sql } from 'kysely'
import type { AnswerKind } from '../../../risk/answer-kinds.ts'
import { inBatches, inGroups } from '../../platform/batch.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { ifReadable, type ReportUnreadable } from '../../platform/seal.ts'
import type { Quote } from '../rows/quote.ts'

/** Used as the round if answers went with an order; rounds begin at 1. */
export const withOrder = 0

/** What a carrier was sent: in which round, or with an order, when first, how often, and what it contained. */
export interface SentQuestion {
  readonly carrier: string
  readonly round: number
  readonly firstAt: Date
  readonly times: number
  readonly kinds: readonly AnswerKind[]
}

interface ToSend {
  readonly quote: Pick<Quote, 'id' | 'seal'>
  /** Of the quote, or `withOrder`. */
  readonly round: number
  readonly carrier: string
  readonly kinds: readonly AnswerKind[]
}

export interface SentQuestions {
  /** Records that a question is about to be sent. False when the quote has been erased: then nothing may be sent. */
  note(question: ToSend): Promise<boolean>
  /** The questions that carriers were sent for a quote, the earliest first. */
  of(quote: Quote): Promise<readonly SentQuestion[]>
}

type Deps = { db: Db; unreadable?: ReportUnreadable; now?: () => Date }

/** The questions in the database, their kinds sealed with the quote; see SentQuestions. */
export function makeSentQuestions({
  db,
  unreadable = () => {},
  now = () => new Date(),
}: Deps): SentQuestions {
  /** All carriers of a quote are asked at once: one statement records all questions. */
  const write = async (questions: readonly ToSend[], quoteId: string) => {
    const { rows } = await retryOnce(() =>
      sql<{ carrier: string }>`
        insert into sent_question (quote_id, carrier, round, first_at, kinds)
        select quote_id, carrier, round, ${now()}::timestamptz, kinds
        from quote_key cross join unnest(
          ${questions.map(({ carrier }) => carrier)}::text[],
          ${questions.map(({ round }) => round)}::integer[],
          ${questions.map(({ quote, carrier, kinds }) => quote.seal.close(placeOf(carrier), kinds))}::bytea[]
        ) as sent (carrier, round, kinds)
        where quote_id = ${quoteId}
        order by carrier
        on conflict (quote_id, carrier, round) do update set times = sent_question.times + 1
        returning carrier`.execute(db),
    )
    const written = new Set(rows.map(({ carrier }) => carrier))
    return questions.map(({ carrier }) => written.has(carrier))
  }

  return {
    note: inBatches(inGroups(({ quote }: ToSend) => quote.id, write)),
    async of(quote) {
      const rows = await retryOnce(() =>
        db
          .selectFrom('sent_question')
          .select(['carrier', 'round', 'first_at', 'times', 'kinds'])
          .where('quote_id', '=', quote.id)
          .orderBy('first_at')
          .execute(),
      )
      return rows.map(({ carrier, round, first_at: firstAt, times, kinds }) => {
        // Only we seal them, always as a list of kinds.
        const opened = ifReadable(unreadable, () => quote.seal.open(placeOf(carrier), kinds) as AnswerKind[])
        return { carrier, round, firstAt, times, kinds: opened ?? [] }
      })
    },
  }
}

function placeOf(carrier: string) {
  return { table: 'sent_question', column: `kinds ${carrier}` }
}
