import { parseArgs } from 'node:util'
import { lines } from '../../lines/index.ts'
import { openDatabase } from '../platform/database/database.ts'
import type { Db } from '../platform/database/tables.ts'
import { openLog } from '../platform/log.ts'
import { commandOrExit, StartError } from '../platform/start-error.ts'
import { readConfig } from '../settings/config.ts'
import { readFunnels } from './funnel/read-funnel.ts'
import { writeFunnel } from './funnel/write-funnel.ts'
import { readSales, type SalesBy } from './report/read-sales.ts'
import { salesReport } from './report/sales-report.ts'
import { type ReportFormat, reportFormats, writeReport } from './report/write-report.ts'
import { sinceIn } from './since.ts'

const usage =
  'Use it as: npm run report -- funnel|carriers|partners --since 2026-11-01 --format table|csv|svg. A funnel may be of one line: --line renters.'

interface ReportRequest {
  readonly of: keyof typeof reports
  readonly since: Date
  readonly format: ReportFormat
  readonly line: string | undefined
}

const reports = {
  async funnel(db: Db, { since, format, line }: ReportRequest): Promise<string> {
    const wanted = lines.all.filter(({ name }) => line === undefined || name === line)
    return writeFunnel({ ...(await readFunnels(db, { lines: wanted, since })), since }, format)
  },
  carriers: (db: Db, wanted: ReportRequest) => sales(db, 'carrier', wanted),
  partners: (db: Db, wanted: ReportRequest) => sales(db, 'partner', wanted),
}

async function sales(db: Db, by: SalesBy, { since, format }: ReportRequest): Promise<string> {
  const rows = await readSales(db, { by, since })
  return writeReport(salesReport({ by, since, rows }), format)
}

/**
 * `npm run report`: prints how far visitors come, or clicks and sales by carrier or partner, as a table, CSV or SVG. It
 * may run beside the service. Exits with 1 for arguments that it does not understand.
 */
await commandOrExit(async () => {
  const wanted = requestedReport()
  const { databaseUrl: url, dataDir, pgBin, distribute } = readConfig(process.env)
  // To standard error, so that the report itself stays clean.
  const log = openLog({ level: 'warn', sentences: true, write: text => process.stderr.write(text) })
  const database = await openDatabase({ url, dataDir, pgBin, distribute, log })
  try {
    process.stdout.write(await reports[wanted.of](database.db, wanted))
  } finally {
    await database.close()
  }
})

/** The report that the command line names. Throws a StartError with the usage. */
function requestedReport(): ReportRequest {
  const { positionals, values } = parsed()
  const [of, ...more] = positionals
  const format = reportFormats.find(name => name === values.format)
  if (!isReport(of) || more.length > 0 || format === undefined) throw new StartError(usage)
  const { line } = values
  const names = lines.all.map(({ name }) => name)
  if (line !== undefined && !names.some(name => name === line))
    throw new StartError(`There is no line ${line}. There are: ${names.join(', ')}.`)
  return { of, since: sinceIn(values.since), format, line }
}

function isReport(name: string | undefined): name is keyof typeof reports {
  return name !== undefined && Object.hasOwn(reports, name)
}

function parsed() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      options: { since: { ...text, default: '7d' }, format: { ...text, default: 'table' }, line: text },
      allowPositionals: true,
    })
  } catch {
    throw new StartError(usage)
  }
}
