import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readCities, readMarket, readPerilShares } from '../../scripts/calibrate/market.ts'
import { cityShares, perilShares, territoryShares } from '../../scripts/calibrate/shares.ts'
import { jurisdictions } from '../../src/law/jurisdictions.ts'

it('produces exactly the tables that are checked in', () => {
  const script = fileURLToPath(new URL('../../scripts/calibrate.ts', import.meta.url))
  expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toBe('')
})

it.each(['auto', 'homeowner', 'pet', 'renters', 'travel'])(
  'has an average price of %s for all 51 jurisdictions',
  line => {
    const { target } = readMarket(line)
    for (const { code } of jurisdictions) expect(target.get(code), code).toBeGreaterThan(0)
  },
)

it.each([
  ['territories', readMarket('renters').shares, territoryShares()],
  ['territories of auto', readMarket('auto').shares, territoryShares('autoTerritory')],
  ['hurricanes', readPerilShares('hurricane'), perilShares('hurricane')],
  ['storms', readPerilShares('storm'), perilShares('storm')],
  ['wildfires', readPerilShares('wildfire'), perilShares('wildfire')],
] as const)(
  'uses the shares of %s as the reference data have them, which add up to 1',
  (_, written, counted) => {
    for (const { code } of jurisdictions) {
      const shares = Object.entries(counted.get(code) ?? {})
      expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 9)
      for (const [level, share] of shares)
        expect(written.get(code)?.get(level), `${code} ${level}`).toBeCloseTo(share, 4)
    }
  },
)

it('counts the District of Columbia as metropolitan throughout', () => {
  expect(territoryShares().get('DC')).toMatchObject({ T5: 1 })
})

it('uses the shares of cities as the reference data have them', () => {
  const counted = cityShares()
  for (const { level, share } of readCities()) {
    expect(share, level).toBeGreaterThan(0)
    expect(share, level).toBeCloseTo(counted.get(level) ?? Number.NaN, 4)
  }
})
