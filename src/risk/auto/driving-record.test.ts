import { describe, expect, it } from 'vitest'
import { ann, autoIn, ben } from '../../../tests/carriers/samples/sample-auto.ts'
import { type State, stateCodes } from '../../law/jurisdictions.ts'
import { mayRate } from '../../law/law.ts'
import { askable } from '../askable.ts'
import type { AutoAnswers, IncidentAnswer } from './auto-answers.ts'
import { recordsOf } from './driving-record.ts'

const cleo = { ...ann, firstName: 'Cleo', dateBirth: '1990-01-01' } as const
const three = [{ driver: ann }, { driver: cleo }, { driver: ben }]

const household = (answers: Partial<AutoAnswers>, state: State = 'TX') =>
  autoIn({ state, answers: { drivers: three, ...answers } })

const saying = (...incidents: readonly IncidentAnswer[]) => ({ record: { incidents } })

describe('the driving record', () => {
  it('is who had what, and when, in completed months before the first day of the policy', () => {
    const risk = household({
      incidents: { choices: ['AT_FAULT_2', 'DUI'] },
      ...saying(
        { driver: 1, incident: 'AT_FAULT', on: '2024-02-22' },
        { driver: 0, incident: 'DUI', on: '2023-11-23' },
        { driver: 1, incident: 'AT_FAULT', on: '2026-12-31' },
      ),
    })
    const cleos = [
      { incident: 'AT_FAULT', monthsAgo: 33 },
      { incident: 'AT_FAULT', monthsAgo: 0 },
    ]
    expect(recordsOf(risk)).toEqual({
      records: [[{ incident: 'DUI', monthsAgo: 35 }], cleos, []],
      open: [],
    })
    expect(risk.assumed).not.toContain('drivingRecord')
  })

  it('is open, and recent, as far as nobody said whose it was', () => {
    const risk = household({
      incidents: { choices: ['AT_FAULT_2', 'SPEEDING'] },
      ...saying({ driver: 1, incident: 'AT_FAULT', on: '2024-02-22' }),
    })
    expect(recordsOf(risk)).toEqual({
      records: [[], [{ incident: 'AT_FAULT', monthsAgo: 33 }], []],
      open: [
        { incident: 'AT_FAULT', monthsAgo: 0 },
        { incident: 'SPEEDING', monthsAgo: 0 },
      ],
    })
    expect(risk.assumed).toContain('drivingRecord')
  })

  it('forgets what the household takes back, and drivers who have left', () => {
    const said = saying(
      { driver: 1, incident: 'DUI', on: '2024-02-22' },
      { driver: 7, incident: 'SPEEDING', on: '2024-02-22' },
    )
    const clean = { records: [[], [], []], open: [] }
    expect(recordsOf(household({ incidents: { choices: ['NONE'] }, ...said }))).toEqual(clean)
    const open = [{ incident: 'SPEEDING', monthsAgo: 0 }]
    expect(recordsOf(household({ incidents: { choices: ['SPEEDING'] }, ...said }))).toEqual({
      ...clean,
      open,
    })
  })

  it('is the same in whatever order the drivers are named, once everything is attributed', () => {
    const answers = (order: readonly number[]) =>
      household({
        drivers: order.flatMap(place => three[place] ?? []),
        incidents: { choices: ['AT_FAULT_1', 'SPEEDING'] },
        ...saying(
          { driver: order.indexOf(0), incident: 'AT_FAULT', on: '2024-02-22' },
          { driver: order.indexOf(1), incident: 'SPEEDING', on: '2025-02-22' },
        ),
      })
    const named = [0, 1, 2]
    const other = [2, 0, 1]
    const { records } = recordsOf(answers(other))
    expect(named.map(place => records[other.indexOf(place)])).toEqual(recordsOf(answers(named)).records)
  })

  it('is that of an only driver, who reads only that it counts as recent', () => {
    const risk = household({ drivers: [{ driver: ann }], incidents: { choices: ['DUI'] } })
    expect(recordsOf(risk)).toEqual({ records: [[{ incident: 'DUI', monthsAgo: 0 }]], open: [] })
    expect(risk.assumed).toContain('recentIncidents')
    expect(risk.assumed).not.toContain('drivingRecord')
  })

  it('reaches no carrier beyond what the state lets count, nor does a word about it', () => {
    for (const state of stateCodes) {
      const mayTell = mayRate({ line: 'auto', state, factor: 'notAtFaultAccident', on: '2026-11-22' })
      const attributed = askable(
        household(
          {
            incidents: { choices: ['NOT_AT_FAULT'] },
            ...saying({ driver: 1, incident: 'NOT_AT_FAULT', on: '2025-01-31' }),
          },
          state,
        ),
      )
      expect(attributed.drivers[1]?.record !== undefined, state).toBe(mayTell)
      const open = askable(household({ incidents: { choices: ['NOT_AT_FAULT'] } }, state))
      expect(recordsOf(open).open.length > 0, state).toBe(mayTell)
      expect(open.assumed.includes('drivingRecord'), state).toBe(mayTell)
    }
  })
})
