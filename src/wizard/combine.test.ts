import { describe, expect, it } from 'vitest'
import { combine as combineBy, isOneValue, type Versions } from './combine.ts'
import { combineChosen } from './combine-chosen.ts'

/** The way the server combines. */
const combine = (versions: Versions) => combineBy(versions, combineChosen)

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

describe('rows', () => {
  const biscuit = { name: 'Biscuit', age: 2 }
  const rex = { name: 'Rex', age: 5 }
  const tom = { name: 'Tom', age: 1 }
  const older = { ...biscuit, age: 3 }
  const max = { ...rex, name: 'Max' }

  it.each([
    ['changed on both pages', [older, rex], [biscuit, max], [older, max]],
    ['added on both pages', [biscuit, rex, tom], [biscuit, rex, max], [biscuit, rex, tom, max]],
    ['changed there and removed here', [older, rex], [biscuit], [older]],
    ['added by the same answer, sent twice', [biscuit, rex, tom], [biscuit, rex, tom], [biscuit, rex, tom]],
    ['removed there and another changed here', [rex], [biscuit, max], [max]],
    ['removed there and changed here', [rex], [older, rex], [older, rex]],
    ['removed on both pages', [rex], [biscuit], []],
    ['removed and changed there at once', [max], [biscuit, rex, tom], [biscuit, rex, tom]],
  ])('%s', (_, stored, given, combined) => {
    expect(combine({ shown: [biscuit, rex], stored, given })).toEqual(combined)
  })

  it('are all kept where both pages began without any', () => {
    const versions = { stored: { pets: [biscuit] }, given: { pets: [rex] } }
    for (const shown of [null, { pets: [] }])
      expect(combine({ shown, ...versions })).toEqual({ pets: [biscuit, rex] })
  })
})

describe('what is chosen from a list', () => {
  it.each([
    ['added on both pages', [], ['A'], ['B'], ['A', 'B']],
    ['added on both pages to what both showed', ['A'], ['A', 'B'], ['A', 'C'], ['A', 'B', 'C']],
    ['added there and removed here', ['A'], ['A', 'B'], [], ['B']],
    ['removed there and added here', ['A'], [], ['A', 'B'], ['B']],
    ['added twice by the same answer', [], ['A'], ['A'], ['A']],
    ['chosen there and none of it here', [], ['A'], ['NONE'], ['A']],
    ['none of it there and chosen here', [], ['NONE'], ['A'], ['A']],
    ['none of it on both', ['A'], ['NONE'], ['NONE'], ['NONE']],
  ])('%s', (_, shown, stored, given, combined) => {
    expect(
      combine({ shown: { choices: shown }, stored: { choices: stored }, given: { choices: given } }),
    ).toEqual({
      choices: combined,
    })
  })

  it('is the same whatever it is called, where it has a code', () => {
    const [france, italy] = [
      { code: 'FR', label: 'France' },
      { code: 'IT', label: 'Italy' },
    ]
    const stored = [{ code: 'FR', label: 'Francia' }]
    expect(combine({ shown: [], stored, given: [france, italy] })).toEqual([...stored, italy])
    expect(combine({ shown: [france], stored: [france, italy], given: [] })).toEqual([italy])
  })
})

it.each([
  ['A', true],
  [{ choice: 'A' }, true],
  [{ choices: ['A', 'B'] }, false],
  [['FR', 'DE'], true],
  [{ destinations: [{ label: 'France', code: 'FR' }] }, false],
  [shown, false],
  [{ pets: [{ name: 'Rex' }] }, false],
])('of one value or of several: %j', (answer, isOne) => {
  expect(isOneValue(answer)).toBe(isOne)
})
