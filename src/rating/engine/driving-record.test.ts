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
import { rulebook } from '../../law/rule.ts'
import { formatMoney } from '../decimal.ts'
import type { Inputs } from '../inputs/input.ts'
import { PlanError } from '../plan/plan-error.ts'

/** A record by driver and date, and a car that names its driver. */

const [driver, car] = workedAutoDocument.stages
const kinds = ['AT_FAULT', 'AT_FAULT_AGAIN', 'SPEEDING', 'OTHER_VIOLATION', 'DUI', 'SUSPENDED', 'COMP_CLAIM']
const tables = {
  ...workedAutoDocument.tables,
  record: { kind: 'grid', keys: { incident: 'exact', incidentMonths: 'range' }, csv: 'auto-record.csv' },
}
const rows = kinds.flatMap(kind => [`${kind},0,36,0.30`, `${kind},36,61,0.10`])
const recordCsv = ['incident,incidentMonthsFrom,incidentMonthsTo,value', ...rows].join('\n')
const recordStep = {
  id: 'record',
  label: 'Driving record',
  ref: 'R-3',
  op: 'mul',
  value: { sumCharges: 'record', over: 'record', cap: '0.50' },
}
const openRecordStep = {
  ...recordStep,
  id: 'open-record',
  value: { sumCharges: 'record', over: 'openRecord', cap: '0.50' },
}
const byDriver = { ...driver, steps: [...driver.steps, recordStep], highest: [openRecordStep] }
const named = {
  rule: 'named',
  of: 'driver',
  by: 'principalDriver',
  otherwise: { rule: 'highToHigh', rankBy: ['collision'], extraMember: 'lowest', extraFactor: '0' },
}

type Change = Parameters<typeof loadWorkedAuto>[0]
const withStages = (stages: readonly object[], change: Change = {}): Change => ({
  ...change,
  document: { tables, stages, ...change.document },
  files: { 'auto-record.csv': recordCsv, ...change.files },
})

const plan = onlyPlan(loadWorkedAuto(withStages([byDriver, { ...car, assignment: named }])))

const ticket = (incidentMonths: number) => ({ incident: 'SPEEDING', incidentMonths })
const ann = { ...mother, record: [] }
const bea = { ...ann, driverAge: 30 }
const cleo = { ...ann, driverAge: 24 }

function ratingOf(drivers: readonly Inputs[], vehicles: readonly Inputs[] = [sedan]) {
  const inputs = { ...workedAutoInputs, drivers, vehicles, vehicleCount: vehicles.length }
  const { rating, worksheet } = plan.explain(inputs)
  return {
    total: rating.kind === 'rated' ? formatMoney(rating.total) : '',
    factors: [1, 2, 3].map(
      place => worksheet.findLast(({ block }) => block === `Driver ${place}`)?.after ?? '',
    ),
    assigned: worksheet.filter(({ id }) => id === 'assignment').map(({ label, key }) => `${label}: ${key}`),
    record: worksheet.filter(({ id }) => id === 'record').map(({ key, value }) => `${key} = ${value}`),
  }
}

function problemsOf(change: Change): string {
  try {
    loadWorkedAuto(change)
    return ''
  } catch (error) {
    if (error instanceof PlanError) return error.problems.join('\n')
    throw error
  }
}

describe('a record by driver and date', () => {
  it('moves the factor of the driver who has it, and of nobody else', () => {
    const clean = ratingOf([ann, bea])
    const after = ratingOf([ann, { ...bea, record: [ticket(5)] }])
    expect(after.factors[0]).toBe(clean.factors[0])
    expect(Number(after.factors[1]) / Number(clean.factors[1])).toBeCloseTo(1.3, 6)
  })

  it('counts an old incident for less, several together, and no more than the cap', () => {
    const recordOf = (...record: Inputs[]) => ratingOf([{ ...ann, record }]).record
    expect(recordOf()).toEqual([' = 1.00'])
    expect(recordOf(ticket(35))).toEqual(['SPEEDING 0-35 0.30 = 1.30'])
    expect(recordOf(ticket(36))).toEqual(['SPEEDING 36-60 0.10 = 1.10'])
    expect(recordOf(ticket(2), ticket(40))).toEqual(['SPEEDING 0-35 0.30 + SPEEDING 36-60 0.10 = 1.40'])
    expect(recordOf(ticket(2), ticket(3))).toEqual(['SPEEDING 0-35 0.30 + SPEEDING 0-35 0.30 = 1.50'])
  })

  it('costs the same in whatever order the drivers are named', () => {
    const drivers = [ann, { ...bea, record: [ticket(5)] }, cleo]
    const cars = [sedan, { ...sedan, vehicleGroup: 'SPORTS' }]
    expect(ratingOf(drivers.toReversed(), cars).total).toBe(ratingOf(drivers, cars).total)
  })

  it('makes points of a driver, which key a table', () => {
    const points = {
      id: 'points',
      label: 'Points',
      each: 'drivers',
      from: 0,
      to: 3,
      steps: [
        {
          id: 'sum',
          label: 'Record',
          ref: 'P-1',
          op: 'add',
          value: { sum: 'points', over: 'record', cap: '3' },
        },
      ],
    }
    const byPoints = { ...recordStep, value: { table: 'byPoints' } }
    const change = {
      document: {
        values: [points],
        tables: {
          ...tables,
          points: { kind: 'exact', keys: ['incident'], rows: kinds.map(kind => [[kind], '2']) },
          byPoints: {
            kind: 'exact',
            keys: ['points'],
            rows: ['0', '1', '2', '3'].map(at => [[at], `1.${at}`]),
          },
        },
      },
    }
    const stages = [
      { ...driver, steps: [...driver.steps, byPoints], highest: [openRecordStep] },
      { ...car, assignment: named },
    ]
    const pointed = onlyPlan(loadWorkedAuto(withStages(stages, change)))
    const drivers = [ann, { ...bea, record: [ticket(5), ticket(6)] }]
    const { worksheet } = pointed.explain({ ...workedAutoInputs, drivers })
    const values = worksheet.filter(({ id }) => id === 'record').map(({ key, value }) => `${key} ${value}`)
    expect(values).toEqual(['0 1.00', '3 1.30'])
  })

  it('is left out where the law keeps the driving record out of prices', () => {
    const rules = rulebook([ban({ line: 'auto', state: 'TX', factor: 'drivingRecord' })])
    const lawful = onlyPlan(loadWorkedAuto(withStages([byDriver, { ...car, assignment: named }], { rules })))
    expect(lawful.leftOut.map(({ part }) => part.id)).toEqual(['record', 'open-record'])
    const priced = (record: readonly Inputs[]) =>
      lawful.rate({ ...workedAutoInputs, drivers: [{ ...ann, record }] })
    expect(priced([ticket(1)])).toEqual(priced([]))
  })
})

describe('a car that names its driver', () => {
  const by = (principalDriver: number, more: Inputs = {}) => ({ ...sedan, ...more, principalDriver })

  it('gets the factor of that driver, and the worksheet says why', () => {
    const drivers = [ann, bea, cleo]
    expect(ratingOf(drivers, [by(1), by(0)]).assigned).toEqual([
      'Car 1, as named for it: 2',
      'Car 2, as named for it: 1',
    ])
    expect(ratingOf(drivers, [by(1)]).total).toBe(ratingOf([bea], [sedan]).total)
  })

  it('leaves the other drivers to the other cars, dearest to dearest', () => {
    const sports = { ...sedan, vehicleGroup: 'SPORTS' }
    expect(ratingOf([ann, bea, cleo], [sedan, sports, by(2)]).assigned).toEqual([
      'Car 1: 1',
      'Car 2: 2',
      'Car 3, as named for it: 3',
    ])
  })

  it('leaves the lowest of all factors to a car beyond the drivers', () => {
    expect(ratingOf([ann, cleo], [by(0), sedan, sedan]).assigned).toEqual([
      'Car 1, as named for it: 1',
      'Car 2: 2',
      'Car 3, without its own driver: 1',
    ])
    expect(ratingOf([ann], [by(0), sedan]).assigned[1]).toBe('Car 2: 1')
  })

  it('is assigned by the other rule alone where no car names anybody', () => {
    const { otherwise, by: _, ...rule } = named
    const unnamed = onlyPlan(
      loadWorkedAuto(withStages([byDriver, { ...car, assignment: { ...rule, ...otherwise } }])),
    )
    const inputs = { ...workedAutoInputs, drivers: [ann, bea, cleo], vehicles: [sedan, sedan] }
    expect(plan.rate(inputs)).toEqual(unnamed.rate(inputs))
  })

  it.each([
    ['average', 'Car 2: 1 + 2 + 3'],
    ['highest', 'Car 2: 3'],
  ])('lets the other rule be %s, of all drivers', (rule, assigned) => {
    const stages = [byDriver, { ...car, assignment: { ...named, otherwise: { rule } } }]
    const { worksheet } = onlyPlan(loadWorkedAuto(withStages(stages))).explain({
      ...workedAutoInputs,
      drivers: [ann, bea, cleo],
      vehicles: [by(2), sedan],
    })
    const rows = worksheet.filter(({ id }) => id === 'assignment')
    expect(rows.map(({ label, key }) => `${label}: ${key}`)).toContain(assigned)
  })
})

describe('a plan does not load', () => {
  const withRecord = (value: object, change: Change = {}) =>
    withStages(
      [
        { ...byDriver, steps: [{ ...recordStep, value }] },
        { ...car, assignment: named },
      ],
      change,
    )

  it.each([
    [
      'that sums over a list nobody has',
      withRecord({ sumCharges: 'record', over: 'tickets', cap: '1' }),
      /step record: there is no list tickets here\. Use one of .*record/,
    ],
    [
      'that sums a record where no driver is rated',
      {
        ...withStages([
          { ...byDriver, steps: driver.steps },
          { ...car, assignment: named },
        ]),
        document: {
          tables,
          stages: [
            { ...driver, highest: [] },
            { ...car, assignment: named },
          ],
          steps: [...workedAutoDocument.steps, recordStep],
        },
      },
      /step record: there is no list record here\. Use one of openRecord, comprehensiveClaims, drivers, vehicles/,
    ],
    [
      'that counts an accident only where the visitor said whose it was',
      withStages([
        { ...byDriver, highest: [] },
        { ...car, assignment: named },
      ]),
      /step record: it counts what each driver had, and nothing counts openRecord: .* would pay nothing for it\. Add a step over openRecord/,
    ],
    [
      'that sums rows without a key of the list',
      withRecord(
        { sumCharges: 'record', over: 'record', cap: '1' },
        { document: { tables: { ...tables, record: { kind: 'exact', keys: ['limits'], rows: [] } } } },
      ),
      /step record: the table record has no key of record\. Key it by incident or incidentMonths\./,
    ],
    [
      'that lacks an incident',
      withStages([byDriver, { ...car, assignment: named }], {
        files: { 'auto-record.csv': recordCsv.replace(/DUI,.*\n/g, '') },
      }),
      /table record: there is no row for DUI\. Add it\./,
    ],
    [
      'that lacks some months',
      withStages([byDriver, { ...car, assignment: named }], {
        files: { 'auto-record.csv': recordCsv.replace('DUI,36,61', 'DUI,36,50') },
      }),
      /table record DUI: nothing covers 50 to 60\. Add a row up to 61\./,
    ],
    [
      'that looks up an incident of no driver',
      withRecord({ table: 'record' }),
      /table record: there is no input incident\./,
    ],
    [
      "that assigns by what isn't a place",
      withStages([byDriver, { ...car, assignment: { ...named, by: 'use' } }]),
      /stage car: use names no member of drivers\. Name it by principalDriver\./,
    ],
    [
      'that keys a table by a place',
      withStages([byDriver, { ...car, assignment: named }], {
        document: { tables: { ...tables, group: { kind: 'exact', keys: ['principalDriver'], rows: [] } } },
      }),
      /table group: principalDriver does not fit/,
    ],
    [
      'that asks who drives a car',
      withStages([
        byDriver,
        {
          ...car,
          steps: [...car.steps.map(step => ({ ...step, when: ['eq', 'principalDriver', 1] }))],
          assignment: named,
        },
      ]),
      /principalDriver is the place of a member\. Name it in an assignment\./,
    ],
  ] as const)('%s', (_, change, message) => {
    expect(problemsOf(change)).toMatch(message)
  })
})
