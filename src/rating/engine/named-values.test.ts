import { describe, expect, it } from 'vitest'
import { ban } from '../../../tests/rooms/law.ts'
import { onlyPlan } from '../../../tests/rooms/rating.ts'
import {
  loadWorkedAuto,
  mother,
  workedAutoDocument,
  workedAutoInputs,
} from '../../../tests/rooms/rating-auto.ts'
import { rulebook } from '../../law/rule.ts'
import { PlanError } from '../plan/plan-error.ts'

/** Points for each driver, for the household, and the tier they lead to: young drivers and a record raise it. */
const values = [
  {
    id: 'points',
    label: 'Points',
    each: 'drivers',
    from: 0,
    to: 6,
    steps: [
      {
        id: 'new-driver',
        label: 'New driver',
        ref: 'T-1',
        op: 'add',
        value: { const: '2' },
        when: ['lt', 'yearsLicensed', 5],
      },
      { id: 'record-points', label: 'Record', ref: 'T-2', op: 'add', value: { sum: 'points', cap: '5' } },
    ],
  },
  {
    id: 'score',
    label: 'Score',
    from: 0,
    to: 20,
    round: 'down',
    steps: [
      { id: 'all', label: 'All drivers', ref: 'T-3', op: 'set', value: { total: 'points', of: 'drivers' } },
      { id: 'weight', label: 'Weight', ref: 'T-4', op: 'mul', value: { const: '1.35' } },
    ],
  },
  {
    id: 'tier',
    label: 'Tier',
    from: 1,
    to: 3,
    steps: [{ id: 'tier-of', label: 'Tier by score', ref: 'T-5', op: 'set', value: { table: 'tier' } }],
  },
]

const tables = {
  ...workedAutoDocument.tables,
  points: {
    kind: 'exact',
    keys: ['incidents'],
    rows: [
      [['AT_FAULT_1'], '3'],
      [['AT_FAULT_2'], '6'],
      [['SPEEDING'], '1.5'],
      [['OTHER_VIOLATION'], '1'],
      [['DUI'], '4'],
      [['SUSPENDED'], '4'],
      [['COMP_CLAIM'], '0'],
    ],
  },
  tier: {
    kind: 'range',
    key: 'score',
    rows: [
      ['0', '1', '1'],
      ['1', '8', '2'],
      ['8', '21', '3'],
    ],
  },
  tierFactor: {
    kind: 'exact',
    keys: ['tier'],
    rows: [
      [['1'], '0.90'],
      [['2'], '1.00'],
      [['3'], '1.40'],
    ],
  },
}

const [all, minimum] = workedAutoDocument.steps
const tierStep = { id: 'tiered', label: 'Tier', ref: 'R-10', op: 'mul', value: { table: 'tierFactor' } }
const document = { values, tables, steps: [all, tierStep, minimum] }

type Change = Parameters<typeof loadWorkedAuto>[0]

function problemsOf(change: Change): readonly string[] {
  try {
    loadWorkedAuto(change)
    return []
  } catch (error) {
    if (error instanceof PlanError) return error.problems
    throw error
  }
}

/** The document with one of its values changed. */
function changed(id: string, change: object) {
  return {
    document: {
      ...document,
      values: values.map(value => (value.id === id ? { ...value, ...change } : value)),
    },
  }
}

const plan = onlyPlan(loadWorkedAuto({ document }))

describe('named values', () => {
  it('are worked out in order, of each driver and of the household, and key a table', () => {
    const { worksheet } = plan.explain(workedAutoInputs)
    const rows = worksheet.map(({ block = '', label, key, value, after }) => [
      block,
      label,
      key,
      value,
      after,
    ])
    expect(rows.slice(0, 12)).toEqual([
      ['Points, driver 1', 'New driver', '', '', '0.00'],
      ['Points, driver 1', 'Record', 'SPEEDING 1.50', '1.50', '1.50'],
      ['Points, driver 1', 'Points', '0 to 6', '', '2'],
      ['Points, driver 2', 'New driver', '', '2.00', '2.00'],
      ['Points, driver 2', 'Record', 'SPEEDING 1.50', '1.50', '3.50'],
      ['Points, driver 2', 'Points', '0 to 6', '', '4'],
      ['Score', 'All drivers', 'total of 2, 4', '6.00', '6.00'],
      ['Score', 'Weight', '', '1.35', '8.10'],
      ['Score', 'Score', '0 to 20', '', '8'],
      ['Tier', 'Tier by score', '8-20', '3.00', '3.00'],
      ['Tier', 'Tier', '1 to 3', '', '3'],
      ['Driver 1', 'Age', '40', '1.00', '1.00'],
    ])
    expect(rows).toContainEqual(['', 'Tier', '3', '1.40', '2259.60'])
  })

  it('give the same price with and without a worksheet', () => {
    for (const incidents of [[], ['SPEEDING'], ['DUI', 'AT_FAULT_2']]) {
      const inputs = { ...workedAutoInputs, incidents }
      expect(plan.explain(inputs).rating).toEqual(plan.rate(inputs))
    }
  })

  it('count as the nearer of their bounds beyond them', () => {
    const { worksheet } = plan.explain({ ...workedAutoInputs, incidents: ['DUI', 'AT_FAULT_2'] })
    const points = worksheet.filter(({ id }) => id === 'points')
    expect(points.map(({ before, after }) => [before, after])).toEqual([
      ['5.00', '5'],
      ['7.00', '6'],
    ])
  })

  it('can be refused for, and the worksheet shows how they came about', () => {
    const eligibility = [
      {
        id: 'score',
        when: ['gt', 'score', 12],
        outcome: 'decline',
        code: 'points',
        message: 'We do not insure this record.',
        ref: 'E-1',
      },
    ]
    const strict = onlyPlan(loadWorkedAuto({ document: { ...document, eligibility } }))
    const { rating, worksheet } = strict.explain({ ...workedAutoInputs, incidents: ['DUI', 'AT_FAULT_2'] })
    expect(rating).toMatchObject({ kind: 'refused', rule: { id: 'score' } })
    expect(worksheet.at(-1)).toMatchObject({ id: 'tier', after: '3' })
    expect(strict.rate(workedAutoInputs).kind).toBe('rated')
  })

  it('do without what the law keeps out of prices', () => {
    const rules = rulebook([ban({ line: 'auto', state: 'TX', factor: 'yearsLicensed' })])
    const lawful = onlyPlan(loadWorkedAuto({ document, rules }))
    const { yearsLicensed: _, ...driver } = mother
    const { worksheet } = lawful.explain({ ...workedAutoInputs, incidents: [], drivers: [driver] })
    expect(worksheet.find(({ id }) => id === 'new-driver')?.skipped).toMatch(/left out: Texas keeps years/)
    expect(worksheet.find(({ id }) => id === 'points')?.after).toBe('0')
  })

  it('list the inputs they come from, so that an assumption behind one is shown', () => {
    expect([...plan.ratedBy]).toEqual(
      expect.arrayContaining(['yearsLicensed', 'incidents', 'points', 'tier']),
    )
  })

  it.each([
    [
      'a value that nothing reads',
      { document: { ...document, steps: [all, minimum] } },
      /value tier: nothing reads it/,
    ],
    ['a name that is taken', changed('tier', { id: 'credit' }), /value credit: there is credit already/],
    ['a list that is none', changed('points', { each: 'pilots' }), /value points: there is no list pilots/],
    [
      'bounds the wrong way round',
      changed('tier', { to: 1 }),
      /auto\.json:1: values\.2\.to: it is not above from/,
    ],
    ['a bound below 0', changed('tier', { from: -1 }), /values\.2\.from: write a whole number from 0 on/],
    [
      'a table with a gap within the bounds',
      changed('tier', { to: 4 }),
      /table tierFactor: there is no row for 4\. Add it/,
    ],
    [
      'a value read before it is worked out',
      { document: { ...document, values: values.toReversed() } },
      /table tier: there is no input score/,
    ],
    [
      "a list read for what isn't a number",
      changed('score', { steps: [{ ...values[1]?.steps[0], value: { highest: 'sex', of: 'drivers' } }] }),
      /step all: sex isn't a number of the drivers\. Use one of driverAge, yearsLicensed, points/,
    ],
    [
      'a value begun with what the law bans',
      {
        ...changed('score', {
          steps: [
            { ...values[1]?.steps[0], value: { lowest: 'driverAge', of: 'drivers' } },
            { ...values[1]?.steps[0], id: 'add', op: 'add' },
          ],
        }),
        rules: rulebook([ban({ line: 'auto', state: 'TX', factor: 'age' })]),
      },
      /step all: Texas keeps age out of auto prices, and the value begins with this step/,
    ],
  ] as const)('do not load with %s', (_, change, message) => {
    expect(problemsOf(change as Change).join('\n')).toMatch(message)
  })
  it('and everything else in a plan are named by file and line where they are at fault', () => {
    const text = JSON.stringify(
      {
        ...workedAutoDocument,
        ...document,
        steps: [all, { ...minimum, when: ['eq', 'points', 1] }],
        fees: [{ id: 'each', label: 'Each', ref: 'F-1', value: { const: '1.00', each: 'pilots' } }],
        payments: { factor: '0.0875', ref: 'F-2' },
      },
      null,
      2,
    )
    const problems = problemsOf({ files: { 'auto.json': text } })
    const lineOf = (words: string) => text.slice(0, text.indexOf(words)).split('\n').length
    for (const [line, name] of [
      // The object begins on the line before its id.
      [lineOf('"id": "tier",') - 1, 'value tier: nothing reads it'],
      [lineOf('"id": "minimum",') - 1, 'step minimum: there is no input points'],
      [lineOf('"id": "each",') - 1, 'fee each: there is no list pilots'],
      [lineOf('"payments":'), 'payments: nothing is paid by the month'],
    ] as const)
      expect(problems).toContainEqual(expect.stringContaining(`auto.json:${line}: worked/auto/TX, ${name}`))
  })
})
