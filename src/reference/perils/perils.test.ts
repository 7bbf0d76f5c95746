import { describe, expect, it } from 'vitest'
import { placeOf } from '../places.ts'
import { perilsAt } from './perils.ts'

const at = (zip: string) => perilsAt(placeOf(zip) ?? expect.fail(zip))

describe('the perils of a place', () => {
  it.each([
    ['New Orleans over Shreveport', '70118', '71101'],
    ['Houma over Baton Rouge', '70360', '70808'],
    ['Lake Charles over Baton Rouge', '70601', '70808'],
    ['Fort Myers over Orlando', '33901', '32801'],
    ['Tampa over Jacksonville', '33602', '32202'],
    ['Fort Lauderdale over Tampa', '33301', '33602'],
    ['Nantucket over Boston', '02554', '02108'],
    ['Galveston over Houston', '77550', '77002'],
  ])('are stronger hurricanes in %s', (_, stronger, weaker) => {
    expect(at(stronger).hurricane).toBeGreaterThan(at(weaker).hurricane)
  })

  it.each(['79901', '75201', '14202', '28801', '90012'])('are no hurricanes far from the sea: %s', zip => {
    expect(at(zip).hurricane).toBe(0)
  })

  it('are more hail on the plains than elsewhere', () => {
    expect(at('75201').storm).toBeGreaterThan(at('79901').storm)
    expect(at('80202').storm).toBeGreaterThan(at('81501').storm)
    expect(at('98101').storm).toBe(0)
  })

  it('are wildfire where homes stand among what burns, and none downtown', () => {
    expect([at('95969').wildfire, at('90272').wildfire]).toEqual([100, 100])
    expect(at('90012').wildfire).toBeLessThan(5)
    expect(at('60601').wildfire).toBe(0)
    expect(at('95971').wildfire).toBeGreaterThan(at('94203').wildfire)
  })

  it.each([
    ['TWIA', 'Texas', ['77550', '78401', '78520']],
    ['NCIUA', 'North Carolina', ['28401', '28560', '27949', '27962']],
    ['SCWHUA', 'South Carolina', ['29451', '29928']],
    ['MWUA', 'Mississippi', ['39530', '39452', '39466']],
    ['AIUA', 'Alabama', ['36542', '36602']],
    ['NONE', 'any state', ['77002', '70118', '33139', '29401', '27601', '39401', '36426', '32202', '02554']],
  ])('have %s as the pool for wind and hail in its part of %s', (pool, _, zips) => {
    for (const zip of zips) expect(at(zip).windPool, zip).toBe(pool)
  })

  it('are earthquakes in the West, around New Madrid and around Charleston', () => {
    for (const zip of ['94110', '98101', '84101', '38103', '29401'])
      expect(at(zip).earthquake, zip).toBe(true)
    for (const zip of ['10001', '33139', '29601', '75201']) expect(at(zip).earthquake, zip).toBe(false)
  })
})
