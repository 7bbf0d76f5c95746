import { describe, expect, it } from 'vitest'
import { PlanError } from '../plan/plan-error.ts'
import { loadWorked, onlyPlan, workedDocument, workedInputs } from '../testing.ts'

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
