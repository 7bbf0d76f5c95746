import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { acordXml } from '../../src/connectors/acord/xml/acord-xml.ts'
import { affiliate } from '../../src/connectors/affiliate/affiliate.ts'
import { jsonHttp } from '../../src/connectors/json-http/json-http.ts'
import { leastPollMs } from '../../src/server/asking/ask-carrier.ts'
import { breakerLimits } from '../../src/server/asking/breakers.ts'
import { longestQuietMs, repeatAfterMs } from '../../src/server/asking/call-carrier.ts'
import { makeRetryBudget } from '../../src/server/asking/retry-budget.ts'
import { endMs } from '../../src/server/compose/service.ts'
import { mostBytes } from '../../src/server/maps/get-json.ts'
import { timeLimit } from '../../src/server/maps/maps.ts'
import { distribution } from '../../src/server/platform/database/distribute.ts'
import { waits } from '../../src/server/platform/database/pool.ts'
import { graceMs } from '../../src/server/platform/jobs/dispatcher.ts'
import { callLimits } from '../../src/server/platform/outgoing/agents.ts'
import { longestStopMs } from '../../src/server/platform/stop.ts'
import { readConfig } from '../../src/server/settings/config.ts'
import { settings } from '../../src/server/settings/settings.ts'
import { windowMs } from '../../src/server/store/carriers/offer-window.ts'
import { tablesIn } from '../../tests/support/statements.ts'

// docs/operations.md documents the code for operators: these tests keep it true.

const document = readFileSync('docs/operations.md', 'utf8')

/** The cells of each row of the table under a heading. */
function tableUnder(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = document.split(`\n## ${heading}\n`)
  const [untilNext = ''] = section.split('\n## ')
  return untilNext
    .split('\n')
    .filter(line => line.startsWith('| '))
    .slice(1)
    .map(line => line.slice(2, -2).split(' | '))
}

test('lists every setting, in the words that refuse a bad value', () => {
  const documented = tableUnder('Settings').map(([name = '', takes]) => [name.replaceAll('`', ''), takes])
  const read = Object.entries(settings).map(([name, [takes]]) => [name, takes])
  expect(documented.toSorted()).toEqual(read.toSorted())
})

test('states the defaults', () => {
  const defaults = Object.fromEntries(
    tableUnder('Settings').map(([name = '', , standard]) => [name.replaceAll('`', ''), standard]),
  )
  const { port, host, hsts, workers, drainMs, sandbox, maps } = readConfig({})
  expect(defaults).toMatchObject({
    PORT: String(port),
    HOST: host,
    HSTS: `\`${hsts}\``,
    WORKERS: workers,
    MAPS_PROVIDER: maps.provider,
  })
  const production = readConfig({
    NODE_ENV: 'production',
    SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    DATABASE_URL: 'embedded',
    SMTP_URL: 'files',
  })
  expect(defaults.DRAIN_SECONDS).toBe(
    `${production.drainMs / 1000} in production, ${drainMs / 1000} otherwise`,
  )
  expect(defaults.SANDBOX).toBe(`${onOrOff(sandbox)}, ${onOrOff(production.sandbox)} in production`)
})

function onOrOff(is: boolean): string {
  return is ? 'on' : 'off'
}

describe('outward connections', () => {
  const rows = tableUnder('Outward connections').map(cells => cells.join(' | '))
  const seconds = (ms: number) => `${ms / 1000} s`
  const kibibytes = (bytes: number) => `${bytes / 1024} KiB`
  const shared = {
    carrier: 'wren',
    states: ['TX'],
    endpoint: 'https://wren.example',
    phone: '1-800-555-0100',
  }
  const key = { id: 'ID', secret: 'SECRET' }
  const json = jsonHttp({ ...shared, states: ['TX'], key }).connector.terms
  const acord = acordXml({ ...shared, states: ['TX'], line: 'auto' }).connector.terms
  const ads = affiliate({ states: ['TX'], endpoint: shared.endpoint, publisher: 'p' }).connector.terms

  test.each([
    ['our JSON contract', `whole call ${seconds(json.deadlineMs)}`],
    ['our JSON contract', `\`atOnce\` ${json.atOnce}`],
    ['our JSON contract', `connecting ${seconds(callLimits.connectMs)}`],
    ['our JSON contract', `headers of ${kibibytes(callLimits.headerBytes)}`],
    ['our JSON contract', `reply of ${callLimits.replyBytes / 1024 / 1024} MiB`],
    ['our JSON contract', `after ${repeatAfterMs.join(' to ')} ms`],
    ['ACORD', `whole call ${seconds(acord.deadlineMs)}`],
    ['has taken the question', `every ${seconds(leastPollMs)} at the most`],
    ['has taken the question', `closes after ${seconds(windowMs)}`],
    ['ad networks', `whole call ${seconds(ads.deadlineMs)}`],
    ['maps', `whole call ${seconds(timeLimit)}, reply of ${kibibytes(mostBytes)}`],
    ['PostgreSQL', `connecting ${seconds(waits.connecting)}, a statement ${seconds(waits.statement)} `],
    ['PostgreSQL', `a lock ${seconds(waits.lock)}, an idle transaction ${seconds(waits.idleTransaction)}`],
  ])('are documented with their limits: %s, %s', (who, limit) => {
    expect(rows.filter(row => row.includes(who)).join('\n')).toContain(limit)
  })

  test('are documented with their limits', () => {
    const { leastCalls, failedShare, withinMs, pauseMs } = breakerLimits
    expect(failedShare).toBe(0.5)
    expect(document).toContain(`half of at least ${leastCalls} calls within ${seconds(withinMs)} fail`)
    expect(document).toContain(`for ${seconds(pauseMs)} no one calls it`)
    expect(document).toContain(`for that long, ${seconds(longestQuietMs)} at the most`)
    expect(document).toContain('a tenth of all calls at most')
    const budget = makeRetryBudget()
    while (budget.spend());
    const calls = Array.from({ length: 200 }, () => {
      budget.earn()
      return budget.spend()
    })
    expect(calls.filter(isRepeated => isRepeated)).toHaveLength(20)
  })
})

test('names in CHANGELOG.md each migration that removes what the previous version still uses', () => {
  const changes = readFileSync('CHANGELOG.md', 'utf8')
  const files = readdirSync('migrations').filter(name =>
    /^(drop table|alter table \w+ (drop|rename))/m.test(readFileSync(`migrations/${name}`, 'utf8')),
  )
  expect(files.filter(name => !changes.includes(`\`${name.replace('.sql', '')}\``))).toEqual([])
})

test('says of every table how it is distributed', () => {
  const documented = [...tablesIn(document)].filter(([table]) => table !== 'migration')
  const meant = Object.entries(distribution).map(([table, place]) => [
    table,
    typeof place === 'string' ? null : place.by,
  ])
  expect(documented.toSorted()).toEqual(meant.toSorted())
})

test('states how long a process may take to stop', () => {
  expect(document).toContain(`requests in flight end, ${endMs / 1000} seconds at the most`)
  expect(document).toContain(`calls to carriers end, ${graceMs / 1000} seconds at the most`)
  expect(document).toContain(`after ${longestStopMs / 1000}\nthey end on their own`)
})
