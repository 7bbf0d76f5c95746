import { describe, expect, test } from 'vitest'
import { type Alternative, priceEffects } from './price-effects.ts'
import { type ComparedPrice, moreOrLess, premiumStep, priceStep } from './price-steps.ts'

const price = (carrier: string, dollars: number): ComparedPrice => ({
  carrier,
  insurer: `${carrier} (demo)`,
  premium: dollars * 100,
  period: 'month',
  year: dollars * 1200,
})
const today = [price('Wickerby', 38), price('Bramble', 40)]

describe('a step of cover', () => {
  test('is shown in the prices of today’s cheapest insurer', () => {
    expect(priceStep(today, [price('Wickerby', 33), price('Bramble', 36)])).toEqual({
      price: '$33 a month, $5 less',
    })
    expect(priceStep(today, [price('Wickerby', 38), price('Bramble', 41)])).toEqual({
      price: '$38 a month, the same',
    })
  })

  test('names another insurer that would then be cheaper', () => {
    expect(priceStep(today, [price('Bramble', 34), price('Wickerby', 35.5)])).toEqual({
      price: '$35.50 a month, $2.50 less',
      cheapest: '$34 with Bramble',
    })
    expect(priceStep(today, [price('Bramble', 34)])).toEqual({
      price: 'No price at Wickerby',
      cheapest: '$34 with Bramble',
    })
  })

  test('is the cheapest price where nobody has one today, and is not shown where nobody has one then', () => {
    expect(priceStep([], [price('Bramble', 34), price('Wickerby', 36)])).toEqual({
      price: 'From $34 a month with Bramble',
    })
    expect(priceStep([], [])).toBeNull()
    expect(priceStep(today, [])).toEqual({ price: 'No price at Wickerby' })
    expect(premiumStep(today, [])).toBeNull()
  })

  test('is said without cents where there are none', () => {
    expect([-500, 4128, 0].map(moreOrLess)).toEqual(['$5 less', '$41.28 more', 'the same'])
  })
})

describe('what changes the price', () => {
  const one = (what: string, group: string, dollars: number): Alternative => ({
    what,
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
        what: 'Deductible: $2,500',
        effect: '$5 less a month',
        is_less: true,
        route: '/quote/renters/deductible',
      },
      {
        what: 'New: fire sprinklers',
        effect: '$2 less a month',
        is_less: true,
        route: '/quote/renters/sprinklers',
      },
      {
        what: 'Liability: $300,000',
        effect: '$1 more a month',
        is_less: false,
        route: '/quote/renters/liability',
      },
    ])
  })

  test('is nothing where no rates give a price', () => {
    expect(priceEffects([], [one('New: deadbolt', 'deadbolt', 36)])).toEqual([])
  })
})
