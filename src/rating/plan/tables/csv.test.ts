import { expect, it } from 'vitest'
import { PlanError } from '../plan-error.ts'
import { parseCsv } from './csv.ts'

it('reads columns, comments, blank lines and quoted cells', () => {
  const { header, rows } = parseCsv(
    'base.csv',
    '# filed 2026\nstate,note,value\n\nTX,"a, ""b""",1.5\r\nOH,,2\n',
  )
  expect(header).toEqual(['state', 'note', 'value'])
  expect(rows).toEqual([
    { cells: ['TX', 'a, "b"', '1.5'], at: 'base.csv:4' },
    { cells: ['OH', '', '2'], at: 'base.csv:5' },
  ])
})

it('keeps empty cells, the first and the last of a row as well', () => {
  const { header, rows } = parseCsv('base.csv', ',a,b\n,1,2\n1,,\n,,\n"","",""\n')
  expect(header).toEqual(['', 'a', 'b'])
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['', '1', '2'],
    ['1', '', ''],
    ['', '', ''],
    ['', '', ''],
  ])
})

it('names the line of a row that is too wide or too narrow', () => {
  const read = () => parseCsv('base.csv', 'state,value\nTX,1,2\nOH\n')
  expect(read).toThrow(PlanError)
  expect(read).toThrow(/base\.csv:2: 3 cells.*\nbase\.csv:3: 1 cells/)
})

it('refuses an empty file', () => {
  expect(() => parseCsv('base.csv', '# nothing\n')).toThrow(/base\.csv: the file is empty/)
})

it.each(['limits;value\nMIN;0,82\n', 'limits\tvalue\nMIN\t0.82\n'])(
  'says so where semicolons or tabs separate the cells',
  text => {
    expect(() => parseCsv('limits.csv', text)).toThrow(
      'limits.csv:1: semicolons or tabs separate the cells. Save the file as CSV with commas',
    )
  },
)
