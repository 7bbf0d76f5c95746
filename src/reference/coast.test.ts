import { describe, expect, it } from 'vitest'
import { coastMiles, isCoastal, isHurricaneState } from './coast.ts'

describe('the distance to the coast', () => {
  it.each([
    ['Galveston', 29.3, -94.8],
    ['Miami', 25.77, -80.19],
    ['Tampa Bay at Clearwater', 27.97, -82.77],
    ['Norfolk', 36.89, -76.26],
    ['Atlantic City', 39.36, -74.43],
    ['New Haven', 41.31, -72.92],
    ['Boston', 42.36, -71.06],
    ['Honolulu', 21.31, -157.86],
    ['Biloxi', 30.4, -88.89],
  ])('is under fifteen miles in %s', (_, lat, lon) => {
    expect(coastMiles({ lat, lon })).toBeLessThan(15)
  })

  it.each([
    ['Houston', 29.76, -95.37, 20, 60],
    ['Orlando', 28.54, -81.38, 35, 50],
    ['Atlanta', 33.75, -84.39, 200, 280],
    ['Dallas', 32.78, -96.8, 230, 300],
    ['Denver', 39.74, -104.98, 700, 1000],
  ])('is far more in %s', (_, lat, lon, least, most) => {
    const miles = coastMiles({ lat, lon })
    expect(miles).toBeGreaterThan(least)
    expect(miles).toBeLessThan(most)
  })
})

it('counts Hawaii as the only Pacific coast with hurricanes', () => {
  expect(isHurricaneState('HI')).toBe(true)
  expect((['CA', 'OR', 'WA', 'AK'] as const).filter(isHurricaneState)).toEqual([])
})

it('counts as coast within fifteen miles of the sea, and only where hurricanes are a separate peril', () => {
  expect(isCoastal({ state: 'FL', lat: 25.77, lon: -80.19 })).toBe(true)
  expect(isCoastal({ state: 'FL', lat: 28.54, lon: -81.38 })).toBe(false)
  expect(isCoastal({ state: 'NH', lat: 43.07, lon: -70.76 })).toBe(false)
})
