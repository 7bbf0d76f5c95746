import { register } from 'prom-client'
import { expect, test } from 'vitest'
import { carrier } from '../../../tests/support/panel.ts'
import type { Day } from '../../units/day.ts'
import { openLog } from '../platform/log.ts'
import { warnOfEnds, watchTerms } from './watch-terms.ts'

const oak = carrier('oak', 4, {
  via: 'process',
  rate: () => ({ kind: 'failed', cause: 'http', retryable: false }),
})
const writing = oak.lines.renters
if (!writing) throw new Error('oak writes renters insurance')
const appointed = {
  ...oak,
  lines: { renters: { ...writing, states: ['TX', 'OH', 'LA'] as const } },
  appointments: [
    { states: ['TX', 'OH'], lines: ['renters'], from: '2026-01-01', until: '2026-12-15' },
    { states: ['LA'], lines: ['renters'], from: '2026-01-01' },
  ] as const,
}
const site = {
  lines: { renters: ['TX', 'OH', 'LA'] as const },
  licenses: [
    { state: 'TX', number: '1', until: '2026-12-31' as Day },
    { state: 'LA', number: '2' },
  ],
}

/** The events of a look, and how many days are left in the figures. */
function opened() {
  const lines: string[] = []
  const log = openLog({ level: 'info', sentences: false, write: line => void lines.push(line) })
  return { terms: { site, carriers: [appointed], log }, events: () => lines.map(line => JSON.parse(line)) }
}

test.each<[Day, object[]]>([
  ['2026-11-14', []],
  [
    '2026-12-01',
    [
      { event: 'license-ends', state: 'TX', until: '2026-12-31', days: 30 },
      {
        event: 'appointment-ends',
        carrier: 'oak',
        until: '2026-12-15',
        days: 14,
        where: ['renters OH', 'renters TX'],
      },
    ],
  ],
  [
    '2027-01-01',
    [
      { event: 'license-over', state: 'TX', until: '2026-12-31' },
      { event: 'appointment-over', carrier: 'oak', until: '2026-12-15', where: ['renters OH', 'renters TX'] },
    ],
  ],
])('what ends within 30 days or is over is a warning, one for each carrier and day: %s', (day, warnings) => {
  const { terms, events } = opened()
  warnOfEnds(terms, day)
  const where = ({ where: places, ...event }: { where?: string[] }) => ({
    ...event,
    ...(places && { where: places.toSorted() }),
  })
  expect(events().map(where)).toEqual(
    warnings.map(warning => expect.objectContaining({ level: 'warn', ...warning })),
  )
})

test('the days that are left are figures, from the start on', async () => {
  const stopping = new AbortController()
  const { terms, events } = opened()
  watchTerms({ ...terms, today: () => '2026-12-17', signal: stopping.signal })
  stopping.abort()
  expect(events()).toHaveLength(2)
  const figures = await register.metrics()
  expect(figures).toContain('license_days_left{state="TX"} 14')
  expect(figures).not.toContain('license_days_left{state="LA"}')
  expect(figures).toContain('appointment_days_left{carrier="oak",line="renters",state="TX"} -2')
  expect(figures).not.toContain('line="renters",state="LA"')
})
