import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { neutral, readMarket } from '../../scripts/calibrate/market.ts'
import { planDocument } from '../../src/rating/plan/format/format.ts'

const market = readMarket('travel')
const carriers = [...market.panel.keys()].filter(carrier => carrier !== neutral)

describe.each(carriers)('the travel plan of %s', carrier => {
  const file = new URL(`../../data/carriers/${carrier}/plans/travel.json`, import.meta.url)
  const document = v.parse(planDocument, JSON.parse(readFileSync(file, 'utf8')))

  it("charges the market's rate for its tier", () => {
    if ('extends' in document) throw new Error('travel.json is an override')
    const tier = document.stages.flatMap(({ steps }) => steps).find(({ id }) => id === 'tier')
    const relativity = market.relativities.get('tier')?.get(document.form.toUpperCase())
    expect(tier?.value).toEqual({ const: relativity?.toFixed(2) })
  })
})

describe('the curves of the market', () => {
  const pointsOf = (table: string) =>
    [...(market.relativities.get(table) ?? [])].map(
      ([level, relativity]) => [Number(level), relativity] as const,
    )

  it.each([
    ['cost', 5000],
    ['age', 32],
    ['days', 14],
  ])('of %s are 1 at the anchor, %d, and never fall', (table, anchor) => {
    const points = pointsOf(table)
    expect(points.find(([at]) => at === anchor)?.[1]).toBe(1)
    for (const [index, [at, relativity]] of points.entries()) {
      const [before = 0, lower = 0] = points[index - 1] ?? []
      expect(at).toBeGreaterThanOrEqual(before)
      expect(relativity).toBeGreaterThanOrEqual(lower)
    }
  })
})
