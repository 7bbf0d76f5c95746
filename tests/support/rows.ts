import pg from 'pg'

/** What a statement returns, on a connection of its own. */
export async function rowsOf<Row extends pg.QueryResultRow = pg.QueryResultRow>(
  databaseUrl: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(statement, [...values])).rows
  } finally {
    await client.end()
  }
}
