/** A process that opens the database of a data folder, says so as lines of JSON, and closes it when its input ends. */
import { openDatabase } from '../../src/server/database/database.ts'

function say(event: object): void {
  process.stdout.write(`${JSON.stringify(event)}\n`)
}

function logged(_: object, message: string): void {
  say({ log: message })
}

const [dataDir = ''] = process.argv.slice(2)
try {
  const log = { info: logged, warn: logged, error: logged }
  const database = await openDatabase({ dataDir, log })
  say({ open: database.url })
  for await (const _ of process.stdin);
  await database.close()
  say({ closed: true })
} catch (error) {
  say({ failed: String(error) })
}
