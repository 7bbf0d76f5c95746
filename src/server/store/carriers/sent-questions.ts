import { sql } from 'kysely'
import type { AnswerKind } from '../../../risk/answer-kinds.ts'
import { inBatches } from '../../platform/batch.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { ifReadable, type ReportUnreadable } from '../../platform/seal.ts'
import type { Quote } from '../rows/quote.ts'

/** A question that a carrier over a wire was sent: in which round, when first, how often, and what it contained. */
export interface SentQuestion {
  readonly carrier: string
  readonly round: number
  readonly firstAt: Date
  readonly times: number
  readonly kinds: readonly AnswerKind[]
}

interface ToSend {
  readonly quote: Pick<Quote, 'id' | 'round' | 'seal'>
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
  const write = inBatches(async (questions: readonly ToSend[]) => {
    const { rows } = await retryOnce(() =>
      sql<{ name: string }>`
        insert into sent_question (quote_id, carrier, round, first_at, kinds)
        select sent.quote_id, carrier, sent.round, ${now()}, kinds
        from unnest(
          ${questions.map(({ quote }) => quote.id)}::text[],
          ${questions.map(({ carrier }) => carrier)}::text[],
          ${questions.map(({ quote }) => quote.round)}::integer[],
          ${questions.map(({ quote, carrier, kinds }) => quote.seal.close(placeOf(carrier), kinds))}::bytea[]
        ) as sent (quote_id, carrier, round, kinds) join quote_key using (quote_id)
        order by 1, 2
        on conflict (quote_id, carrier, round) do update set times = sent_question.times + 1
        returning quote_id || ' ' || carrier as name`.execute(db),
    )
    const written = new Set(rows.map(({ name }) => name))
    return questions.map(({ quote, carrier }) => written.has(`${quote.id} ${carrier}`))
  })

  return {
    note: write,
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
