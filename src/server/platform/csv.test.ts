import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'])(
  'no spreadsheet runs a cell that begins with %j, whoever typed it',
  sign => {
    expect(csvOf([[`${sign}HYPERLINK(1)`]])).toMatch(/^"?'/)
  },
)

test('numbers and other texts stay as they are, and what would end a cell is quoted', () => {
  expect(csvOf([['Ann', -5, 'a "b", c', 'two\nlines']])).toBe('Ann,-5,"a ""b"", c","two\nlines"\r\n')
})
