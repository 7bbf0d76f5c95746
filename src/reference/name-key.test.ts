import { expect, test } from 'vitest'
import { nameKey } from './name-key.ts'

test.each([
  ['Curaçao', 'curacao'],
  ["Coeur d'Alene", 'coeur dalene'],
  ['  Thistle & Rowe, Inc. ', 'thistle and rowe inc'],
  ['(CSAA, Northern California)', 'csaa northern california'],
  ['Route 66', 'route 66'],
  ['…', ''],
])('%j is compared as %j', (name, key) => {
  expect(nameKey(name)).toBe(key)
})
