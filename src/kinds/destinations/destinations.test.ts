import { describe, expect, it } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { alike } from '../../language/texts.ts'
import { destinations } from './destinations.ts'
import { countryMeantBy, matching } from './matching.ts'

const countries = [
  { code: 'CW', label: 'Curaçao' },
  { code: 'FR', label: 'France' },
  { code: 'IT', label: 'Italy' },
  { code: 'KR', label: 'South Korea' },
]
const spanish: Readonly<Record<string, string>> = { FR: 'Francia', IT: 'Italia' }
const page = destinations({
  title: { en: 'Where to?' },
  countries: countries.map(({ code, label }) => ({
    code,
    label: { ...alike(label), ...(spanish[code] && { es: spanish[code] }) },
  })),
  popular: ['FR', 'IT'],
})
const nothing = 'Please start typing a country and select from the list.'
const codes = (...list: readonly unknown[]) => ({ destinations: list.map(code => ({ code })) })

it("takes countries from the list, each once and with the list's name (spec 3.3.2)", () => {
  const payload = { destinations: [{ code: 'IT', label: 'Ruritania' }, { code: 'FR' }, { code: 'IT' }] }
  const both = [countries[2], countries[1]]
  expect(accepted(page, payload)).toEqual({ destinations: both })
  expect(accepted(page, { destinations: both })).toEqual({ destinations: both })
  const said = page.say({ destinations: countries.slice(1, 3) })
  expect([said.en, said.es]).toEqual(['France, Italy', 'Francia, Italia'])
})

it('asks for at least one, from the list (spec 5.14)', () => {
  for (const payload of [{}, codes(), { destinations: 'FR' }])
    expect(complaints(page, payload)).toEqual({ destinations: nothing })
  expect(complaints(page, codes('FR', 'ZZ'))).toEqual({ 'destinations.1.code': nothing })
  expect(complaints(page, codes(null))).toEqual({ 'destinations.0.code': nothing })
  expect(complaints(page, codes('constructor'))).toEqual({ 'destinations.0.code': nothing })
})

it('takes no more than twenty', () => {
  const many = Array.from({ length: 21 }, () => 'FR')
  expect(complaints(page, codes(...many))).toEqual({
    destinations: 'Please choose no more than 20 countries',
  })
})

it('takes the bare list (spec 3.3.2)', () => {
  expect(accepted(page, [{ code: 'FR', label: 'France' }])).toEqual({ destinations: [countries[1]] })
  expect(complaints(page, [])).toEqual({ destinations: nothing })
  expect(complaints(page, [{ code: 'ZZ' }])).toEqual({ 'destinations.0.code': nothing })
})

describe('the text in the search box', () => {
  const typed = (text: string, ...chosen: readonly string[]) => ({
    ...codes(...chosen),
    'destinations.search': text,
  })
  it('adds a country when it is its whole name', () => {
    for (const text of ['italy', 'Italia'])
      expect(accepted(page, typed(text))).toEqual({ destinations: [countries[2]] })
    expect(accepted(page, typed(' Italy ', 'FR'))).toEqual({ destinations: [countries[1], countries[2]] })
    expect(accepted(page, typed('France', 'FR'))).toEqual({ destinations: [countries[1]] })
  })
  it('is never silently dropped beside a chosen country', () => {
    for (const text of ['Fran', 'zz'])
      expect(complaints(page, typed(text, 'IT'))).toEqual({
        'destinations.search':
          'I couldn’t tell which country this is. Please choose one from the list, or clear the search box',
      })
  })
  it('is ignored when blank, and causes no extra complaint when nothing is chosen', () => {
    expect(accepted(page, typed(' ', 'IT'))).toEqual({ destinations: [countries[2]] })
    expect(complaints(page, typed('zz'))).toEqual({ destinations: nothing })
  })
})

it('refuses what no form sends', () => expectRefusals(page))

const codesFor = (typed: string) => matching(countries, typed).map(({ country }) => country.code)

describe('a search', () => {
  it.each([
    ['fr', ['FR']],
    ['KOREA', ['KR']],
    ['curacao', ['CW']],
    ['  ', []],
    ['rance', []],
  ])('for "%s" finds words by their beginning, accents or not', (typed, codes) => {
    expect(codesFor(typed)).toEqual(codes)
  })

  it('says which other name of a country matched', () => {
    const both = [
      { code: 'GE', label: 'Georgia' },
      { code: 'US', label: 'United States', also: ['Georgia', 'USA'] },
    ]
    expect(matching(both, 'georgia')).toEqual([{ country: both[0] }, { country: both[1], by: 'Georgia' }])
    // A country's own name comes first, wherever it is in the list.
    expect(matching(both.toReversed(), 'georgia')[0]).toEqual({ country: both[0] })
    expect(matching(both, 'united')).toEqual([{ country: both[1] }])
    expect(countryMeantBy(both, 'Georgia')).toBeUndefined()
    expect(countryMeantBy(both, 'u.s.a.')).toBe(both[1])
    expect(countryMeantBy(both, 'unit')).toBe(both[1])
    expect(countryMeantBy(both, 'zz')).toBeUndefined()
  })
})
