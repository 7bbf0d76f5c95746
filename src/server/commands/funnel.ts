import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lines } from '../../lines/index.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { openLog } from '../platform/log.ts'
import { orExit, StartError } from '../platform/start-error.ts'
import { drawFunnel } from './funnel/draw-funnel.ts'
import { funnelText } from './funnel/funnel-text.ts'
import { readFunnels } from './funnel/read-funnel.ts'

const usage = 'Use it as: npm run funnel -- --since 7d --line renters --svg funnel.svg'
const hours = { h: 1, d: 24, w: 24 * 7 }

/**
 * `npm run funnel`: prints how far visitors come, by line and step, and draws it as SVG. It may run beside the service.
 * Exits with 1 where it does not understand what is asked for.
 */
await orExit(async () => {
  const { since, line, svg } = asked()
  const { databaseUrl: url, dataDir, pgBin } = readConfig(process.env)
  // Beside the table, not in it.
  const log = openLog({ level: 'warn', sentences: true, write: text => process.stderr.write(text) })
  const database = await openDatabase({ url, dataDir, pgBin, log })
  try {
    const wanted = lines.all.filter(({ name }) => line === undefined || name === line)
    const { starts, funnels } = await readFunnels(database.db, { lines: wanted, since })
    process.stdout.write(funnelText({ starts, funnels, since }))
    const file = svg ?? join(dataDir, 'funnel.svg')
    await writeFile(file, drawFunnel({ funnels, since }))
    process.stdout.write(`\nThe drawing is in ${file}.\n`)
  } finally {
    await database.close()
  }
})

/** What the command line asks for. Throws a StartError that says how to ask. */
function asked(): { since: Date; line: string | undefined; svg: string | undefined } {
  const { values } = parsed()
  const [, count, unit] = /^(\d{1,4})([hdw])$/.exec(values.since) ?? []
  if (count === undefined) throw new StartError(`--since takes a time such as 12h, 7d or 4w. ${usage}`)
  // The expression allows no other letter.
  const ms = Number(count) * hours[unit as keyof typeof hours] * 3_600_000
  const { line, svg } = values
  const names = lines.all.map(({ name }) => name)
  if (line !== undefined && !names.includes(line))
    throw new StartError(`There is no line ${line}. There are: ${names.join(', ')}.`)
  return { since: new Date(Date.now() - ms), line, svg }
}

function parsed() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ options: { since: { ...text, default: '7d' }, line: text, svg: text } })
  } catch {
    throw new StartError(usage)
  }
}
