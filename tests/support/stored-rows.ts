import pg from 'pg'

/** A row of any table, as text: bytes stand in it as the characters that they may hold. */
export interface StoredRow {
  readonly table: string
  readonly text: string
}

/** Every row of every table, those of the queue too. */
export async function storedRows(databaseUrl: string): Promise<readonly StoredRow[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const stored: StoredRow[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string }>(
        `select encode(convert_to(t::text, 'UTF8'), 'escape') as text from ${name} t`,
      )
      stored.push(...rows.map(({ text }) => ({ table: name, text: readable(text) })))
    }
    return stored
  } finally {
    await client.end()
  }
}

/** Bytes are written in hexadecimal, in which nobody would find a word. */
function readable(row: string): string {
  return row.replace(/\\+x((?:[\da-f]{2})+)/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'))
}
