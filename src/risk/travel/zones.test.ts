import { describe, expect, it } from 'vitest'
import { destinations, embargoed } from '../../reference/countries.ts'
import { zones } from '../words.ts'
import { dearestZone, zoneOf } from './zones.ts'

describe('the zone of a country', () => {
  it.each([
    ['US', ['US', 'PR', 'GU', 'VI']],
    ['NEAR', ['CA', 'MX', 'BS', 'JM', 'DO', 'BM']],
    ['WEST', ['FR', 'GB', 'CH', 'IS', 'PL', 'GR', 'JP', 'AU', 'NZ']],
    ['WORLD', ['CR', 'CN', 'AR', 'RS', 'TR', 'FJ', 'RW']],
    ['DEAR', ['IN', 'BR', 'MA', 'EG']],
    ['BANNED', ['UA', 'AF', 'CU', 'IR', 'KP', 'SY', 'RU']],
  ] as const)('is %s for %j', (zone, codes) => {
    expect(codes.map(zoneOf)).toEqual(codes.map(() => zone))
  })

  it('exists for every destination that the wizard offers', () => {
    const reached = new Set(destinations.map(({ code }) => zoneOf(code)))
    expect([...zones].every(zone => reached.has(zone))).toBe(true)
    for (const code of embargoed) expect(zoneOf(code)).toBe('BANNED')
  })

  it('is the most expensive one of a trip through several', () => {
    expect(dearestZone(['US'])).toBe('US')
    expect(dearestZone(['US', 'CA'])).toBe('NEAR')
    expect(dearestZone(['CA', 'FR', 'JM'])).toBe('WEST')
    expect(dearestZone(['IN', 'FR'])).toBe('DEAR')
    expect(dearestZone(['FR', 'CU'])).toBe('BANNED')
  })
})
