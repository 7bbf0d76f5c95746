import { sql } from 'kysely'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { type ServiceSeal, Unreadable } from '../../platform/seal.ts'

/** A carrier's token. */
export interface Token {
  readonly value: string
  /** How many tokens of this name there have been. */
  readonly nth: number
  /** When the next one should be fetched, and when this one expires. */
  readonly renewAt: Date
  readonly expiresAt: Date
}

/** Tokens that all processes share, by their names. */
export interface CarrierTokens {
  read(name: Buffer): Promise<Token | null>
  /** Whether the next one is due and this process may fetch it now: until then nobody else may. */
  lease(name: Buffer, ms: number): Promise<boolean>
  /** Nobody could fetch one: the next try may come after this time. */
  release(name: Buffer, ms: number): Promise<void>
  /** Stores a fetched token, and ends the lease. */
  keep(name: Buffer, token: Omit<Token, 'nth'>): Promise<Token>
  /** Drops a token that the carrier refused, if it is still this one. */
  drop(name: Buffer, nth: number): Promise<void>
}

interface TokenRow {
  readonly token: Buffer | null
  readonly nth: number
  readonly renew_at: Date
  readonly expires_at: Date
}

/** Tokens in the database, sealed; see CarrierTokens. */
export function makeCarrierTokens({ db, seal }: { db: Db; seal: ServiceSeal }): CarrierTokens {
  function open({ token, nth, renew_at: renewAt, expires_at: expiresAt }: TokenRow): Token | null {
    if (!token) return null
    try {
      // Only we seal it, always as text.
      return { value: seal.open(place, token) as string, nth, renewAt, expiresAt }
    } catch (error) {
      // Sealed under a key that is gone: the next token replaces it.
      if (error instanceof Unreadable) return null
      throw error
    }
  }

  return {
    async read(name) {
      const { rows } = await retryOnce(() =>
        sql<TokenRow>`select token, nth, renew_at, expires_at from carrier_token where name = ${name}`.execute(
          db,
        ),
      )
      return rows[0] ? open(rows[0]) : null
    },
    async lease(name, ms) {
      const { rows } = await retryOnce(() =>
        sql`
          insert into carrier_token (name, leased_until)
          values (${name}, clock_timestamp() + make_interval(secs => ${ms / 1000}))
          on conflict (name) do update set leased_until = excluded.leased_until
            where carrier_token.leased_until < clock_timestamp()
              and (carrier_token.token is null or carrier_token.renew_at <= ${new Date()})
          returning nth`.execute(db),
      )
      return rows.length > 0
    },
    async release(name, ms) {
      await retryOnce(() =>
        sql`
          update carrier_token set leased_until = clock_timestamp() + make_interval(secs => ${ms / 1000})
          where name = ${name}`.execute(db),
      )
    },
    async keep(name, { value, renewAt, expiresAt }) {
      const { rows } = await retryOnce(() =>
        sql<{ nth: number }>`
          update carrier_token set token = ${seal.close(place, value)}, nth = nth + 1, renew_at = ${renewAt},
            expires_at = ${expiresAt}, leased_until = '-infinity'
          where name = ${name} returning nth`.execute(db),
      )
      return { value, renewAt, expiresAt, nth: rows[0]?.nth ?? 0 }
    },
    async drop(name, nth) {
      await retryOnce(() =>
        sql`
          update carrier_token set token = null, renew_at = null, expires_at = null
          where name = ${name} and nth = ${nth}`.execute(db),
      )
    },
  }
}

const place = { table: 'carrier_token', column: 'token' }

/** Deletes tokens that expired a day ago, and the rows of those that were never fetched. */
export async function forgetOldTokens(db: Db): Promise<void> {
  await retryOnce(() =>
    sql`
      delete from carrier_token
      where greatest(coalesce(expires_at, leased_until), leased_until) < now() - interval '1 day'`.execute(
      db,
    ),
  )
}
