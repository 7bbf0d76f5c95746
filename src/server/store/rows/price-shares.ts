import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { PriceSource } from '../../../contract/prices/status.ts'
import type { Language, Text } from '../../../language/text.ts'
import type { State } from '../../../law/jurisdictions.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import type { Coverage } from '../../../rating/coverage/coverage.ts'
import type { OwnSentence } from '../../../sentences/sentence.ts'
import type { Day } from '../../../units/day.ts'
import type { Period } from '../../../units/period.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { ifReadable, type QuoteSeal, type ReportUnreadable } from '../../platform/seal.ts'

/**
 * One price and what it covers, for anybody with its link: it shows the visitor's state and nothing else about the visitor. Quote
 * numbers, assumptions and the visitor's savings reveal something about a person, so they are not in it.
 */
export interface SharedOffer {
  readonly line: InsuranceLine
  /** The language of the person who shared it. */
  readonly language: Language
  /** Null if nobody knows. */
  readonly state: State | null
  readonly insurer: {
    readonly name: string
    readonly logo: string
    readonly tagLine: Text
    readonly rating: number
    readonly reviewCount: number
    readonly reviewUrl?: string | undefined
  }
  readonly price: {
    readonly cents: number
    /** Null if a carrier that wants a call names none. */
    readonly period: Period | null
    readonly isEstimated: boolean
    readonly source: PriceSource
    /** As an ISO time. */
    readonly quotedAt: string | null
    /** For a year, or a trip; the fees are null if nobody knows them. In cents. */
    readonly year: { readonly cents: number; readonly fees: number | null } | null
    readonly coverage: Coverage | null
  }
  readonly details: readonly OwnSentence[]
  /** The last day on which the price is valid; absent if none was promised. */
  readonly expiresAt?: Day
}

interface Sharing {
  readonly id: string
  readonly seal: QuoteSeal
}

/** A share as it is stored; only its quote's key opens it. */
export interface StoredShare {
  readonly quoteId: string
  readonly carrier: string
  readonly link: Buffer
  readonly price: Buffer
}

/** A share that was opened. */
export interface OpenedShare {
  readonly carrier: string
  readonly token: string
  readonly price: SharedOffer
}

export interface PriceShares {
  /**
   * Shares a price and returns the token of its link. An earlier link to a price of that carrier stays, and shows this price from
   * now on. Null when the quote was erased meanwhile.
   */
  share(of: { quote: Sharing; carrier: string; price: SharedOffer }): Promise<string | null>
  /** Ends a link; nothing happens if there is none. */
  stop(of: { quoteId: string; carrier: string }): Promise<void>
  /** The prices of a quote that are shared, the latest first. */
  of(quote: Sharing): Promise<OpenedShare[]>
  /** The share that a link's token names; null for any other text. */
  find(token: string): Promise<StoredShare | null>
  /** Null when the bytes cannot be opened. */
  open(share: StoredShare, seal: QuoteSeal): OpenedShare | null
}

interface Deps {
  readonly db: Db
  readonly unreadable?: ReportUnreadable
}

/** The shares in the database; see PriceShares. */
export function makePriceShares({ db, unreadable = () => {} }: Deps): PriceShares {
  const open = ({ carrier, link, price }: StoredShare, seal: QuoteSeal) =>
    // Only we seal them, always as a token and as a price.
    ifReadable(unreadable, () => ({
      carrier,
      token: seal.open(linkPlace(carrier), link) as string,
      price: seal.open(pricePlace(carrier), price) as SharedOffer,
    }))

  return {
    async share({ quote, carrier, price }) {
      const token = randomBytes(16).toString('base64url')
      const link = quote.seal.close(linkPlace(carrier), token)
      const sealed = quote.seal.close(pricePlace(carrier), price)
      const hash = hashOf(token)
      const kept = await retryOnce(() =>
        db.transaction().execute(async tx => {
          const { rows } = await sql<{ hash: Buffer; link: Buffer }>`
            insert into price_share (quote_id, carrier, hash, link, price, shared_at)
            select id, ${carrier}, ${hash}::bytea, ${link}::bytea, ${sealed}::bytea, now() from quote where id = ${quote.id} for share
            on conflict (quote_id, carrier) do update set price = excluded.price, shared_at = excluded.shared_at
            returning hash, link`.execute(tx)
          if (rows[0]?.hash.equals(hash))
            await tx.insertInto('price_link').values({ hash, quote_id: quote.id }).execute()
          return rows[0]?.link
        }),
      )
      // Only we seal it, always as a token.
      return kept ? (quote.seal.open(linkPlace(carrier), kept) as string) : null
    },

    async stop({ quoteId, carrier }) {
      await retryOnce(() =>
        db.deleteFrom('price_share').where('quote_id', '=', quoteId).where('carrier', '=', carrier).execute(),
      )
    },

    async of({ id, seal }) {
      const rows = await retryOnce(() =>
        selectShares(db).where('quote_id', '=', id).orderBy('shared_at', 'desc').execute(),
      )
      return rows.flatMap(row => open(row, seal) ?? [])
    },

    async find(token) {
      const hash = hashOf(token)
      const link = await retryOnce(() =>
        db.selectFrom('price_link').select('quote_id').where('hash', '=', hash).executeTakeFirst(),
      )
      if (!link) return null
      const row = await retryOnce(() =>
        selectShares(db).where('quote_id', '=', link.quote_id).where('hash', '=', hash).executeTakeFirst(),
      )
      return row ?? null
    },

    open,
  }
}

function selectShares(db: Db) {
  return db.selectFrom('price_share').select(['quote_id as quoteId', 'carrier', 'link', 'price'])
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function linkPlace(carrier: string) {
  return { table: 'price_share', column: `link ${carrier}` }
}

function pricePlace(carrier: string) {
  return { table: 'price_share', column: `price ${carrier}` }
}
