import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { jurisdictions } from '../../src/law/jurisdictions.ts'
import { territoryShares } from '../../src/reference/places.ts'
import { readMarket } from './market.ts'

const market = readMarket('renters')

it('leads to the very tables that are checked in', () => {
  const script = fileURLToPath(new URL('../calibrate.ts', import.meta.url))
  expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toBe('')
})

it('knows an average price and a share of each territory class for all 51 jurisdictions', () => {
  for (const { code } of jurisdictions) {
    expect(market.target.get(code), code).toBeGreaterThan(0)
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
