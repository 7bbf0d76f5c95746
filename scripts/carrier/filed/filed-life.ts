import { combined, csvOf, stepOf } from './rows.ts'

/** Term life by one table of rates per thousand: 56,640 rows for five terms. */

const ages = Array.from({ length: 59 }, (_, at) => 18 + at)
const sexes = { F: 90, M: 110 }
const classes = {
  PREFERRED_PLUS: 80,
  PREFERRED: 100,
  STANDARD_PLUS: 125,
  STANDARD: 155,
  TABLE_2: 210,
  TABLE_4: 270,
}
const tobacco = { NONE: 100, QUIT: 130, QUIT_LATELY: 180, NOW: 310 }
const terms = { 10: 70, 15: 85, 20: 100, 25: 130, 30: 160 }
const bands = { '100000,250000': 120, '250000,500000': 105, '500000,1000000': 95, '1000000,10000000': 88 }

const factors: Readonly<Record<string, number>> = { ...sexes, ...classes, ...tobacco, ...terms, ...bands }

/** Ten-thousandths of a dollar per thousand dollars, at the age of 18 and before any factor. */
const youngest = 3000

function rateOf(cells: readonly (string | number)[], age: number): string {
  // In whole numbers, so that no machine rounds in another way.
  let rate = youngest
  for (let year = 18; year < age; year += 1) rate += Math.ceil((rate * (year < 35 ? 2 : 8)) / 100)
  for (const cell of cells) rate = Math.round((rate * (factors[cell] ?? 100)) / 100)
  return (rate / 10_000).toFixed(4)
}

function ratesCsv(): string {
  const cells = combined(
    Object.keys(sexes),
    Object.keys(classes),
    Object.keys(tobacco),
    Object.keys(terms),
    Object.keys(bands),
  )
  return csvOf(
    ['sex', 'healthClass', 'tobacco', 'term', 'faceAmountFrom', 'faceAmountTo', 'ageNearest', 'value'],
    cells.flatMap(row => ages.map(age => [...row, age, rateOf(row, age)])),
  )
}

/** The plan's document. */
export const lifeDocument = {
  schema: 1,
  id: 'wren/life/*',
  carrier: 'wren',
  line: 'life',
  form: 'Level term',
  version: '1',
  states: ['OH', 'KS', 'TX'],
  effective: { newBusiness: '2025-01-01' },
  reference: 'Filed excerpt',
  period: 'month',
  payments: { factor: '0.0875', ref: 'Modes of payment' },
  currency: 'USD',
  rounding: { premium: { to: '0.01', mode: 'halfUp' } },
  tables: {
    rates: {
      kind: 'grid',
      keys: {
        sex: 'exact',
        healthClass: 'exact',
        tobacco: 'exact',
        term: 'exact',
        faceAmount: 'range',
        ageNearest: 'curve',
      },
      scale: 4,
      csv: 'life-rates.csv',
    },
  },
  eligibility: [],
  steps: [
    stepOf('rate', 'set', { table: 'rates' }),
    stepOf('thousands', 'mul', { input: 'faceAmount', per: '1000' }),
    stepOf('policy-constant', 'add', { const: '60.00' }),
  ],
  fees: [],
}

/** The files of the plan. */
export function lifeFiles(): Readonly<Record<string, string>> {
  return { 'plans/life.json': JSON.stringify(lifeDocument, null, 2), 'plans/life-rates.csv': ratesCsv() }
}
