import { describe, expect, it, test } from 'vitest'
import { placeOf } from '../places.ts'
import { hurricaneStrength, isCoastal, isHurricaneState } from './coast.ts'

const at = (zip: string) => placeOf(zip) ?? expect.fail(zip)

describe('the distance to the shore', () => {
  it.each([
    ['Galveston', '77550', 0, 2],
    ['Fort Lauderdale', '33301', 0, 4],
    ['Clearwater', '33755', 0, 4],
    ['Nantucket', '02554', 0, 4],
    ['Annapolis, on the Chesapeake', '21401', 0, 6],
    ['San Francisco', '94110', 0, 4],
    ['Seattle, on Puget Sound', '98101', 0, 3],
    ['Honolulu', '96813', 0, 4],
    ['Houston', '77002', 18, 28],
    ['Sacramento', '95814', 40, 65],
    ['Orlando', '32801', 35, 50],
    ['Albany', '12207', 90, 120],
    ['Dallas', '75201', 220, 300],
    ['Denver', '80202', 650, 850],
    // A lake, a river and a border are no shore.
    ['Buffalo, on Lake Erie', '14202', 240, 300],
    ['Chicago, on Lake Michigan', '60601', 500, 650],
    ['El Paso, on the Rio Grande', '79901', 500, 650],
    ['Fairbanks, near Canada', '99701', 200, 300],
  ])('of %s is that of the map', (_, zip, least, most) => {
    expect(at(zip).coastMiles).toBeGreaterThanOrEqual(least)
    expect(at(zip).coastMiles).toBeLessThanOrEqual(most)
  })
})

it('counts Hawaii as the only Pacific coast with hurricanes', () => {
  expect(isHurricaneState('HI')).toBe(true)
  expect((['CA', 'OR', 'WA', 'AK'] as const).filter(isHurricaneState)).toEqual([])
})

test('hurricanes lose a point of strength with every mile from their coast, down to what reaches all of Florida', () => {
  // From Vero Beach inland.
  const strengthAt = (lat: number, lon: number) => hurricaneStrength({ state: 'FL', lat, lon })
  const milesPerDegree = 69.09 * Math.cos((27.64 * Math.PI) / 180)
  const inland = Array.from({ length: 45 }, (_, miles) => strengthAt(27.64, -80.36 - miles / milesPerDegree))
  for (const [index, strength] of inland.slice(1).entries()) {
    const lost = (inland[index] ?? Number.NaN) - strength
    expect(lost, `${index + 1} miles`).toBeGreaterThanOrEqual(0)
    expect(lost, `${index + 1} miles`).toBeLessThanOrEqual(2)
  }
  expect((inland[0] ?? Number.NaN) - (inland[30] ?? Number.NaN)).toBeGreaterThan(25)
  expect(strengthAt(28.54, -81.38)).toBe(22)
})

test('a home is coastal within fifteen miles of a shore, and only where hurricanes are a separate peril', () => {
  expect(isCoastal({ state: 'FL', coastMiles: 15 })).toBe(true)
  expect(isCoastal({ state: 'FL', coastMiles: 16 })).toBe(false)
  expect(isCoastal(at('03801'))).toBe(false)
})
