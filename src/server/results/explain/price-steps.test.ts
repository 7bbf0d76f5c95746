import { describe, expect, test } from 'vitest'
import { tell } from '../../../../tests/rooms/results.ts'
import { type Alternative, priceEffects } from './price-effects.ts'
import { type ComparedPrice, premiumStep, priceStep } from './price-steps.ts'

const price = (carrier: string, dollars: number): ComparedPrice => ({
  carrier,
  insurer: `${carrier} (demo)`,
  premium: dollars * 100,
  period: 'month',
  year: dollars * 1200,
  unrated: [],
})
const today = [price('Wickerby', 38), price('Bramble', 40)]

/** A step in words. */
function said(...of: Parameters<typeof priceStep>) {
  const step = priceStep(...of)
  return step && { price: tell(step.price), ...(step.cheapest ? { cheapest: tell(step.cheapest) } : {}) }
}

describe('a step of cover', () => {
  test('is shown in the prices of today’s cheapest insurer', () => {
    expect(said(today, [price('Wickerby', 33), price('Bramble', 36)])).toEqual({
      price: '$33 a month, $5 less',
    })
    expect(said(today, [price('Wickerby', 38), price('Bramble', 41)])).toEqual({
      price: '$38 a month, the same',
    })
  })

  test('is no step where that insurer doesn’t sell the choice, so that its price stays', () => {
    const stays = { ...price('Wickerby', 38), unrated: ['propertyDamage'] as const }
    expect(said(today, [stays, price('Bramble', 41)])).toEqual({
      price: 'Wickerby doesn’t sell this choice',
    })
    expect(said([stays], [stays])).toEqual({ price: '$38 a month, the same' })
  })

  test('names another insurer that would then be cheaper', () => {
    expect(said(today, [price('Bramble', 34), price('Wickerby', 35.5)])).toEqual({
      price: '$35.50 a month, $2.50 less',
      cheapest: '$34 with Bramble',
    })
    expect(said(today, [price('Bramble', 34)])).toEqual({
      price: 'No price at Wickerby',
      cheapest: '$34 with Bramble',
    })
  })

  test('is the cheapest price where nobody has one today, and is not shown where nobody has one then', () => {
    expect(said([], [price('Bramble', 34), price('Wickerby', 36)])).toEqual({
      price: 'From $34 a month with Bramble',
    })
    expect(said([], [])).toBeNull()
    expect(said(today, [])).toEqual({ price: 'No price at Wickerby' })
    expect(premiumStep(today, [])).toBeNull()
  })

  test('is said without cents where there are none', () => {
    const differences = [-500, 4128, 0].map(cents =>
      tell({ key: 'price.difference', values: { cents, period: 'trip' } }),
    )
    expect(differences).toEqual(['$5 less', '$41.28 more', 'the same'])
  })
})

describe('what changes the price', () => {
  const one = (name: string, group: string, dollars: number): Alternative => ({
    what: { en: name },
    group,
    route: `/quote/renters/${group}`,
    after: [price('Wickerby', dollars)],
  })

  test('comes by its size in the period of the prices, one step of each cover, and nothing that moves no price', () => {
    const effects = priceEffects(today, [
      one('Deductible: $1,000', 'deductible', 36),
      one('Deductible: $2,500', 'deductible', 33),
      one('Liability: $500,000', 'liability', 45),
      one('Liability: $300,000', 'liability', 39),
      one('New: deadbolt', 'deadbolt', 38),
      one('New: fire sprinklers', 'sprinklers', 36),
    ])
    expect(effects).toEqual([
      {
        what: { en: 'Deductible: $2,500' },
        cents: -500,
        period: 'month',
        route: '/quote/renters/deductible',
      },
      {
        what: { en: 'New: fire sprinklers' },
        cents: -200,
        period: 'month',
        route: '/quote/renters/sprinklers',
      },
      {
        what: { en: 'Liability: $300,000' },
        cents: 100,
        period: 'month',
        route: '/quote/renters/liability',
      },
    ])
  })

  test('is nothing where no rates give a price', () => {
    expect(priceEffects([], [one('New: deadbolt', 'deadbolt', 36)])).toEqual([])
  })
})
