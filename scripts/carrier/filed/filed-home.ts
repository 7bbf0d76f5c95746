import { combined, csvOf, filedTable, stepOf } from './rows.ts'

/** A Kansas home by seven perils: counties, a curve of the coverage on the house, deductibles, claims, all by peril. */

const perils = ['fire', 'wind', 'hail', 'water', 'theft', 'liability', 'other'] as const

/** The counties of Kansas have odd numbers up to 209. */
const counties = ['*', ...Array.from({ length: 105 }, (_, at) => `20${String(2 * at + 1).padStart(3, '0')}`)]

const amounts = [10_000, 100_000, 200_000, 300_000, 400_000, 600_000, 1_000_000, 5_000_000]

/** The files of the plan. */
export function homeFiles(): Readonly<Record<string, string>> {
  const factor = { from: 0.8, to: 1.4, decimals: 3 }
  return {
    'plans/homeowner.json': JSON.stringify(homeDocument, null, 2),
    ...filedTable('home-base', ['countyFips', 'peril'], combined(counties, perils), {
      from: 60,
      to: 420,
      decimals: 2,
    }),
    'plans/home-amount.csv': csvOf(
      ['peril', 'coverageA', 'value'],
      combined(perils, amounts).map(([peril = '', amount = 0]) => [
        peril,
        amount,
        (Number(amount) / 300_000 + (peril === 'theft' ? 0.2 : 0)).toFixed(4),
      ]),
    ),
    ...filedTable(
      'home-deductible',
      ['peril', 'coverageAFrom', 'coverageATo', 'deductible'],
      combined(
        perils,
        ['10000,250000', '250000,500000', '500000,5000001'],
        [500, 750, 1000, 1500, 2000, 2500, 5000, 7500, 10_000],
      ),
      { from: 0.7, to: 1.1, decimals: 3 },
    ),
    'plans/home-wind-deductible.csv':
      'windDeductible,value\n0,1.000\n1,0.940\n2,0.880\n3,0.840\n5,0.760\n10,0.620\n',
    ...filedTable(
      'home-claims',
      ['claims', 'peril'],
      combined(['NONE', 'ONE_WEATHER', 'ONE_WATER', 'ONE_OTHER', 'TWO', 'THREE_PLUS', 'FOUR_PLUS'], perils),
      factor,
    ),
    ...filedTable(
      'home-roof',
      ['roofAge'],
      combined(['R0_5', 'R6_10', 'R11_15', 'R16_20', 'R21', 'METAL', 'TILE', 'R16_25', 'WOOD_SHAKE']),
      factor,
    ),
    ...filedTable(
      'home-construction',
      ['construction', 'peril'],
      combined(
        ['FRAME', 'BRICK_VENEER', 'MASONRY', 'STUCCO', 'OTHER', 'LOG', 'EIFS'],
        ['fire', 'wind', 'hail'],
      ),
      factor,
    ),
    ...filedTable(
      'home-protection',
      ['protection'],
      combined(['P1_4', 'P5', 'P6', 'P7', 'P8', 'P8B', 'P9', 'P10']),
      factor,
    ),
  }
}

const windy = { peril: ['wind', 'hail'] }

const homeDocument = {
  schema: 1,
  id: 'wren/homeowner/*',
  carrier: 'wren',
  line: 'homeowner',
  form: 'HO-3',
  version: '1',
  states: ['KS'],
  effective: { newBusiness: '2025-01-01' },
  reference: 'Filed excerpt',
  period: 'year',
  currency: 'USD',
  tables: {
    base: { kind: 'grid', keys: { countyFips: 'code', peril: 'exact' }, csv: 'home-base.csv' },
    amount: { kind: 'grid', keys: { peril: 'exact', coverageA: 'curve' }, scale: 4, csv: 'home-amount.csv' },
    deductible: {
      kind: 'grid',
      keys: { peril: 'exact', coverageA: 'range', deductible: 'exact' },
      csv: 'home-deductible.csv',
    },
    windDeductible: { kind: 'exact', csv: 'home-wind-deductible.csv' },
    claims: { kind: 'exact', csv: 'home-claims.csv' },
    roof: { kind: 'exact', csv: 'home-roof.csv' },
    construction: { kind: 'exact', csv: 'home-construction.csv' },
    protection: { kind: 'exact', csv: 'home-protection.csv' },
  },
  eligibility: [],
  stages: [
    {
      id: 'perils',
      label: 'Perils',
      unit: 'money',
      perils: perils.map(id => ({ id, label: id })),
      steps: [
        stepOf('base', 'set', { table: 'base' }),
        stepOf('amount', 'mul', { table: 'amount' }),
        stepOf('deductible', 'mul', { table: 'deductible' }),
        stepOf('wind-deductible', 'mul', { table: 'windDeductible' }, windy),
        stepOf('claims', 'mul', { table: 'claims' }),
        stepOf('roof', 'mul', { table: 'roof' }, windy),
        stepOf('construction', 'mul', { table: 'construction' }, { peril: ['fire', 'wind', 'hail'] }),
        stepOf('protection', 'mul', { table: 'protection' }, { peril: ['fire'] }),
      ],
    },
  ],
  steps: [stepOf('all-perils', 'set', { stage: 'perils' }), stepOf('minimum', 'max', { const: '250.00' })],
  fees: [{ id: 'policy-fee', label: 'Policy fee', ref: 'Filed', value: { const: '25.00' } }],
}
