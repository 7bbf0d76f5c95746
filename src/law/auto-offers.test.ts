import { describe, expect, it } from 'vitest'
import { autoCovers, injuryProtectionLevels } from './auto-covers.ts'
import { offerIn } from './auto-offers.ts'
import { stateCodes } from './jurisdictions.ts'
import { isOfficial } from './official.ts'

describe('more cover than the least', () => {
  const listed = stateCodes.flatMap(state => {
    const offer = offerIn(state)
    return offer ? [{ state, ...offer }] : []
  })

  it('is known where its law was read, by amounts', () => {
    expect(Object.fromEntries(listed.map(({ state, amounts }) => [state, amounts]))).toEqual({
      DC: [100_000],
      FL: [],
      MI: [],
      MA: [5_000],
      NJ: [50_000, 75_000, 150_000, 250_000],
      NY: [75_000],
      PA: [100_000],
      WA: [35_000],
    })
  })

  it.each(listed)('of $state is above what every policy carries, and explained in whole sentences', one => {
    const least = autoCovers(one.state)[one.cover]?.least ?? 0
    expect(one.amounts.filter(amount => amount <= least)).toEqual([])
    expect(one.detail.en).toMatch(/^[A-Z].*\.$/)
    expect(one.statute).not.toBe('')
    expect(isOfficial(one.source), one.source).toBe(true)
  })

  it('of injury protection is an amount that a buyer can choose', () => {
    const amounts = listed.filter(({ cover }) => cover === 'injuryProtection').flatMap(one => one.amounts)
    for (const amount of amounts) expect(injuryProtectionLevels).toContain(String(amount))
  })
})
