import { expect, test } from 'vitest'
import { isFull, parseDate } from './typed-date.ts'

test.each([
  ['month', '5', true],
  ['month', '1', false],
  ['month', '0', false],
  ['month', '12', true],
  ['month', '05', true],
  ['month', '13', false],
  ['day', '3', false],
  ['day', '4', true],
  ['day', '31', true],
  ['day', '32', false],
  ['day', '00', false],
  ['year', '1994', false],
  ['month', 'a', false],
] as const)('the focus moves on only from a full part: %s %s -> %s (spec 2.3.7.1)', (part, typed, full) => {
  expect(isFull(part, typed)).toBe(full)
})

test.each(['05/02/1994', ' 1994-05-02 ', '05-02-1994', '05.02.1994'])(
  'a pasted date fills all parts: %s',
  text => {
    expect(parseDate(text)).toEqual({ month: '05', day: '02', year: '1994' })
  },
)

test.each(['1994', '05/02/94', 'May 2, 1994', '05/02/1994 and more', ''])(
  'no date is read into "%s"',
  text => {
    expect(parseDate(text)).toBeNull()
  },
)
