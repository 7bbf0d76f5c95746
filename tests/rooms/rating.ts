import { loadPlans, type PlanSource } from '../../src/rating/book.ts'
import type { Inputs } from '../../src/rating/inputs/input.ts'
import { PlanError } from '../../src/rating/plan/plan-error.ts'

/** A small plan of a fictional carrier for tests: renters in Texas, the worked case of the manual. */

const steps = [
  { id: 'base', label: 'Base premium HO-4', op: 'set', value: { table: 'base' } },
  { id: 'territory', label: 'Territory', op: 'mul', value: { table: 'territory' } },
  { id: 'property', label: 'Personal property curve', op: 'mul', value: { table: 'property' } },
  { id: 'deductible', label: 'Deductible', op: 'mul', value: { table: 'deductible' } },
  { id: 'liability', label: 'Liability', op: 'mul', value: { table: 'liability' } },
  { id: 'type', label: 'Property type', op: 'mul', value: { table: 'type' } },
  { id: 'age', label: 'Age of insured', op: 'mul', value: { table: 'age' } },
  { id: 'losses', label: 'Losses in 5 years', op: 'mul', value: { table: 'losses' } },
  { id: 'devices', label: 'Device credits', op: 'mul', value: { sumCredits: 'devices', cap: '0.15' } },
  { id: 'animal', label: 'Animal charge', op: 'add', value: { table: 'animal' } },
  {
    id: 'breed',
    label: 'Guarded breed',
    op: 'add',
    value: { const: '17.00' },
    when: ['eq', 'guardedBreed', true],
  },
  { id: 'minimum', label: 'Minimum premium', op: 'max', value: { const: '60.00' } },
].map((step, index) => ({ ...step, ref: `R-${index + 1}` }))

export const workedDocument = {
  schema: 1,
  id: 'worked/renters/*',
  carrier: 'worked',
  line: 'renters',
  form: 'HO-4',
  version: '2025.1',
  states: ['TX'],
  effective: { newBusiness: '2025-01-01' },
  reference: 'WORKED-1',
  period: 'month',
  currency: 'USD',
  tables: {
    base: { kind: 'exact', csv: 'renters-base.csv' },
    territory: { kind: 'exact', csv: 'renters-territory.csv' },
    property: { kind: 'curve', key: 'personalProperty', scale: 4, csv: 'renters-property.csv' },
    deductible: { kind: 'exact', csv: 'renters-deductible.csv' },
    liability: { kind: 'exact', csv: 'renters-liability.csv' },
    type: { kind: 'exact', csv: 'renters-type.csv' },
    age: { kind: 'range', key: 'insuredAge', csv: 'renters-age.csv' },
    losses: { kind: 'exact', csv: 'renters-losses.csv' },
    devices: { kind: 'exact', csv: 'renters-devices.csv' },
    animal: { kind: 'exact', csv: 'renters-animal.csv' },
  },
  eligibility: [
    {
      id: 'losses',
      when: ['eq', 'losses', 'THREE_PLUS'],
      outcome: 'decline',
      code: 'losses',
      message: 'We do not insure homes with three losses in five years.',
      ref: 'E-1',
    },
    {
      id: 'animal',
      when: ['in', 'animal', ['BITE', 'EXOTIC']],
      outcome: 'call',
      code: 'animal',
      message: 'We would like to speak with you about the animal.',
      ref: 'E-2',
    },
  ],
  steps,
  fees: [{ id: 'policy-fee', label: 'Policy fee', ref: 'F-1', value: { const: '12.00' } }],
}

export const workedTables: Readonly<Record<string, string>> = {
  'renters-base.csv': 'state,value\nTX,162.00\n',
  'renters-territory.csv':
    'state,territory,value\nTX,T1,0.88\nTX,T2,0.95\nTX,T3,1.00\nTX,T4,1.06\nTX,T5,1.25\nTX,AVERAGE,1.00\n',
  'renters-property.csv': 'personalProperty,value\n10000,0.75\n30000,1.00\n100000,2.05\n',
  'renters-deductible.csv': 'deductible,value\n250,1.10\n500,1.00\n1000,0.91\n2500,0.80\n',
  'renters-liability.csv': 'liability,value\n100000,1.00\n300000,1.08\n500000,1.14\n',
  'renters-type.csv':
    'propertyType,value\nAPT_LARGE,0.95\nAPT_SMALL,1.02\nCONDO,0.95\nTOWNHOUSE,1.00\nHOUSE,1.08\nMOBILE,1.35\nROOM,0.90\n',
  'renters-age.csv': 'from,to,value\n18,25,1.08\n25,50,1.00\n50,65,0.95\n65,121,0.92\n',
  'renters-losses.csv': 'losses,value\nNONE,1.00\nONE_THEFT,1.19\nONE_OTHER,1.10\nTWO,1.40\n',
  'renters-devices.csv':
    'protections,value\nSMOKE_ALARM,0.01\nEXTINGUISHER,0.01\nDEADBOLT,0.01\nCENTRAL_BURGLAR,0.05\nCENTRAL_FIRE,0.05\nSPRINKLER,0.07\nGATED,0.03\nLEAK_SENSOR,0.02\n',
  'renters-animal.csv': 'animal,value\nNONE,0.00\nCAT_SMALL,0.00\nDOG,8.00\n',
}

/** The risk of the worked case: 31 years, 20,000 of property, one theft, a dog, in the fourth territory. */
export const workedInputs: Inputs = {
  state: 'TX',
  territory: 'T4',
  personalProperty: 20000,
  liability: 100000,
  deductible: 500,
  settlement: 'REPLACEMENT_COST',
  propertyType: 'APT_LARGE',
  insuredAge: 31,
  losses: 'ONE_THEFT',
  protections: ['LEAK_SENSOR', 'CENTRAL_BURGLAR'],
  animal: 'DOG',
  guardedBreed: false,
}

interface PlanChanges extends Pick<PlanSource, 'rules' | 'passed'> {
  /** Replaces members of the plan document. */
  readonly document?: Readonly<Record<string, unknown>>
  /** Replaces or adds files. */
  readonly files?: Readonly<Record<string, string>>
}

/** The files of the worked plan, as they would be in a carrier's folder. */
export function workedFiles({ document = {}, files = {} }: PlanChanges = {}): ReadonlyMap<string, string> {
  const text = JSON.stringify({ ...workedDocument, ...document })
  return new Map(Object.entries({ 'renters.json': text, ...workedTables, ...files }))
}

/** Loads the worked plan, changed as a test needs it. The hash is the text itself. */
export function loadWorked({ document = {}, files = {}, ...source }: PlanChanges = {}) {
  return loadPlans({ ...source, files: workedFiles({ document, files }), hash: text => text })
}

/** The only plan of a book. */
export function onlyPlan({ plans: [plan] }: ReturnType<typeof loadWorked>) {
  if (!plan) throw new Error('the book is empty')
  return plan
}

/** The problems that keep the worked plan from loading, changed as a test needs it; none where it loads. */
export function problemsOf(change: Parameters<typeof loadWorked>[0]): readonly string[] {
  try {
    loadWorked(change)
    return []
  } catch (error) {
    if (error instanceof PlanError) return error.problems
    throw error
  }
}
