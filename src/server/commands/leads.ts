import { parseArgs } from 'node:util'
import { commandOrExit, StartError } from '../platform/start-error.ts'
import { readConfig } from '../settings/config.ts'
import { makeLeadOutbox } from '../store/rows/lead-outbox.ts'
import { leadFormats, leadsAs } from './leads/leads-as.ts'
import { sinceIn } from './since.ts'
import { withStore } from './with-store.ts'

const usage =
  'Use it as: npm run leads -- export --since 2026-11-01 --format csv > leads.csv. Formats: csv, adf.'

/**
 * `npm run leads -- export`: prints the requests for an agent as CSV or ADF. From then on they count as passed on, and
 * their visitors see that. It may run beside the service. Exits with 1 for arguments that it does not understand.
 */
await commandOrExit(async () => {
  const { since, format } = asked()
  const { leads, site } = readConfig(process.env)
  if (!leads) throw new StartError('LEADS is not set, so this site takes no requests for an agent.')
  await withStore(async ({ db, quotes }) => {
    const outbox = makeLeadOutbox({ db })
    const { file, passed } = await leadsAs(
      { outbox, quotes },
      { since, format, site: site.name, to: leads.to },
    )
    process.stdout.write(file)
    // Marked only after the output was written: a lead that could not be written has not been passed on.
    for (const lead of passed) await outbox.end(lead, 'delivered')
    process.stderr.write(`Requests for an agent: ${passed.length}.\n`)
  })
})

function asked() {
  const text = { type: 'string' } as const
  const { positionals, values } = parsed()
  const format = leadFormats.find(name => name === values.format)
  if (positionals.join(' ') !== 'export' || format === undefined) throw new StartError(usage)
  return { since: sinceIn(values.since), format }

  function parsed() {
    try {
      return parseArgs({
        options: { since: { ...text, default: '7d' }, format: { ...text, default: 'csv' } },
        allowPositionals: true,
      })
    } catch {
      throw new StartError(usage)
    }
  }
}
