import { combined, csvOf, filedTable, stepOf } from './rows.ts'

/** An Ohio auto manual of 22 tables: territories by ZIP code, classes, points by age, tiers, symbols by VIN, minima. */

const coverages = ['BI', 'PD', 'MP', 'UM', 'COMP', 'COLL']
const damage = ['COMP', 'COLL']
const territories = Array.from({ length: 24 }, (_, at) => at + 1)
const priors = [
  'LT6M',
  'M6_12',
  'Y1_3',
  'Y3_5',
  'Y5',
  'LAPSED_30',
  'LAPSED',
  'NO_CAR',
  'MILITARY',
  'CANCELLED',
  'DEPLOYED',
]
const limits = ['MIN', 'L30', 'L50', 'L100', 'L250', 'L500']
const incidents = [
  'AT_FAULT',
  'AT_FAULT_AGAIN',
  'SPEEDING',
  'OTHER_VIOLATION',
  'DUI',
  'SUSPENDED',
  'COMP_CLAIM',
  'RACING',
]
const factor = { from: 0.75, to: 1.45, decimals: 3 }

/** Points of an incident in its first three years and in the next two. */
const points: Readonly<Record<string, readonly [number, number]>> = {
  AT_FAULT: [3, 1],
  AT_FAULT_AGAIN: [4, 2],
  DUI: [8, 5],
  SUSPENDED: [5, 2],
  COMP_CLAIM: [0, 0],
}

const tables = () => ({
  ...{ 'plans/auto-territory.csv': territoriesCsv(), 'plans/auto-points.csv': pointsCsv() },
  ...filedTable('auto-base', ['territoryCode', 'coverage'], combined(territories, coverages), {
    from: 20,
    to: 190,
    decimals: 2,
  }),
  ...filedTable(
    'auto-class',
    ['driverAgeFrom', 'driverAgeTo', 'sex', 'maritalStatus'],
    combined(
      ['14,17', '17,19', '19,21', '21,25', '25,30', '30,50', '50,65', '65,75', '75,111'],
      ['F', 'M', 'X'],
      ['S', 'M', 'D', 'W'],
    ),
    { from: 0.8, to: 2.4, decimals: 3 },
  ),
  ...filedTable('auto-point-factor', ['points'], combined(Array.from({ length: 15 }, (_, at) => at)), {
    from: 1,
    to: 1.9,
    decimals: 2,
  }),
  ...filedTable(
    'auto-prior-tier',
    ['priorInsurance', 'priorLimits'],
    combined(priors, ['MIN', 'L50', 'L100', 'L250', 'UNKNOWN', 'L500']),
    { from: 1, to: 12, decimals: 0 },
  ),
  ...filedTable(
    'auto-youngest-tier',
    ['from', 'to'],
    combined(['0,14', '14,21', '21,25', '25,30', '30,111']),
    { from: 0, to: 12, decimals: 0 },
  ),
  ...filedTable('auto-tier-factor', ['tier', 'coverage'], combined(territories, coverages), factor),
  ...filedTable(
    'auto-household',
    ['driverCountFrom', 'driverCountTo', 'vehicleCountFrom', 'vehicleCountTo'],
    combined(['1,2', '2,3', '3,10'], ['1,2', '2,3', '3,101']),
    factor,
  ),
  ...filedTable(
    'auto-symbol-liability',
    ['vinPattern'],
    combined(['*', '1', '4T1', '4T1G11AKP', '5YJ', 'WBA']),
    { from: 1, to: 9, decimals: 0 },
  ),
  ...filedTable(
    'auto-symbol-damage',
    ['vinPattern'],
    combined(['*', '2', '4T1', '4T1G11AKP', '5YJ', 'JF1']),
    { from: 1, to: 20, decimals: 0 },
  ),
  ...filedTable(
    'auto-liability-symbol-factor',
    ['symbolLiability'],
    combined([...territories.slice(0, 10)]),
    factor,
  ),
  ...filedTable(
    'auto-damage-symbol-factor',
    ['symbolDamage', 'coverage'],
    combined(territories, damage),
    factor,
  ),
  ...filedTable(
    'auto-model-year',
    ['vehicleAgeFrom', 'vehicleAgeTo', 'coverage'],
    combined(['0,3', '3,6', '6,11', '11,41', '41,80'], damage),
    factor,
  ),
  ...filedTable('auto-limits', ['limits', 'coverage'], combined(limits, ['BI', 'PD']), factor),
  ...filedTable('auto-um', ['um'], combined(['NONE', ...limits]), factor),
  ...filedTable('auto-medical', ['medPay'], combined([0, 500, 1000, 2000, 5000, 10_000, 25_000]), factor),
  ...filedTable(
    'auto-deductible',
    ['carDeductible', 'coverage'],
    combined([100, 250, 500, 1000, 1500, 2000], damage),
    factor,
  ),
  ...filedTable(
    'auto-use',
    ['use', 'annualMilesFrom', 'annualMilesTo'],
    combined(['BUSINESS', 'COMMUTE_PLEASURE', 'FARM'], ['0,7500', '7500,15000', '15000,99999']),
    factor,
  ),
  ...filedTable('auto-expense', ['coverage'], combined(coverages), { from: 2, to: 9, decimals: 0 }),
  ...filedTable('auto-minimum', ['coverage'], combined(coverages), { from: 4, to: 15, decimals: 0 }),
  ...filedTable(
    'auto-home',
    ['homeOwnership'],
    combined(['OWN_HOUSE', 'OWN_CONDO', 'RENT', 'FAMILY', 'OTHER', 'MOBILE_HOME']),
    { from: 0.9, to: 1.1, decimals: 3 },
  ),
})

/** Each three-digit area of Ohio, some of its ZIP codes apart, and one range. */
function territoriesCsv(): string {
  const areas = Array.from({ length: 29 }, (_, at) => [430 + at, (at % 23) + 1])
  return csvOf(['zip', 'value'], [['*', 12], ...areas, ['45238', 7], ['45201-45206', 9], ['43215', 24]])
}

function pointsCsv(): string {
  const rows = incidents.flatMap(incident => {
    const [recent, older] = points[incident] ?? [2, 0]
    return [
      [incident, 0, 36, recent],
      [incident, 36, 61, older],
    ]
  })
  return csvOf(['incident', 'incidentMonthsFrom', 'incidentMonthsTo', 'value'], rows)
}

/** The files of the plan. */
export function autoFiles(): Readonly<Record<string, string>> {
  return { 'plans/auto.json': JSON.stringify(autoDocument, null, 2), ...tables() }
}

const exact = (name: string) => ({ kind: 'exact', csv: `auto-${name}.csv` })
const code = (name: string, key: string) => ({ kind: 'code', key, csv: `auto-${name}.csv` })
const grid = (name: string, keys: object) => ({ kind: 'grid', keys, csv: `auto-${name}.csv` })
const namedValue = (id: string, to: number, steps: readonly object[], more: object = {}) => ({
  ...{ id, label: id, from: 0, to, steps },
  ...more,
})
const wholeDollar = { round: { to: '1.00', mode: 'halfUp' } }

const autoDocument = {
  schema: 1,
  id: 'wren/auto/*',
  carrier: 'wren',
  line: 'auto',
  form: 'PAP',
  version: '1',
  states: ['OH'],
  effective: { newBusiness: '2025-01-01' },
  reference: 'Filed excerpt',
  period: '6 months',
  payments: { installments: { count: 6, down: '0.20', fee: '3.00' }, paidInFull: '0.05', ref: 'Filed' },
  currency: 'USD',
  tables: {
    territory: code('territory', 'zip'),
    base: exact('base'),
    class: grid('class', { driverAge: 'range', sex: 'exact', maritalStatus: 'exact' }),
    points: grid('points', { incident: 'exact', incidentMonths: 'range' }),
    pointFactor: exact('point-factor'),
    priorTier: exact('prior-tier'),
    youngestTier: { kind: 'range', key: 'youngest', csv: 'auto-youngest-tier.csv' },
    tierFactor: exact('tier-factor'),
    household: grid('household', { driverCount: 'range', vehicleCount: 'range' }),
    symbolLiability: code('symbol-liability', 'vinPattern'),
    symbolDamage: code('symbol-damage', 'vinPattern'),
    liabilityFactor: exact('liability-symbol-factor'),
    damageFactor: exact('damage-symbol-factor'),
    modelYear: grid('model-year', { vehicleAge: 'range', coverage: 'exact' }),
    limits: exact('limits'),
    um: exact('um'),
    medical: exact('medical'),
    deductible: exact('deductible'),
    use: grid('use', { use: 'exact', annualMiles: 'range' }),
    expense: exact('expense'),
    minimum: exact('minimum'),
    home: exact('home'),
  },
  values: [
    namedValue('territoryCode', 24, [stepOf('zip', 'set', { table: 'territory' })], { from: 1 }),
    namedValue('youngest', 110, [stepOf('youngest-age', 'set', { lowest: 'driverAge', of: 'drivers' })], {
      from: 14,
    }),
    namedValue(
      'tier',
      24,
      [stepOf('prior', 'set', { table: 'priorTier' }), stepOf('young', 'add', { table: 'youngestTier' })],
      { from: 1 },
    ),
    namedValue('points', 12, [stepOf('dated', 'add', { sum: 'points', over: 'record' })], {
      each: 'drivers',
    }),
    namedValue('one', 1, [stepOf('one-driver', 'set', { const: '1' })], { each: 'drivers' }),
    namedValue('driverCount', 9, [stepOf('count', 'set', { total: 'one', of: 'drivers' })], { from: 1 }),
    namedValue('symbolLiability', 9, [stepOf('vin-liability', 'set', { table: 'symbolLiability' })], {
      ...{ from: 1, each: 'vehicles' },
    }),
    namedValue('symbolDamage', 20, [stepOf('vin-damage', 'set', { table: 'symbolDamage' })], {
      ...{ from: 1, each: 'vehicles' },
    }),
  ],
  eligibility: [],
  stages: [
    {
      ...{ id: 'driver', label: 'Driver', each: 'drivers', unit: 'factor' },
      steps: [
        stepOf('class', 'mul', { table: 'class' }),
        stepOf('point-factor', 'mul', { table: 'pointFactor' }, { round: { to: '0.001', mode: 'halfUp' } }),
      ],
      highest: [stepOf('open', 'mul', { sumCharges: 'points', over: 'openRecord', cap: '0.50' })],
    },
    {
      ...{ id: 'car', label: 'Car', each: 'vehicles', unit: 'money' },
      coverages: coverages.map(id => ({
        ...{ id, label: id },
        ...(id === 'MP' ? { when: ['gt', 'medPay', 0] } : {}),
        ...(id === 'UM' ? { when: ['ne', 'um', 'NONE'] } : {}),
        ...(id === 'COLL' ? { when: ['eq', 'physicalDamage', 'FULL'] } : {}),
        ...(id === 'COMP' ? { when: ['ne', 'physicalDamage', 'LIABILITY'] } : {}),
      })),
      assignment: {
        ...{ rule: 'highToHigh', of: 'driver', rankBy: ['BI', 'PD'] },
        ...{ extraMember: 'lowest', extraFactor: '0' },
      },
      steps: [
        stepOf('base', 'set', { table: 'base' }),
        stepOf('assigned', 'mul', { stage: 'driver' }),
        stepOf('tier-factor', 'mul', { table: 'tierFactor' }),
        stepOf('household', 'mul', { table: 'household' }),
        stepOf('liability-symbol', 'mul', { table: 'liabilityFactor' }, { coverage: ['BI', 'PD'] }),
        stepOf('damage-symbol', 'mul', { table: 'damageFactor' }, { coverage: damage }),
        stepOf('model-year', 'mul', { table: 'modelYear' }, { coverage: damage }),
        stepOf('limits', 'mul', { table: 'limits' }, { coverage: ['BI', 'PD'] }),
        stepOf('um', 'mul', { table: 'um' }, { coverage: ['UM'] }),
        stepOf('medical', 'mul', { table: 'medical' }, { coverage: ['MP'] }),
        stepOf('deductible', 'mul', { table: 'deductible' }, { coverage: damage }),
        stepOf('use', 'mul', { table: 'use' }),
        stepOf('home', 'mul', { table: 'home' }, wholeDollar),
        stepOf('expense', 'add', { table: 'expense' }),
        stepOf('minimum', 'max', { table: 'minimum' }),
      ],
    },
  ],
  steps: [stepOf('cars', 'set', { stage: 'car' })],
  fees: [{ id: 'policy-fee', label: 'Policy fee', ref: 'Filed', value: { const: '15.00' } }],
}
