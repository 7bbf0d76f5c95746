import { describe, expect, test } from 'vitest'
import { countryMeantBy, matching } from '../kinds/destinations/matching.ts'
import { allTold } from '../language/texts.ts'
import * as reference from './countries.ts'
import { continentOf, embargoed, popularDestinations } from './countries.ts'
import names from './country-names.json' with { type: 'json' }
import spanishNames from './country-names-es.json' with { type: 'json' }
import namedRegions from './country-regions.json' with { type: 'json' }
import spanishRegions from './country-regions-es.json' with { type: 'json' }

const destinations = allTold(reference.destinations, 'en')
const regions = allTold(reference.regions, 'en')
const codes = destinations.map(({ code }) => code)

describe('destinations', () => {
  test('hold home, and leave out the places where nobody travels', () => {
    expect(codes).toContain('US')
    for (const code of ['AQ', 'BV', 'HM', 'TF', 'UM', 'GS', 'IO']) expect(codes).not.toContain(code)
    expect(codes.length).toBeGreaterThanOrEqual(240)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/)
  })

  test('run from A to Z under the names that a US reader knows', () => {
    const labels = destinations.map(({ label }) => label)
    expect(labels[0]).toBe('Afghanistan')
    expect(labels.at(-1)).toBe('Zimbabwe')
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en-US')))
    for (const label of ['South Korea', 'Vatican City', 'Taiwan', 'Puerto Rico'])
      expect(labels).toContain(label)
  })

  test('are written with their accents', () => {
    const labels = new Map(destinations.map(({ code, label }) => [code, label]))
    expect(['AX', 'BL', 'CW', 'RE', 'ST', 'TR'].map(code => labels.get(code))).toEqual([
      'Åland Islands',
      'Saint Barthélemy',
      'Curaçao',
      'Réunion',
      'São Tomé and Príncipe',
      'Türkiye',
    ])
    const cotes = destinations.flatMap(({ also }) => also.filter(name => /^c[oô]te /i.test(name)))
    expect(cotes).toEqual(['Côte d’Azur', 'Côte d’Ivoire'])
  })

  test('20 popular ones are offered first, in their order (spec 9.5)', () => {
    expect(popularDestinations).toHaveLength(20)
    expect(popularDestinations.slice(0, 3)).toEqual(['US', 'MX', 'CA'])
    for (const code of popularDestinations) expect(codes).toContain(code)
  })

  test('under embargo stay on the list', () => {
    expect([...embargoed].sort()).toEqual(['CU', 'IR', 'KP', 'RU', 'SY'])
    for (const code of embargoed) expect(codes).toContain(code)
  })
})

describe('other names', () => {
  test('belong to destinations, each only once, and repeat no label', () => {
    for (const code of Object.keys(names)) expect(codes).toContain(code)
    for (const { also, label } of destinations) {
      expect(new Set(also).size).toBe(also.length)
      expect(also).not.toContain(label)
      for (const name of also) expect(name).toBe(name.trim())
    }
  })

  test.each([
    ['UK', 'GB'],
    ['England', 'GB'],
    ['great britain', 'GB'],
    ['Scotland', 'GB'],
    ['Holland', 'NL'],
    ['UAE', 'AE'],
    ['u.a.e.', 'AE'],
    ['Dubai', 'AE'],
    ['USA', 'US'],
    ['America', 'US'],
    ['United S', 'US'],
    ['united states', 'US'],
    ['Hawaii', 'US'],
    ['Florida', 'US'],
    ['new york', 'US'],
    ['Turkey', 'TR'],
    ['Turkiye', 'TR'],
    ['Burma', 'MM'],
    ['Ivory Coast', 'CI'],
    ['Cote d’Ivoire', 'CI'],
    ['Czech Republic', 'CZ'],
    ['Bali', 'ID'],
    ['Maldives', 'MV'],
    ['Tahiti', 'PF'],
    ['Bora Bora', 'PF'],
    ['Canary Islands', 'ES'],
    ['Cancun', 'MX'],
    ['Cancún', 'MX'],
    ['Punta Cana', 'DO'],
    ['st lucia', 'LC'],
    ['St. Thomas', 'VI'],
    ['The Bahamas', 'BS'],
    ['Curaçao', 'CW'],
    ['curacao', 'CW'],
    ['Aland', 'AX'],
    ['Åland Islands', 'AX'],
    ['reunion', 'RE'],
    ['Saint Barthelemy', 'BL'],
    ['sao tome', 'ST'],
    ['Cape Verde', 'CV'],
    ['Swaziland', 'SZ'],
    ['Macedonia', 'MK'],
    ['Korea', 'KR'],
  ])('"%s" means %s', (typed, code) => {
    expect(countryMeantBy(destinations, typed)?.code).toBe(code)
    expect(matching(destinations, typed)[0]?.country.code).toBe(code)
  })

  test('that several countries share choose none', () => {
    for (const typed of ['Georgia', 'Congo', 'Patagonia', 'United', 'zz'])
      expect(countryMeantBy(destinations, typed)).toBeUndefined()
  })
})

describe('a region', () => {
  const offered = (typed: string) => matching(destinations, typed, regions)

  test.each([
    ['Caribbean', ['BS', 'JM', 'DO'], 30],
    ['the caribbean', ['BS', 'JM', 'DO'], 30],
    ['Europe', ['GB', 'FR', 'IT'], 45],
    ['Mediterranean', ['IT', 'ES', 'GR'], 15],
    ['south america', ['AR', 'BO', 'BR'], 12],
    ['safari', ['KE', 'TZ', 'UG'], 10],
  ])('offers its countries: %s', (typed, first, atLeast) => {
    const matches = offered(typed)
    expect(matches.length).toBeGreaterThanOrEqual(atLeast)
    expect(matches.map(({ country }) => country.code)).toEqual(expect.arrayContaining(first))
    expect(new Set(matches.map(({ country }) => country.code)).size).toBe(matches.length)
    expect(countryMeantBy(destinations, typed, regions)).toBeUndefined()
  })

  test('begins with the countries that most people visit, and says which region it is', () => {
    expect(offered('caribbean').slice(0, 2)).toEqual([
      { country: expect.objectContaining({ label: 'Bahamas' }), by: 'Caribbean' },
      { country: expect.objectContaining({ label: 'Jamaica' }), by: 'Caribbean' },
    ])
    expect(
      offered('europe')
        .slice(0, 3)
        .map(({ country }) => country.code),
    ).toEqual(['GB', 'FR', 'IT'])
  })

  test('gives way to a country of that name', () => {
    expect(offered('South Africa')[0]?.country.code).toBe('ZA')
    expect(offered('north')[0]?.country.label).toMatch(/^North/)
    expect(countryMeantBy(destinations, 'italy', regions)?.code).toBe('IT')
  })

  test('names countries that can be chosen, each once', () => {
    for (const { names, codes: inRegion } of regions) {
      expect(
        inRegion.filter(code => !codes.includes(code)),
        names[0],
      ).toEqual([])
      expect(new Set(inRegion).size).toBe(inRegion.length)
    }
  })
})

describe('the continent', () => {
  test.each([
    ['MX', 'NA'],
    ['JM', 'NA'],
    ['BR', 'SA'],
    ['FR', 'EU'],
    ['JP', 'AS'],
    ['EG', 'AF'],
    ['AU', 'OC'],
    ['US', 'NA'],
  ] as const)('of %s is %s', (code, continent) => {
    expect(continentOf(code)).toBe(continent)
  })

  test('exists for every destination', () => {
    for (const { code } of destinations) expect(continentOf(code)).not.toBeNull()
  })

  test('is missing for anything that is no country', () => {
    expect(continentOf('ZZ')).toBeNull()
    expect(continentOf('toString')).toBeNull()
  })
})

describe('in Spanish', () => {
  const spanish = allTold(reference.destinations, 'es')
  const parts = allTold(reference.regions, 'es')
  const labels = new Map(spanish.map(({ code, label }) => [code, label]))

  test('countries have the names that a US reader of Spanish knows', () => {
    const known = ['US', 'DE', 'GB', 'JP', 'NL', 'HK', 'FK', 'PR', 'VI'].map(code => labels.get(code))
    expect(known).toEqual([
      'Estados Unidos',
      'Alemania',
      'Reino Unido',
      'Japón',
      'Países Bajos',
      'Hong Kong',
      'Islas Malvinas',
      'Puerto Rico',
      'Islas Vírgenes de Estados Unidos',
    ])
    expect(new Set(labels.values()).size).toBe(spanish.length)
  })

  test.each([
    ['alemania', 'DE'],
    ['Germany', 'DE'],
    ['Londres', 'GB'],
    ['London', 'GB'],
    ['Holanda', 'NL'],
    ['EE. UU.', 'US'],
    ['USA', 'US'],
    ['Nueva York', 'US'],
    ['Japon', 'JP'],
    ['La India', 'IN'],
    ['Islas Canarias', 'ES'],
    ['Birmania', 'MM'],
    ['República Checa', 'CZ'],
  ])('"%s" means %s', (typed, code) => {
    expect(countryMeantBy(spanish, typed)?.code).toBe(code)
  })

  test('a region offers its countries by its name in either language', () => {
    for (const typed of ['Caribe', 'el caribe', 'Caribbean'])
      expect(matching(spanish, typed, parts).slice(0, 2)).toEqual([
        { country: expect.objectContaining({ label: 'Bahamas' }), by: expect.stringMatching(/Carib/) },
        { country: expect.objectContaining({ label: 'Jamaica' }), by: expect.stringMatching(/Carib/) },
      ])
    expect(matching(spanish, 'europa', parts)[0]).toMatchObject({ country: { code: 'GB' }, by: 'Europa' })
  })

  test('other names belong to destinations and regions, each only once, and repeat no label', () => {
    for (const code of Object.keys(spanishNames)) expect(codes).toContain(code)
    for (const { also, label } of spanish) {
      expect(new Set(also).size).toBe(also.length)
      expect(also).not.toContain(label)
      for (const name of also) expect(name).toBe(name.trim())
    }
    const inEnglish = Object.keys(namedRegions).map(names => names.split('/', 1)[0])
    for (const name of inEnglish) expect(Object.keys(spanishRegions)).toContain(name)
    for (const { names } of parts) expect(names.length).toBeGreaterThan(0)
  })
})
