import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ban } from '../../../tests/rooms/law.ts'
import { onlyPlan } from '../../../tests/rooms/rating.ts'
import {
  loadWorkedAuto,
  mother,
  sedan,
  workedAutoDocument,
  workedAutoInputs,
} from '../../../tests/rooms/rating-auto.ts'
import { type Factor, rulebook } from '../../law/rule.ts'
import { formatMoney } from '../decimal.ts'
import type { Inputs } from '../inputs/input.ts'
import { PlanError } from '../plan/plan-error.ts'

const plan = onlyPlan(loadWorkedAuto())
const [driver, car] = workedAutoDocument.stages

function totalOf(change: Partial<Record<keyof typeof workedAutoInputs, Inputs[string]>>, book = plan) {
  const rating = book.rate({ ...workedAutoInputs, ...change })
  return rating.kind === 'rated' ? formatMoney(rating.total) : rating.rule.id
}

function problemsOf(change: Parameters<typeof loadWorkedAuto>[0]): string {
  try {
    loadWorkedAuto(change)
    return ''
  } catch (error) {
    if (error instanceof PlanError) return error.problems.join('\n')
    throw error
  }
}

const withStages = (...stages: readonly object[]) => ({ document: { stages } })

const anyHousehold = fc.record({
  drivers: fc.array(
    fc.record({
      ...Object.fromEntries(Object.entries(mother).map(([name, value]) => [name, fc.constant(value)])),
      driverAge: fc.integer({ min: 14, max: 110 }),
      maritalStatus: fc.constantFrom('S', 'M', 'D'),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  vehicles: fc.array(
    fc.record({
      ...Object.fromEntries(Object.entries(sedan).map(([name, value]) => [name, fc.constant(value)])),
      vehicleGroup: fc.constantFrom('MID_SEDAN', 'MINIVAN', 'SPORTS', 'OTHER'),
      annualMiles: fc.integer({ min: 3_000, max: 40_000 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  physicalDamage: fc.constantFrom('FULL', 'COMP', 'LIABILITY'),
  incidents: fc.subarray(['AT_FAULT_2', 'DUI', 'SPEEDING']),
})

describe('drivers and cars of a plan', () => {
  it('are explained in blocks: each driver, the assignment, each cover of each car', () => {
    const { worksheet } = plan.explain(workedAutoInputs)
    expect(
      worksheet.map(({ block = '', label, key, value, after }) => [block, label, key, value, after]),
    ).toEqual([
      ['Driver 1', 'Age', '40', '1.00', '1.00'],
      ['Driver 1', 'Married', '', '0.95', '0.95'],
      ['Driver 2', 'Age', '19 between 14 4.00 and 24 2.00', '3.00', '3.00'],
      ['Driver 2', 'Married', '', '', '3.00'],
      ['Driver 2', 'Driving record', 'SPEEDING 0.22', '1.22', '3.66'],
      ['Assignment', 'Car 1', '1', '0.95', '0.95'],
      ['Assignment', 'Car 2', '2', '3.66', '3.66'],
      ['Car 1, Liability', 'Base', 'TX liability', '200.00', '200.00'],
      ['Car 1, Liability', 'Driver', '', '0.95', '190.00'],
      ['Car 1, Liability', 'Miles', '12000', '12.00', '202.00'],
      ['Car 1, Collision', 'Base', 'TX collision', '100.00', '100.00'],
      ['Car 1, Collision', 'Group', 'MID_SEDAN', '1.00', '100.00'],
      ['Car 1, Collision', 'Driver', '', '0.95', '95.00'],
      ['Car 1, Collision', 'Miles', '12000', '12.00', '107.00'],
      ['Car 2, Liability', 'Base', 'TX liability', '200.00', '200.00'],
      ['Car 2, Liability', 'Driver', '', '3.66', '732.00'],
      ['Car 2, Liability', 'Miles', '12000', '12.00', '744.00'],
      ['Car 2, Collision', 'Base', 'TX collision', '100.00', '100.00'],
      ['Car 2, Collision', 'Group', 'SPORTS', '1.50', '150.00'],
      ['Car 2, Collision', 'Driver', '', '3.66', '549.00'],
      ['Car 2, Collision', 'Miles', '12000', '12.00', '561.00'],
      ['', 'All cars', '', '1614.00', '1614.00'],
      ['', 'Minimum premium', '', '150.00', '1614.00'],
      ['', 'Rounded premium', '', '', '1614.00'],
      ['', 'Texas crime prevention authority fee', 'TX', '5.00', '1619.00'],
    ])
    expect(worksheet.map(({ sequence }) => sequence)).toEqual(worksheet.map((_, index) => index + 1))
  })

  it('have Spanish beside the English where the plan has it for every part of a title', () => {
    const [liability, collision] = car.coverages
    const coverages = [liability, { ...collision, label: { en: 'Collision', es: 'Choque' } }]
    const stages = [
      { ...driver, label: { en: 'Driver', es: 'Conductor' } },
      { ...car, label: { en: 'Car', es: 'Auto' }, coverages },
    ]
    const { worksheet } = onlyPlan(loadWorkedAuto(withStages(...stages))).explain(workedAutoInputs)
    const titles = new Map(worksheet.map(({ block = '', es }) => [block, es?.block]))
    expect([...titles]).toEqual([
      ['Driver 1', 'Conductor 1'],
      ['Driver 2', 'Conductor 2'],
      ['Assignment', 'Asignación'],
      ['Car 1, Liability', undefined],
      ['Car 1, Collision', 'Auto 1, Choque'],
      ['Car 2, Liability', undefined],
      ['Car 2, Collision', 'Auto 2, Choque'],
      ['', undefined],
    ])
    expect(worksheet.find(({ id }) => id === 'premium')?.es).toEqual({ label: 'Prima redondeada' })
  })

  it('cost the same without a worksheet', () => {
    expect(totalOf({})).toBe('1619.00')
    fc.assert(
      fc.property(anyHousehold, household => {
        const inputs = { ...workedAutoInputs, ...household }
        const { rating, worksheet } = plan.explain(inputs)
        expect(rating).toEqual(plan.rate(inputs))
        expect(worksheet.at(-1)?.after).toBe(totalOf(household))
      }),
    )
  })

  it('rank by a cover that reads no factor', () => {
    const liable = { ...car.steps[2], coverage: ['liability'] }
    const steps = [...car.steps.slice(0, 2), liable, car.steps[3]]
    const { worksheet } = onlyPlan(loadWorkedAuto(withStages(driver, { ...car, steps }))).explain(
      workedAutoInputs,
    )
    expect(worksheet.filter(({ operation }) => operation === 'assign').map(({ key }) => key)).toEqual([
      '1',
      '2',
    ])
    expect(worksheet.find(({ block, id }) => block === 'Car 2, Collision' && id === 'miles')?.after).toBe(
      '162.00',
    )
  })

  it('are billed half of a yearly charge for each vehicle in six months', () => {
    expect(totalOf({ vehicles: [sedan], drivers: [mother], incidents: [] })).toBe('311.50')
  })

  it('are rated without what was seen of the one before', () => {
    const leased = {
      ...car.steps[3],
      id: 'leased',
      value: { const: '5' },
      when: ['eq', 'ownership', 'LEASED'],
    }
    const book = onlyPlan(loadWorkedAuto(withStages(driver, { ...car, steps: [...car.steps, leased] })))
    const { ownership: _, ...withoutOwnership } = sedan
    const pair = [{ ...sedan, ownership: 'LEASED' }, withoutOwnership]
    const added = Number(totalOf({ vehicles: pair }, book)) - Number(totalOf({ vehicles: pair }))
    // Once for each of the two covers of the leased car.
    expect(added).toBe(10)
  })

  it('count an event once, for the dearest driver, and no more than the cap', () => {
    const one = { vehicles: [sedan], physicalDamage: 'LIABILITY' }
    const young = { ...mother, driverAge: 24 }
    // (200 x 2.00 x 0.95 x 2.00) + 12 + 2.50, the record capped at 1 + 1.00.
    expect(totalOf({ ...one, drivers: [young], incidents: ['AT_FAULT_2', 'DUI'] })).toBe('774.50')
    // The extra driver counts half: (3.80 + 0.5 x 0.95) / 1.5 = 2.85.
    expect(totalOf({ ...one, drivers: [mother, young], incidents: ['AT_FAULT_2', 'DUI'] })).toBe('584.50')
  })

  it('have only the covers that the visitor bought', () => {
    const blocks = plan.explain({ ...workedAutoInputs, physicalDamage: 'LIABILITY' }).worksheet
    expect(new Set(blocks.map(({ block }) => block))).toEqual(
      new Set(['Driver 1', 'Driver 2', 'Assignment', 'Car 1, Liability', 'Car 2, Liability', undefined]),
    )
  })

  it('go to the same cars whether the ranking cover is bought or not', () => {
    const assignedTo = (physicalDamage: string) =>
      plan
        .explain({ ...workedAutoInputs, physicalDamage })
        .worksheet.filter(({ operation }) => operation === 'assign')
        .map(({ key }) => key)
    expect(assignedTo('LIABILITY')).toEqual(assignedTo('FULL'))
  })

  it('cost the same in whatever order cars of one rank are named', () => {
    const far = { ...sedan, annualMiles: 30_000 }
    const times = { id: 'far', label: 'Far', ref: 'R-10', op: 'mul', value: { const: '1.08' } }
    const farther = { ...car, steps: [...car.steps, { ...times, when: ['gt', 'annualMiles', 15_000] }] }
    const book = onlyPlan(loadWorkedAuto(withStages(driver, farther)))
    const assigned = book
      .explain({ ...workedAutoInputs, vehicles: [far, sedan] })
      .worksheet.filter(({ operation }) => operation === 'assign')
    // The daughter drives the dearer car.
    expect(assigned.map(({ key }) => key)).toEqual(['2', '1'])
    expect(totalOf({ vehicles: [sedan, far] }, book)).toBe(totalOf({ vehicles: [far, sedan] }, book))
  })

  it('may all share the mean factor', () => {
    const averaged = { ...car, assignment: { rule: 'average', of: 'driver' } }
    // (0.95 + 3.66) / 2 = 2.305 for both cars: 650 x 2.305 + 4 x 12 + 5.
    const book = onlyPlan(loadWorkedAuto(withStages(driver, averaged)))
    expect(totalOf({}, book)).toBe('1551.25')
  })

  it('are summed where they are rated by the same steps', () => {
    const steps = [{ id: 'each', label: 'Each', ref: 'R-1', op: 'set', value: { table: 'travelers' } }]
    const stages = [{ id: 'traveler', label: 'Traveler', each: 'drivers', unit: 'money', steps }]
    const travelers = {
      kind: 'grid',
      keys: { driverAge: 'range', deductible: 'exact' },
      csv: 'auto-travelers.csv',
    }
    const rows = [250, 500, 1000, 2000].flatMap(trip => [`14,30,${trip},90.00`, `30,111,${trip},40.00`])
    const { worksheet } = onlyPlan(
      loadWorkedAuto({
        document: {
          stages,
          tables: { travelers },
          steps: [{ id: 'all', label: 'All', ref: 'R-2', op: 'set', value: { stage: 'traveler' } }],
        },
        files: {
          'auto-travelers.csv': ['driverAgeFrom,driverAgeTo,deductible,value', ...rows].join('\n'),
        },
      }),
    ).explain(workedAutoInputs)
    expect(worksheet.slice(0, 3).map(({ block, key, after }) => [block, key, after])).toEqual([
      ['Traveler 1', '30-110 500', '40.00'],
      ['Traveler 2', '14-29 500', '90.00'],
      [undefined, '', '130.00'],
    ])
  })

  it('are needed: without one, the plan does not fit the risk', () => {
    expect(() => plan.rate({ ...workedAutoInputs, drivers: [] })).toThrow(RangeError)
  })

  it('can be held in a golden case', () => {
    const amounts = plan.explain(workedAutoInputs).worksheet.map(({ after }) => after)
    const { state: _, ...profile } = workedAutoInputs
    const cases = { csv: 'auto-cases.csv', profiles: { two: profile } }
    const file = (total: string) => ({
      document: { cases },
      files: { 'auto-cases.csv': `state,name,worksheet,total\nTX,two,${amounts.join(' ')},${total}\n` },
    })
    expect(problemsOf(file('1619.00'))).toBe('')
    expect(problemsOf(file('1619.01'))).toMatch(/cases\.csv:2: the case two comes to 1619\.00/)
  })
})

describe('the law of drivers and cars', () => {
  const rule = (factor: Factor) => ban({ line: 'auto', state: 'TX', factor })
  const marital = rulebook([rule('maritalStatus')])
  const override = {
    schema: 1,
    version: '2025.1',
    extends: 'worked/auto/*',
    states: ['TX'],
    reason: 'Marital status may not be priced there.',
  }
  const overridden = (change: object) => ({
    rules: marital,
    files: { 'auto-tx.json': JSON.stringify({ ...override, ...change }) },
  })

  it('leaves out a step about a driver, and says so for each driver', () => {
    const lawful = onlyPlan(loadWorkedAuto({ rules: marital }))
    const dropped = onlyPlan(loadWorkedAuto(overridden({ drop: { steps: ['marital'] } })))
    expect(lawful.rate(workedAutoInputs)).toEqual(dropped.rate(workedAutoInputs))
    expect(lawful.rate(workedAutoInputs)).not.toEqual(onlyPlan(loadWorkedAuto()).rate(workedAutoInputs))
    const rows = lawful.explain(workedAutoInputs).worksheet.filter(({ id }) => id === 'marital')
    expect(rows.length).toBeGreaterThan(1)
    for (const { skipped } of rows)
      expect(skipped).toBe('left out: Texas keeps marital status out of auto prices')
  })

  it('lets a state drop and replace steps inside of a stage', () => {
    const dropped = onlyPlan(loadWorkedAuto(overridden({ drop: { steps: ['marital'] } })))
    expect(dropped.plan.stages[0]?.steps.map(({ id }) => id)).toEqual(['age'])
    const record = { ...driver.highest[0], value: { const: '1.50' } }
    const drop = { steps: ['marital'], tables: ['record'] }
    const replaced = onlyPlan(loadWorkedAuto(overridden({ drop, steps: [record] })))
    expect(replaced.explain(workedAutoInputs).worksheet.find(({ id }) => id === 'record')?.value).toBe('1.50')
    expect(replaced.plan.steps.map(({ id }) => id)).toEqual(['cars', 'minimum'])
  })
})

describe('a plan with stages does not load', () => {
  const step = { id: 'more', label: 'More', ref: 'R-10', op: 'mul', value: { const: '1.00' } }

  it.each([
    ['no such list', withStages({ ...driver, each: 'pilots' }, car), /stage driver: there is no list pilots/],
    [
      'the name of an input',
      withStages(driver, { ...car, id: 'limits' }),
      /stage limits: there is an input limits/,
    ],
    [
      'a stage that nothing reads',
      withStages(driver, { ...driver, id: 'spare', steps: [step], highest: [] }, car),
      /stage spare: nothing reads it/,
    ],
    [
      'drivers after cars',
      withStages(car, driver),
      /stage car: no stage of factors before it is called driver/,
    ],
    [
      'a factor nobody multiplies by',
      withStages(driver, { ...car, steps: car.steps.slice(0, 2) }),
      /stage car: no step multiplies by driver/,
    ],
    [
      'an unknown cover to rank by',
      withStages(driver, { ...car, assignment: { ...car.assignment, rankBy: ['theft'] } }),
      /there is no coverage theft to rank by/,
    ],
    [
      'a step for an unknown cover',
      withStages(driver, { ...car, steps: [...car.steps, { ...step, coverage: ['theft'] }] }),
      /step more: there is no coverage theft/,
    ],
    [
      'a factor read outside',
      { document: { steps: [{ ...step, value: { stage: 'driver' } }] } },
      /step more: it cannot read the stage driver/,
    ],
    [
      'a sum that multiplies',
      { document: { steps: [{ ...step, value: { stage: 'car' } }] } },
      /step more: it cannot read the stage car/,
    ],
    [
      'a sum read in a stage',
      withStages(driver, { ...car, steps: [...car.steps, { ...step, value: { stage: 'car' } }] }),
      /step more: it cannot read the stage car/,
    ],
    [
      'two steps of one id',
      withStages({ ...driver, steps: [...driver.steps, { ...step, id: 'cars' }] }, car),
      /cars appears twice/,
    ],
    [
      "an input that isn't a number",
      { document: { steps: [...workedAutoDocument.steps, { ...step, value: { input: 'limits' } }] } },
      /step more: limits isn't a number/,
    ],
    [
      'charges that are added',
      withStages({ ...driver, highest: [{ ...driver.highest[0], op: 'add' }] }, car),
      /step record: a sum of credits or charges is a factor/,
    ],
    [
      'a number divided by nothing',
      {
        document: {
          steps: [...workedAutoDocument.steps, { ...step, value: { input: 'deductible', per: '0' } }],
        },
      },
      /step more: deductible cannot be divided by 0/,
    ],
    [
      'a member asked about outside',
      { document: { steps: [...workedAutoDocument.steps, { ...step, when: ['eq', 'sex', 'F'] }] } },
      /step more: there is no input sex/,
    ],
    [
      'a list in a condition',
      { document: { steps: [...workedAutoDocument.steps, { ...step, when: ['eq', 'drivers', 1] }] } },
      /step more: drivers is a list/,
    ],
    [
      'a condition of a cover that never holds',
      withStages(driver, {
        ...car,
        coverages: [car.coverages[0], { ...car.coverages[1], when: ['eq', 'physicalDamage', 'HALF'] }],
      }),
      /coverage collision: physicalDamage is never "HALF"/,
    ],
    [
      'a cover without a base',
      {
        document: {
          tables: {
            ...workedAutoDocument.tables,
            base: { kind: 'exact', keys: ['coverage'], rows: [[['liability'], '1.00']] },
          },
        },
      },
      /table base: there is no row for collision/,
    ],
    [
      'a fee for each of no list',
      {
        document: { fees: [{ id: 'fee', label: 'Fee', ref: 'F', value: { const: '1.00', each: 'pilots' } }] },
      },
      /fee fee: there is no list pilots/,
    ],
  ] as const)('with %s', (_, change, message) => {
    expect(problemsOf(change)).toMatch(message)
  })
})
