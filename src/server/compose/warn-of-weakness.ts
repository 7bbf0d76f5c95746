import { sql } from 'kysely'
import type { Db } from '../platform/database/tables.ts'
import type { Log } from '../platform/log.ts'
import type { Config } from '../settings/config.ts'

interface Weak {
  readonly config: Pick<Config, 'production' | 'databaseUrl' | 'pgBin' | 'siteAddress'>
  readonly db: Db
  readonly log: Log
}

/** Tells the operator, at a start in production, what is allowed and weakens it. */
export async function warnOfWeakness({ config, db, log }: Weak): Promise<void> {
  if (!config.production) return
  if (config.databaseUrl === undefined) log('database-embedded', { programs: config.pgBin ?? 'npm' })
  else if (await isSuperuser(db)) log('database-superuser')
  const { protocol, hostname } = new URL(config.siteAddress)
  if (protocol === 'http:' && !isLoopback(hostname)) log('address-not-secure', { origin: config.siteAddress })
}

async function isSuperuser(db: Db): Promise<boolean> {
  const { rows } = await sql<{ rolsuper: boolean }>`
    select rolsuper from pg_roles where rolname = current_user`.execute(db)
  return rows[0]?.rolsuper === true
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
}
