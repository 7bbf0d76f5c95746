/** A process that opens the database of a data folder, reports it as lines of JSON, and closes it when its input ends. */
import { openDatabase } from '../../src/server/platform/database/database.ts'
import type { Log } from '../../src/server/platform/log.ts'

function say(event: object): void {
  process.stdout.write(`${JSON.stringify(event)}\n`)
}

const [dataDir = ''] = process.argv.slice(2)
try {
  const log: Log = (event, ...fields) => say({ log: event, ...fields[0] })
  const database = await openDatabase({ dataDir, log })
  say({ open: database.url })
  for await (const _ of process.stdin);
  await database.close()
  say({ closed: true })
} catch (error) {
  say({ failed: String(error) })
}
