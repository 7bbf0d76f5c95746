import { describe, expect, it } from 'vitest'
import { accepted, complaints, expectRefusals } from '../testing.ts'
import { destinations } from './destinations.ts'
import { matching } from './matching.ts'

const countries = [
  { code: 'CW', label: 'Curaçao' },
  { code: 'FR', label: 'France' },
  { code: 'IT', label: 'Italy' },
  { code: 'KR', label: 'South Korea' },
]
const page = destinations({ title: 'Where to?', countries, popular: ['FR', 'IT'] })
const nothing = 'Please start typing a country and select from the list.'
const codes = (...list: readonly unknown[]) => ({ destinations: list.map(code => ({ code })) })

it('takes countries of the list, each once and by the name of the list (spec 3.3)', () => {
  const given = { destinations: [{ code: 'IT', label: 'Ruritania' }, { code: 'FR' }, { code: 'IT' }] }
  const both = [countries[2], countries[1]]
  expect(accepted(page, given)).toEqual({ destinations: both })
  expect(accepted(page, { destinations: both })).toEqual({ destinations: both })
  expect(page.say({ destinations: countries.slice(1, 3) })).toBe('France, Italy')
})

it('asks for at least one, from the list (spec 5)', () => {
  for (const payload of [{}, codes(), { destinations: 'FR' }])
    expect(complaints(page, payload)).toEqual({ destinations: nothing })
  expect(complaints(page, codes('FR', 'ZZ'))).toEqual({ 'destinations.1.code': nothing })
  expect(complaints(page, codes(null))).toEqual({ 'destinations.0.code': nothing })
  expect(complaints(page, codes('constructor'))).toEqual({ 'destinations.0.code': nothing })
})

it('takes no more than twenty', () => {
  const many = Array.from({ length: 21 }, () => 'FR')
  expect(complaints(page, codes(...many))).toEqual({ destinations: 'Please choose at most 20 countries' })
})

it('refuses what no form sends', () => expectRefusals(page))

describe('a search', () => {
  it.each([
    ['fr', ['FR']],
    ['KOREA', ['KR']],
    ['curacao', ['CW']],
    ['  ', []],
    ['rance', []],
  ])('for "%s" finds words by their beginning, accents or not', (typed, found) => {
    expect(matching(countries, typed).map(({ code }) => code)).toEqual(found)
  })
})
