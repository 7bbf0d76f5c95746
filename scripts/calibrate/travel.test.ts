import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { planDocument } from '../../src/rating/plan/format.ts'
import { neutral, readMarket } from './market.ts'

const market = readMarket('travel')
const carriers = [...market.panel.keys()].filter(carrier => carrier !== neutral)

describe.each(carriers)('the travel plan of %s', carrier => {
  const file = new URL(`../../src/carriers/demo/${carrier}/plans/travel.json`, import.meta.url)
  const document = v.parse(planDocument, JSON.parse(readFileSync(file, 'utf8')))

  it("charges the market's rate for its tier", () => {
    if ('extends' in document) throw new Error('travel.json is an override')
    const tier = document.stages.flatMap(({ steps }) => steps).find(({ id }) => id === 'tier')
    const relativity = market.relativities.get('tier')?.get(document.form.toUpperCase())
    expect(tier?.value).toEqual({ const: relativity?.toFixed(2) })
  })
})

describe('the rates of the market', () => {
  const rates = [...(market.relativities.get('rate') ?? [])].map(([level, rate]) => {
    const [cost = 0, age = 0] = level.split(' ').map(Number)
    return { cost, age, rate }
  })

  it('are 1 for the anchor, and rise with the cost of the trip and with age', () => {
    expect(rates.find(({ cost, age }) => cost === 4001 && age === 0)?.rate).toBe(1)
    for (const one of rates)
      for (const other of rates)
        if (other.cost >= one.cost && other.age >= one.age)
          expect(other.rate, JSON.stringify([one, other])).toBeGreaterThanOrEqual(one.rate)
  })

  it('exist for every age at every cost', () => {
    const ages = [...new Set(rates.map(({ age }) => age))]
    for (const atCost of Map.groupBy(rates, ({ cost }) => cost).values())
      expect(atCost.map(({ age }) => age)).toEqual(ages)
  })
})
