import { describe, expect, it } from 'vitest'
import { segmentsOf } from '../../scripts/prices/leaders.ts'
import { insuranceLines } from '../../src/law/rule.ts'

describe.each(insuranceLines)('the cheapest carriers of %s', line => {
  const segments = segmentsOf(line)
  const [ordinary, ...others] = segments

  it('are several: none leads more than 35% of ordinary people, or 60% of any kind of people', () => {
    expect(ordinary?.leaders[0]?.[1]).toBeGreaterThan(0)
    expect(ordinary?.leaders[0]?.[1]).toBeLessThanOrEqual(0.35)
    for (const { name, leaders } of others) expect(leaders[0]?.[1], name).toBeLessThanOrEqual(0.6)
  })

  it('are each carrier with a price, for three of a hundred people of some kind', () => {
    const best = new Map<string, number>()
    for (const { leaders } of segments)
      for (const [id, share] of leaders) best.set(id, Math.max(best.get(id) ?? 0, share))
    // Those without a price are on the phone, or take the visitor to a site of theirs.
    const priced = [...best].filter(([id]) => !withoutPrices.includes(id))
    expect(priced.filter(([, share]) => share < 0.03)).toEqual([])
    expect(priced.length).toBeGreaterThanOrEqual(6)
  })

  it('charge a third to three fourths of what the dearest does, in the median', () => {
    expect(ordinary?.spread[0]).toBeGreaterThan(1.1)
    expect(ordinary?.spread[0]).toBeLessThan(2.4)
  })
})

const withoutPrices = ['halfmoon', 'latchfield', 'longroad', 'marigold', 'northwick', 'saffron']
