import { describe, expect, test } from 'vitest'
import { continentOf, destinations, embargoed, popularDestinations } from './countries.ts'

const codes = destinations.map(({ code }) => code)

describe('destinations', () => {
  test('leave out home and the places where nobody travels', () => {
    for (const code of ['US', 'AQ', 'BV', 'HM', 'TF', 'UM', 'GS', 'IO']) expect(codes).not.toContain(code)
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

  test('20 popular ones are offered first, in their order (spec 9)', () => {
    expect(popularDestinations).toHaveLength(20)
    expect(popularDestinations.slice(0, 3)).toEqual(['MX', 'CA', 'GB'])
    for (const code of popularDestinations) expect(codes).toContain(code)
  })

  test('under embargo stay on the list', () => {
    expect([...embargoed].sort()).toEqual(['CU', 'IR', 'KP', 'RU', 'SY'])
    for (const code of embargoed) expect(codes).toContain(code)
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

  test('is known for every destination', () => {
    for (const { code } of destinations) expect(continentOf(code)).not.toBeNull()
  })

  test('is none for what is no country', () => {
    expect(continentOf('ZZ')).toBeNull()
    expect(continentOf('toString')).toBeNull()
  })
})
