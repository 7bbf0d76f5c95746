import { expect, it } from 'vitest'
import { lineAt, linesIn } from './json-lines.ts'

const text = `{
  "a": 1, "b": [
    { "c": "x, {\\n \\" ]" },
    [true,
     null]
  ],

  "d e": { }
}`

it('knows on which line of a JSON text each value begins', () => {
  expect(Object.fromEntries(linesIn(text))).toEqual({
    '': 1,
    a: 2,
    b: 2,
    'b.0': 3,
    'b.0.c': 3,
    'b.1': 4,
    'b.1.0': 4,
    'b.1.1': 5,
    'd e': 8,
  })
})

it('gives the line of the nearest part around a missing value', () => {
  const lines = linesIn(text)
  expect(lineAt(lines, 'b.1.7')).toBe(4)
  expect(lineAt(lines, 'd e.f.g')).toBe(8)
  expect(lineAt(lines, 'z')).toBe(1)
  expect(lineAt(linesIn('7'), 'a')).toBe(1)
})
