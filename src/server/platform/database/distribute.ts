import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type Log, nameOf } from '../log.ts'
import { StartError } from '../start-error.ts'
import type { Tables } from './tables.ts'

/**
 * Where the rows of each table are in a Citus cluster: on the machine that a column leads to, on every machine, or on the
 * coordinator alone. Tables with foreign keys stand after those they lead to.
 */
export const distribution = {
  quote: { by: 'id' },
  quote_key: { by: 'quote_id' },
  reply: { by: 'quote_id' },
  earlier_round: { by: 'quote_id' },
  quote_access: { by: 'quote_id' },
  offer: { by: 'quote_id' },
  earlier_offer: { by: 'quote_id' },
  sent_question: { by: 'quote_id' },
  given_details: { by: 'quote_id' },
  carrier_answer: { by: 'quote_id' },
  price_check: { by: 'quote_id' },
  price_share: { by: 'quote_id' },
  mail: { by: 'quote_id' },
  price_watch: { by: 'quote_id' },
  lead: { by: 'quote_id' },
  visitor_quote: { by: 'visitor' },
  carrier_question: { by: 'visitor' },
  quote_number: { by: 'number' },
  quote_link: { by: 'hash' },
  price_link: { by: 'hash' },
  shared_answer: { by: 'key' },
  visit_event: { by: 'key' },
  mail_count: { by: 'address' },
  mail_suppression: 'everywhere',
  address_round: 'coordinator',
  carrier_day: 'coordinator',
  carrier_minute: 'coordinator',
  carrier_pace: 'coordinator',
  carrier_token: 'coordinator',
  folder_sentence: 'coordinator',
  policy_order: 'coordinator',
  postback: 'coordinator',
  price_ratio: 'coordinator',
  request_count: 'coordinator',
  slow_turn: 'coordinator',
  visit_day: 'coordinator',
} as const satisfies Readonly<Record<keyof Tables, { readonly by: string } | 'everywhere' | 'coordinator'>>

/** The functions whose first argument is a quote's id: they run on the machine that has the quote. */
const functions = ['save_quote', 'settle_offers']

/** An arbitrary number that nothing else uses for a lock. */
const lockId = 4_702_714

/** Distributes what a migrated database has not distributed yet. Safe to repeat; several processes may start together. Throws StartError. */
export async function distributeOnCitus({ url, log }: { url: string; log: Log }): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 })
  pool.on('error', error => log('connection-lost', { error: nameOf(error) }))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await db.transaction().execute(distributeIn)
  } finally {
    await db.destroy()
  }
}

async function distributeIn(db: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockId})`.execute(db)
  const { rows: extensions } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  if (extensions.length === 0)
    throw new StartError(
      'DISTRIBUTE=citus needs the extension citus in the database. Run "create extension citus" in it on every machine, or leave DISTRIBUTE out.',
    )
  // Foreign keys between tables that are distributed one after the other in a transaction need it.
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_dist_partition join pg_class on pg_class.oid = logicalrelid`.execute(db)
  const known = new Set(rows.map(({ name }) => name))
  for (const [table, place] of Object.entries(distribution)) {
    if (known.has(table) || place === 'coordinator') continue
    if (place === 'everywhere') await sql`select create_reference_table(${table})`.execute(db)
    else await sql`select create_distributed_table(${table}, ${place.by})`.execute(db)
  }
  const { rows: local } = await sql<{ signature: string }>`
    select name::regproc::regprocedure::text as signature from unnest(${functions}::text[]) as name
    where not exists (
      select from pg_catalog.pg_dist_object
      where objid = name::regproc and distribution_argument_index is not null
    )`.execute(db)
  for (const { signature } of local)
    await sql`select create_distributed_function(${signature}, 'id_', colocate_with => 'quote')`.execute(db)
}
