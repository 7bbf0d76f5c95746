import { describe, expect, it } from 'vitest'
import { priceCases, resultOf } from '../../scripts/prices/price-cases.ts'

describe.each(priceCases)('the published figures of %s', (_, cases) => {
  it.each(cases.map(one => [one.title, one] as const))('are met by the panel: %s', (_, one) => {
    const { figures, median, isMet } = resultOf(one)
    expect(figures.length).toBeGreaterThanOrEqual(2)
    expect(isMet, `${median} for ${one.published.join(' to ')}`).toBe(true)
  })
})
