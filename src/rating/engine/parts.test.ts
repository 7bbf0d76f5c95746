import { describe, expect, it } from 'vitest'
import { homeownerIn } from '../../../tests/carriers/samples/sample-homeowner.ts'
import { onlyPlan } from '../../../tests/rooms/rating.ts'
import {
  loadWorkedAuto,
  sedan,
  workedAutoDocument,
  workedAutoInputs,
} from '../../../tests/rooms/rating-auto.ts'
import { askable } from '../../risk/askable.ts'
import { loadPlans } from '../book.ts'
import { homeownerInputsOf } from '../inputs/homeowner.ts'
import { PlanError } from '../plan/plan-error.ts'

/** A homeowner plan by peril: fire by protection class, wind by roof and deductible, each rounded in its own way. */
const perils = {
  id: 'perils',
  label: 'Perils',
  unit: 'money',
  perils: [
    { id: 'fire', label: 'Fire' },
    { id: 'wind', label: 'Wind and hail' },
    { id: 'theft', label: 'Theft', when: ['ne', 'use', 'VACANT'] },
  ],
  steps: [
    { id: 'base', label: 'Base', ref: 'H-1', op: 'set', value: { table: 'base' } },
    {
      id: 'class',
      label: 'Protection',
      ref: 'H-2',
      op: 'mul',
      value: { table: 'protection' },
      peril: ['fire'],
    },
    {
      id: 'wind-deductible',
      label: 'Wind deductible',
      ref: 'H-3',
      op: 'mul',
      value: { const: '0.875' },
      peril: ['wind'],
      when: ['ge', 'windDeductible', 2],
      round: { to: '1', mode: 'up' },
    },
  ],
}

const document = {
  schema: 1,
  id: 'worked/homeowner/*',
  carrier: 'worked',
  line: 'homeowner',
  form: 'HO-3',
  version: '2025.1',
  states: ['OH'],
  effective: { newBusiness: '2025-01-01' },
  reference: 'WORKED-HO-1',
  period: 'year',
  currency: 'USD',
  tables: {
    base: {
      kind: 'exact',
      keys: ['peril'],
      rows: [
        [['fire'], '400.00'],
        [['wind'], '301.00'],
        [['theft'], '55.00'],
      ],
    },
    protection: {
      kind: 'exact',
      keys: ['protection'],
      rows: [
        [['P1_4'], '0.90'],
        [['P5'], '1.00'],
        [['P6'], '1.40'],
      ],
    },
  },
  eligibility: [],
  stages: [perils],
  steps: [{ id: 'all', label: 'All perils', ref: 'H-4', op: 'set', value: { stage: 'perils' } }],
  fees: [],
}

function load(change: object = {}) {
  const files = new Map([['homeowner.json', JSON.stringify({ ...document, ...change })]])
  return loadPlans({ files, hash: text => text })
}

function problemsOf(run: () => unknown): string {
  try {
    run()
    return ''
  } catch (error) {
    if (error instanceof PlanError) return error.problems.join('\n')
    throw error
  }
}

const withPerils = (change: object) => problemsOf(() => load({ stages: [{ ...perils, ...change }] }))

describe('a homeowner plan by peril', () => {
  const inputs = homeownerInputsOf(askable(homeownerIn({ state: 'OH', territory: 'T4' })))

  it('rates the policy once for each peril, and every peril has its block of the worksheet', () => {
    const { worksheet } = onlyPlan(load()).explain({ ...inputs, windDeductible: 2 })
    expect(worksheet.map(({ block = '', label, key, after }) => [block, label, key, after])).toEqual([
      ['Fire', 'Base', 'fire', '400.00'],
      ['Fire', 'Protection', 'P1_4', '360.00'],
      ['Wind and hail', 'Base', 'wind', '301.00'],
      // 263.375, rounded up to the dollar by the step's own rule.
      ['Wind and hail', 'Wind deductible', '', '264.00'],
      ['Theft', 'Base', 'theft', '55.00'],
      ['', 'All perils', '', '679.00'],
      ['', 'Rounded premium', '', '679.00'],
    ])
  })

  it('may leave a peril out for some risks', () => {
    const always = {
      ...document.stages[0],
      perils: perils.perils.map(peril => ({ ...peril, when: ['eq', 'pool', true] })),
    }
    const blocks = (pool: boolean) =>
      onlyPlan(
        load({
          stages: [always],
          steps: [
            ...document.steps,
            { ...document.steps[0], id: 'least', op: 'max', value: { const: '10' } },
          ],
        }),
      )
        .explain({ ...inputs, pool })
        .worksheet.flatMap(({ block = [] }) => block)
    expect(blocks(false)).toEqual([])
    expect(new Set(blocks(true))).toEqual(new Set(['Fire', 'Wind and hail', 'Theft']))
  })

  it.each([
    [
      'a peril without a base',
      { perils: [...perils.perils, { id: 'water', label: 'Water' }] },
      /table base: there is no row for water/,
    ],
    [
      'a step for a peril that is none',
      { steps: [perils.steps[0], { ...perils.steps[1], peril: ['flood'] }] },
      /step class: there is no peril flood\. Use one of fire, wind, theft/,
    ],
    [
      'perils named as coverages',
      { steps: [perils.steps[0], { ...perils.steps[1], peril: undefined, coverage: ['fire'] }] },
      /step class: there is no coverage fire/,
    ],
    [
      'perils and coverages at once',
      { coverages: perils.perils },
      /stage perils: it has coverages and perils/,
    ],
    ['neither a list nor perils', { perils: undefined }, /stage perils: it has neither a list nor perils/],
    [
      'an assignment to nobody',
      { assignment: { rule: 'average', of: 'driver' } },
      /it assigns factors to the members of no list/,
    ],
  ])('does not load with %s', (_, change, message) => {
    expect(withPerils(change)).toMatch(message)
  })
})

describe('drivers whose factors differ by coverage', () => {
  const [driver, car] = workedAutoDocument.stages
  const damage = {
    ...driver,
    id: 'damage',
    label: 'Physical damage',
    steps: [
      {
        id: 'young',
        label: 'Young',
        ref: 'D-1',
        op: 'mul',
        value: { const: '1.50' },
        when: ['lt', 'driverAge', 25],
      },
    ],
    highest: [],
  }
  const [base, group, assigned, miles] = car.steps
  const cars = {
    ...car,
    assignment: { ...car.assignment, also: ['damage'] },
    steps: [
      base,
      group,
      { ...assigned, coverage: ['liability'] },
      { ...assigned, id: 'by-damage', value: { stage: 'damage' }, coverage: ['collision'] },
      miles,
    ],
  }
  const withStages = (...stages: readonly object[]) => loadWorkedAuto({ document: { stages } })

  it('are assigned once, and each coverage takes its own factor of the same driver', () => {
    const plan = onlyPlan(withStages(driver, damage, cars))
    const { worksheet } = plan.explain(workedAutoInputs)
    expect(
      worksheet
        .filter(({ operation }) => operation === 'assign')
        .map(({ label, key, value, isFurther = false }) => [label, key, value, isFurther]),
    ).toEqual([
      ['Car 1', '1', '0.95', false],
      ['Car 1, Physical damage', '1', '1.00', true],
      ['Car 2', '2', '3.66', false],
      ['Car 2, Physical damage', '2', '1.50', true],
    ])
    // Sports car: 100 x 1.50 x 1.50 for the daughter.
    expect(worksheet.find(({ id, block }) => id === 'by-damage' && block === 'Car 2, Collision')?.after).toBe(
      '225.00',
    )
    expect(plan.explain(workedAutoInputs).rating).toEqual(plan.rate(workedAutoInputs))
  })

  it.each([
    ['a stage that is none', { also: ['harm'] }, /stage car: no stage of factors before it is called harm/],
    ['a stage that no step reads', { also: ['driver'] }, /stage damage: nothing reads it/],
    ['an unknown rule', { rule: 'draw' }, /auto\.json:1: stages\.2\.assignment\.rule/],
    ['a share that is none', { extraMember: 'least' }, /write a share of the mean like "0\.90", or "lowest"/],
  ])('do not load with %s', (_, change, message) => {
    const stage = { ...cars, assignment: { ...cars.assignment, ...change } }
    expect(problemsOf(() => withStages(driver, damage, stage))).toMatch(message)
  })
})

describe('symbols', () => {
  const [driver, car] = workedAutoDocument.stages
  const symbols = {
    kind: 'exact',
    keys: ['make', 'model'],
    rows: [
      [['Toyota', 'Camry'], '1.10'],
      [['Toyota', '*'], '1.20'],
      [['*', '*'], '1.30'],
    ],
  }
  const step = {
    id: 'symbol',
    label: 'Symbol',
    ref: 'S-1',
    op: 'mul',
    value: { table: 'symbols' },
    coverage: ['collision'],
  }
  const document = {
    tables: { ...workedAutoDocument.tables, symbols },
    stages: [driver, { ...car, steps: [...car.steps, step] }],
  }

  it.each([
    [{ make: 'Toyota', model: 'Camry' }, 'Toyota Camry', '1.10'],
    [{ make: 'Toyota', model: 'Prius' }, 'Toyota *', '1.20'],
    [{ make: 'Ford', model: 'Camry' }, '* *', '1.30'],
  ])('go by make and model, or by what holds for all others: %o', (vehicle, key, value) => {
    const plan = onlyPlan(loadWorkedAuto({ document }))
    const { worksheet } = plan.explain({ ...workedAutoInputs, vehicles: [{ ...sedan, ...vehicle }] })
    expect(worksheet.find(({ id }) => id === 'symbol')).toMatchObject({ key, value })
  })

  it('do not load without a row for all others', () => {
    const rows = symbols.rows.slice(0, 1)
    const tables = { ...document.tables, symbols: { ...symbols, rows } }
    const problems = problemsOf(() => loadWorkedAuto({ document: { ...document, tables } }))
    expect(problems).toMatch(/table symbols: nothing covers the other names\. Add a row for \*/)
    expect(problems).toMatch(/table symbols Toyota: nothing covers the other names/)
  })
})
