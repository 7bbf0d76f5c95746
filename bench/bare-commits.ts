import pg from 'pg'
import { measure, type Rate } from './measure.ts'

/**
 * The yardstick for durable answers: rows of 1 KB inserted one by one, each in its own commit, by the same driver
 * on the same server, with `inFlight` at once. Makes a table for it and drops it.
 */
export async function bareCommits({
  url,
  inFlight,
  seconds,
}: {
  url: string
  inFlight: number
  seconds: number
}): Promise<Rate> {
  const pool = new pg.Pool({ connectionString: url, max: inFlight })
  const table = 'bare_commits'
  const row = Buffer.alloc(1024, 7)
  try {
    await pool.query(`drop table if exists ${table}`)
    await pool.query(`create table ${table} (id bigint generated always as identity primary key, body bytea)`)
    return await measure({
      inFlight,
      seconds,
      work: () => pool.query(`insert into ${table} (body) values ($1)`, [row]),
    })
  } finally {
    await pool.query(`drop table if exists ${table}`)
    await pool.end()
  }
}
