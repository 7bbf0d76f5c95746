import pg from 'pg'

export type Rate = { perSecond: number; p50Ms: number; p99Ms: number }

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

/** Does work again and again, `inFlight` at once, after one second of warm-up that does not count. */
export async function measure({
  inFlight,
  seconds,
  work,
}: {
  inFlight: number
  seconds: number
  work: () => Promise<unknown>
}): Promise<Rate> {
  const begin = performance.now() + 1000
  const end = begin + seconds * 1000
  const took: number[] = []
  async function loop(): Promise<void> {
    while (performance.now() < end) {
      const started = performance.now()
      await work()
      if (started >= begin) took.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, loop))
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0
  return { perSecond: Math.round(took.length / seconds), p50Ms: at(0.5), p99Ms: at(0.99) }
}
