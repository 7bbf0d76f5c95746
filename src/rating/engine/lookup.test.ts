import { describe, expect, it } from 'vitest'
import { ban } from '../../../tests/rooms/law.ts'
import { loadWorked, onlyPlan, workedDocument, workedInputs } from '../../../tests/rooms/rating.ts'
import { rulebook } from '../../law/rule.ts'
import { PlanError } from '../plan/plan-error.ts'

/** The worked plan with one more step that reads a grid. */
function withGrid({ keys, csv, scale }: { keys: object; csv: string; scale?: number }) {
  const grid = { kind: 'grid', keys, csv: 'renters-grid.csv', ...(scale === undefined ? {} : { scale }) }
  const step = { id: 'grid', label: 'Grid', ref: 'R-99', op: 'mul', value: { table: 'grid' } }
  const document = {
    tables: { ...workedDocument.tables, grid },
    steps: [...workedDocument.steps, step],
  }
  return { document, files: { 'renters-grid.csv': csv } }
}

function rowFor(grid: ReturnType<typeof withGrid>, change: object) {
  const { worksheet } = onlyPlan(loadWorked(grid)).explain({ ...workedInputs, ...change })
  const row = worksheet.find(({ id }) => id === 'grid')
  return [row?.key, row?.value]
}

function problemsOf(grid: ReturnType<typeof withGrid>): string {
  try {
    loadWorked(grid)
    return ''
  } catch (error) {
    if (error instanceof PlanError) return error.problems.join('\n')
    throw error
  }
}

const bands = {
  keys: { insuredAge: 'range', personalProperty: 'range' },
  csv: [
    'insuredAgeFrom,insuredAgeTo,personalPropertyFrom,personalPropertyTo,value',
    '18,60,10000,30001,1.00',
    '18,60,30001,100001,1.10',
    '60,121,10000,100001,1.43',
  ].join('\n'),
}

const curves = {
  keys: { guardedBreed: 'exact', insuredAge: 'curve' },
  scale: 3,
  csv: [
    'guardedBreed,insuredAge,value',
    'true,18,2',
    'true,121,2',
    'false,18,1',
    'false,28,2',
    'false,121,2',
  ].join('\n'),
}

describe('a table of several keys', () => {
  it('finds its row by bands of each', () => {
    expect(rowFor(withGrid(bands), { insuredAge: 59, personalProperty: 30000 })).toEqual([
      '18-59 10000-30000',
      '1.00',
    ])
    expect(rowFor(withGrid(bands), { insuredAge: 59, personalProperty: 40000 })[1]).toBe('1.10')
    expect(rowFor(withGrid(bands), { insuredAge: 60, personalProperty: 10000 })[1]).toBe('1.43')
  })

  it('runs a curve for each value of another key', () => {
    expect(rowFor(withGrid(curves), { insuredAge: 21 })).toEqual([
      'false 21 between 18 1.00 and 28 2.00',
      '1.30',
    ])
    expect(rowFor(withGrid(curves), { insuredAge: 21, guardedBreed: true })[1]).toBe('2.00')
  })

  it.each([
    [
      'a gap in one band',
      bands,
      '30001,100001',
      '30002,100001',
      /grid\.csv:3: nothing covers 30001 to 30001/,
    ],
    ['a band that ends early', bands, '60,121', '60,120', /grid: nothing covers 120 to 120/],
    [
      'two values for one key',
      bands,
      '18,60,30001,100001',
      '18,60,10000,30001',
      /a second row for 18-60 10000-30001/,
    ],
    ['a curve that ends early', curves, 'true,121', 'true,119', /grid true: the curve ends below 120/],
    ['a value that has no curve', curves, 'true,18,2\ntrue,121,2\n', '', /grid: there is no row for true/],
    [
      'columns of another name',
      bands,
      'insuredAgeFrom',
      'ageFrom',
      /Make them insuredAgeFrom,insuredAgeTo,personal/,
    ],
  ] as const)('does not load with %s', (_, { csv, ...grid }, from, to, message) => {
    expect(problemsOf(withGrid({ ...grid, csv: csv.replace(from, to) }))).toMatch(message)
  })
})

describe('a table of codes', () => {
  const zips = {
    keys: { zip: 'code' },
    csv: ['zip,value', '*,1.00', '787,1.10', '78701,1.35', '78702-78705,1.20', '78703,1.25', '021,1.05'].join(
      '\n',
    ),
  }

  it.each([
    ['10001', '*', '1.00'],
    ['78799', '787', '1.10'],
    ['78701', '78701', '1.35'],
    ['78702', '78702-78705', '1.20'],
    ['78703', '78703', '1.25'],
    ['78705', '78702-78705', '1.20'],
    ['78706', '787', '1.10'],
    ['02139', '021', '1.05'],
    ['78801', '*', '1.00'],
    ['', '*', '1.00'],
  ])('finds %s by the narrowest row that holds it: %s', (zip, row, value) => {
    expect(rowFor(withGrid(zips), { zip })).toEqual([row, value])
  })

  it('may have other keys before and after', () => {
    const rows = [
      'guardedBreed,zip,deductible,value',
      'true,*,250,2',
      'true,*,500,2',
      'true,*,1000,2',
      'true,*,2500,2',
    ]
    for (const zip of ['*', '78'])
      for (const deductible of [250, 500, 1000, 2500])
        rows.push(`false,${zip},${deductible},${zip === '*' ? 1 : 1.5}`)
    const grid = { keys: { guardedBreed: 'exact', zip: 'code', deductible: 'exact' }, csv: rows.join('\n') }
    expect(rowFor(withGrid(grid), { zip: '78701' })).toEqual(['false 78 500', '1.50'])
  })

  it.each([
    ['no row for the other codes', '*,1.00\n', '', /grid: nothing covers the other codes\. Add a row for \*/],
    ['a code that is none', '021,', '02x,', /grid\.csv:7: 02x isn't a code\. Write up to 5 digits/],
    ['a range the wrong way round', '78702-78705', '78705-78702', /grid\.csv:5: 78705-78702 isn't a code/],
    ['ranges that cross', '78703,', '78704-78709,', /grid\.csv:6: 78704-78709 crosses 78702-78705/],
    ['a code twice', '78703,', '78701,', /grid\.csv:6: a second row for 78701/],
  ])('does not load with %s', (_, from, to, message) => {
    expect(problemsOf(withGrid({ ...zips, csv: zips.csv.replace(from, to) }))).toMatch(message)
  })

  it.each([
    [
      'a code in an exact table',
      { keys: { zip: 'exact' }, csv: 'zip,value\n78701,1' },
      /zip is a code\. Make the table one of kind code/,
    ],
    [
      'a word in a table of codes',
      { keys: { animal: 'code' }, csv: 'animal,value\n*,1' },
      /animal isn't a code\. Make the table exact/,
    ],
  ])('does not load with %s', (_, grid, message) => {
    expect(problemsOf(withGrid(grid))).toMatch(message)
  })

  it('is left out where the law keeps ZIP codes out of prices; one of counties is not', () => {
    const counties = { keys: { countyFips: 'code' }, csv: 'countyFips,value\n48453,1.2\n*,1' }
    const rules = rulebook([ban({ line: 'renters', state: 'TX', factor: 'territoryZip' })])
    const skippedOf = (grid: ReturnType<typeof withGrid>) => {
      const { worksheet } = onlyPlan(loadWorked({ ...grid, rules })).explain({
        ...workedInputs,
        zip: '78701',
        countyFips: '48453',
      })
      return worksheet.find(({ id }) => id === 'grid')
    }
    expect(skippedOf(withGrid(zips))?.skipped).toMatch(/Texas keeps the ZIP code out of renters prices/)
    expect(skippedOf(withGrid(counties))).toMatchObject({ key: '48453', value: '1.20' })
  })
})
