import { expect, test } from 'vitest'
import { circlesIn } from './circles.ts'

const file = (name: string, ...imports: string[]) => ({
  file: name,
  imports: imports.map(one => ({ file: one })),
})

test('finds a circle from any starting point, and separate from another', () => {
  const sources = [
    file('a', 'b'),
    file('b', 'c'),
    file('c', 'a', 'd'),
    file('d', 'e'),
    file('e', 'd'),
    file('f', 'a'),
  ]
  expect(circlesIn(sources)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
})

test('two paths to one file are not a circle', () => {
  expect(circlesIn([file('a', 'b', 'c'), file('b', 'd'), file('c', 'd'), file('d')])).toEqual([])
})
