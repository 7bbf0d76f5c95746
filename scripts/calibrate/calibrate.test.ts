import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { jurisdictions } from '../../src/law/jurisdictions.ts'
import { territoryShares } from '../../src/reference/places.ts'
import { coastShares } from './coast-shares.ts'
import { readCoastShares, readMarket } from './market.ts'

const market = readMarket('renters')
const homeowner = readMarket('homeowner')

it('leads to the very tables that are checked in', () => {
  const script = fileURLToPath(new URL('../calibrate.ts', import.meta.url))
  expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toBe('')
})

it('knows an average price and a share of each territory class for all 51 jurisdictions', () => {
  for (const { code } of jurisdictions) {
    expect(market.target.get(code), code).toBeGreaterThan(0)
    expect(homeowner.target.get(code), code).toBeGreaterThan(0)
    const shares = [...(market.shares.get(code)?.values() ?? [])]
    expect(
      shares.reduce((sum, share) => sum + share, 0),
      code,
    ).toBeCloseTo(1, 3)
  }
})

it('uses the shares of the reference data', () => {
  for (const { code } of jurisdictions)
    for (const [level, share] of Object.entries(territoryShares(code)))
      expect(market.shares.get(code)?.get(level), `${code} ${level}`).toBeCloseTo(share, 4)
})

it('uses the shares of homes by the sea as the risk counts them', () => {
  const shares = coastShares()
  for (const { code } of jurisdictions) {
    const { COAST = Number.NaN, INLAND = Number.NaN } = Object.fromEntries(readCoastShares().get(code) ?? [])
    expect(COAST, code).toBeCloseTo(shares.get(code) ?? Number.NaN, 4)
    expect(COAST + INLAND, code).toBeCloseTo(1, 3)
  }
})
