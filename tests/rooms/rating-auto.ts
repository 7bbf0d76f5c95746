import { loadPlans, type PlanSource } from '../../src/rating/book.ts'
import type { Inputs } from '../../src/rating/inputs/input.ts'

/** A small auto plan of a fictional carrier for tests: Texas, rounded numbers, drivers before cars. */

const driver = {
  id: 'driver',
  label: 'Driver',
  each: 'drivers',
  unit: 'factor',
  steps: [
    { id: 'age', label: 'Age', ref: 'R-1', op: 'mul', value: { table: 'age' } },
    {
      id: 'marital',
      label: 'Married',
      ref: 'R-2',
      op: 'mul',
      value: { const: '0.95' },
      when: ['eq', 'maritalStatus', 'M'],
    },
  ],
  highest: [
    {
      id: 'record',
      label: 'Driving record',
      ref: 'R-3',
      op: 'mul',
      value: { sumCharges: 'record', cap: '1.00' },
    },
  ],
} as const

const car = {
  id: 'car',
  label: 'Car',
  each: 'vehicles',
  unit: 'money',
  coverages: [
    { id: 'liability', label: 'Liability' },
    { id: 'collision', label: 'Collision', when: ['eq', 'physicalDamage', 'FULL'] },
  ],
  assignment: {
    rule: 'highToHigh',
    of: 'driver',
    rankBy: ['collision'],
    extraMember: '0.90',
    extraFactor: '0.50',
  },
  steps: [
    { id: 'base', label: 'Base', ref: 'R-4', op: 'set', value: { table: 'base' } },
    {
      id: 'group',
      label: 'Group',
      ref: 'R-5',
      op: 'mul',
      value: { table: 'group' },
      coverage: ['collision'],
    },
    { id: 'assigned', label: 'Driver', ref: 'R-6', op: 'mul', value: { stage: 'driver' } },
    { id: 'miles', label: 'Miles', ref: 'R-7', op: 'add', value: { input: 'annualMiles', per: '1000' } },
  ],
} as const

export const workedAutoDocument = {
  schema: 1,
  id: 'worked/auto/*',
  carrier: 'worked',
  line: 'auto',
  form: 'PAP',
  version: '2025.1',
  states: ['TX'],
  effective: { newBusiness: '2025-01-01' },
  reference: 'WORKED-AUTO-1',
  period: '6 months',
  currency: 'USD',
  rounding: { premium: { to: '0.01', mode: 'halfUp' } },
  tables: {
    age: {
      kind: 'curve',
      key: 'driverAge',
      scale: 3,
      points: [
        ['14', '4.00'],
        ['24', '2.00'],
        ['40', '1.00'],
        ['110', '1.00'],
      ],
    },
    record: {
      kind: 'exact',
      keys: ['incidents'],
      rows: [
        [['AT_FAULT_1'], '0.44'],
        [['AT_FAULT_2'], '1.40'],
        [['SPEEDING'], '0.22'],
        [['OTHER_VIOLATION'], '0.15'],
        [['DUI'], '0.96'],
        [['SUSPENDED'], '0.60'],
        [['COMP_CLAIM'], '0.02'],
      ],
    },
    base: {
      kind: 'exact',
      keys: ['state', 'coverage'],
      rows: [
        [['TX', 'liability'], '200.00'],
        [['TX', 'collision'], '100.00'],
      ],
    },
    group: { kind: 'exact', csv: 'auto-group.csv' },
  },
  eligibility: [],
  stages: [driver, car],
  steps: [
    { id: 'cars', label: 'All cars', ref: 'R-8', op: 'set', value: { stage: 'car' } },
    { id: 'minimum', label: 'Minimum premium', ref: 'R-9', op: 'max', value: { const: '150.00' } },
  ],
  fees: [],
} as const

const workedAutoGroups = [
  'vehicleGroup,value',
  'MID_SEDAN,1.00',
  'ECONOMY,1.00',
  'HYBRID,1.00',
  'SMALL_SUV,1.00',
  'WAGON_SUV,1.00',
  'MINIVAN,0.90',
  'PICKUP,1.00',
  'OFF_ROAD,1.00',
  'LUXURY_SUV,1.20',
  'LUXURY_SEDAN,1.20',
  'ELECTRIC,1.30',
  'SPORTS,1.50',
  'LARGE_LUXURY,1.60',
  'OTHER,1.00',
].join('\n')

export const sedan = {
  vehicleGroup: 'MID_SEDAN',
  vehicleAge: 3,
  use: 'COMMUTE_PLEASURE',
  annualMiles: 12_000,
  ownership: 'OWNED',
}

export const mother = {
  driverAge: 40,
  yearsLicensed: 24,
  sex: 'F',
  maritalStatus: 'M',
  education: 'NOT_GIVEN',
  employment: 'NOT_GIVEN',
}

/** A mother, her daughter of 19, a sedan and a sports car; one speeding ticket. */
export const workedAutoInputs = {
  openRecord: [],
  state: 'TX',
  territory: 'AVERAGE',
  limits: 'L100',
  physicalDamage: 'FULL',
  deductible: 500,
  incidents: ['SPEEDING'],
  notAtFault: false,
  priorInsurance: 'Y1_3',
  priorLimits: 'UNKNOWN',
  tenureYears: 0,
  homeOwnership: 'OTHER',
  credit: 'GOOD',
  vehicleCount: 2,
  drivers: [mother, { ...mother, driverAge: 19, yearsLicensed: 3, maritalStatus: 'S' }],
  vehicles: [sedan, { ...sedan, vehicleGroup: 'SPORTS' }],
  cover: '100/300/100, $500 deductible',
} satisfies Inputs

interface PlanChanges {
  /** Replaces members of the plan document. */
  readonly document?: Readonly<Record<string, unknown>>
  readonly files?: Readonly<Record<string, string>>
  readonly rules?: PlanSource['rules']
}

/** Loads the worked auto plan, changed as a test needs it. The hash is the text itself. */
export function loadWorkedAuto({ document = {}, files = {}, rules }: PlanChanges = {}) {
  const text = JSON.stringify({ ...workedAutoDocument, ...document })
  const source = {
    files: new Map(Object.entries({ 'auto.json': text, 'auto-group.csv': workedAutoGroups, ...files })),
    hash: (text: string) => text,
  }
  return loadPlans(rules ? { ...source, rules } : source)
}
