import { expect, test } from 'vitest'
import { possessive } from './possessive.ts'

test.each([
  ['Lanternfish Direct', 'Lanternfish Direct’s'],
  ['Sparrowgate Renters', 'Sparrowgate Renters’'],
  ['Sparrowgate Renters (demo)', 'Sparrowgate Renters (demo)’s'],
])('of %s is %s', (name, of) => {
  expect(possessive(name)).toBe(of)
})
