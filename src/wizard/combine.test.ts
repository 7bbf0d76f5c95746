import { expect, it } from 'vitest'
import { combine } from './combine.ts'

const shown = { firstName: 'Ann', age: 17, school: 'BACHELORS' }

it('keeps what another page has stored of fields that this page left as they were', () => {
  expect(combine({ shown, stored: { ...shown, age: 18 }, given: { ...shown, firstName: 'Anna' } })).toEqual({
    firstName: 'Anna',
    age: 18,
    school: 'BACHELORS',
  })
})

it('takes the page that is sent last where both changed a field', () => {
  expect(combine({ shown, stored: { ...shown, age: 18 }, given: { ...shown, age: 19 } })).toEqual({
    ...shown,
    age: 19,
  })
})

it('keeps a field removed, on either page', () => {
  const { school: _, ...without } = shown
  expect(combine({ shown, stored: { ...shown, age: 18 }, given: without })).toEqual({ ...without, age: 18 })
  expect(combine({ shown, stored: without, given: { ...shown, age: 18 } })).toEqual({ ...without, age: 18 })
  expect(combine({ shown: without, stored: shown, given: without })).toEqual(shown)
})

it('combines rows of one number, and takes the last page otherwise', () => {
  const [biscuit, rex] = [
    { name: 'Biscuit', age: 2 },
    { name: 'Rex', age: 5 },
  ]
  const pets = [biscuit, rex]
  const older = [{ ...biscuit, age: 3 }, rex]
  const renamed = [biscuit, { ...rex, name: 'Max' }]
  expect(combine({ shown: pets, stored: older, given: renamed })).toEqual([
    { name: 'Biscuit', age: 3 },
    { name: 'Max', age: 5 },
  ])
  expect(combine({ shown: pets, stored: older, given: [rex] })).toEqual([rex])
  expect(combine({ shown: ['FR', 'DE'], stored: ['FR', 'IT'], given: ['ES', 'DE'] })).toEqual(['ES', 'DE'])
})
