import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const insurers = ['Goose & Gander', 'Auto Oak (Northern California)', 'Oak Mutual', 'Gander Farms'].map(
  name => ({
    name,
  }),
)

test.each([
  ['go', ['Goose & Gander']],
  ['GANDER', ['Gander Farms', 'Goose & Gander']],
  ['oak', ['Oak Mutual', 'Auto Oak (Northern California)']],
  ['north', ['Auto Oak (Northern California)']],
  ['auto  oak', ['Auto Oak (Northern California)']],
  ['ose', []],
  [' ', []],
  ['(', []],
])('an insurer is found by the beginning of any of its words: %s', (typed, names) => {
  expect(matching(insurers, typed).map(({ name }) => name)).toEqual(names)
})

test('suggests six at most', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ name: `Oak ${at}` }))
  expect(matching(many, 'oak')).toHaveLength(6)
})
