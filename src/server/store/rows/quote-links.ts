import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { anyOf, mayRead, quotesOf } from './quote-rows.ts'

/** A new token of 256 random bits, and its hash, which is all that the store keeps. */
export function newLink(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Browsers other than the one that made a quote; the oldest loses its access when one more opens it. */
const mostBrowsers = 20

/** The links in mails and from assistants, and the browsers they give access to. */
export interface QuoteLinks {
  /** A new link to a quote. */
  give(quoteId: string): Promise<string>
  /** The quote that a token opens; null for any other text, and for one whose quote is erased. */
  quoteOf(token: string): Promise<string | null>
  /**
   * Lets a browser read a quote under a new id, along with all that it could read under its previous id, which somebody else may
   * have planted.
   */
  grantAccess(of: { quoteId: string; visitor: Buffer; before: Buffer }): Promise<void>
}

/** The links in the database, by hashes; see QuoteLinks. */
export function makeQuoteLinks(db: Db): QuoteLinks {
  return {
    async give(quoteId) {
      const { token, hash } = newLink()
      await retryOnce(() => db.insertInto('quote_link').values({ hash, quote_id: quoteId }).execute())
      return token
    },

    async quoteOf(token) {
      const row = await retryOnce(() =>
        db.selectFrom('quote_link').select('quote_id').where('hash', '=', hashOf(token)).executeTakeFirst(),
      )
      return row?.quote_id ?? null
    },

    async grantAccess({ quoteId, visitor, before }) {
      const readable = await quotesOf(db, before)
      const ids = [...new Set([quoteId, ...readable.map(({ id }) => id)])]
      await retryOnce(() =>
        sql`
          delete from quote_access where quote_id = ${quoteId} and visitor in (
            select visitor from quote_access where quote_id = ${quoteId}
            order by opened_at desc offset ${mostBrowsers - 1}
          )`.execute(db),
      )
      // Access first: a list without it shows nothing, and the same link completes what was interrupted.
      await retryOnce(() =>
        sql`insert into quote_access (visitor, quote_id, opened_at)
          select ${visitor}::bytea, id, now() from quote where id = ${anyOf(ids)}
            and (id = ${quoteId} or ${mayRead(before, ids)})
          on conflict do nothing`.execute(db),
      )
      await retryOnce(() =>
        sql`insert into visitor_quote (visitor, quote_id) select ${visitor}::bytea, unnest(${ids}::text[])
          on conflict do nothing`.execute(db),
      )
    },
  }
}
