import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { neutral, readMarket, readMix } from '../../scripts/calibrate/market.ts'
import { planDocument } from '../../src/rating/plan/format/format.ts'

const market = readMarket('pet')
/** Those that sell one plan; the tables of the others are the market's. */
const carriers = [...market.panel.keys()].filter(
  carrier => carrier !== neutral && !planOf(carrier).tables.deductible,
)

function planOf(carrier: string) {
  const file = new URL(`../../data/carriers/${carrier}/plans/pet.json`, import.meta.url)
  const document = v.parse(planDocument, JSON.parse(readFileSync(file, 'utf8')))
  if ('extends' in document) throw new Error(`${carrier}: pet.json is an override`)
  return document
}

describe.each(carriers)('the pet plan of %s', carrier => {
  const { steps, present } = planOf(carrier)
  const constantOf = (id: string) => {
    const value = steps.find(step => step.id === id)?.value
    return value && 'const' in value ? Number(value.const) : undefined
  }
  const amountOf = (kind: string) =>
    String(present.coverage?.find(part => part.kind === kind)?.amounts?.[0] ?? 'NONE')

  it("charges the market's rates for deductible, share and limit, and names the same three", () => {
    expect(constantOf('reimbursement')).toBe(
      market.relativities.get('reimbursement')?.get(amountOf('reimbursement')),
    )
    expect(constantOf('deductible')).toBe(market.relativities.get('deductible')?.get(amountOf('deductible')))
    expect(constantOf('limit')).toBe(market.relativities.get('limit')?.get(amountOf('yearlyLimit')))
  })
})

describe('the portfolio of pets', () => {
  const mix = readMix('pet')
  const sumOf = (levels: readonly string[]) =>
    levels.reduce((sum, level) => sum + (mix.get(level) ?? Number.NaN), 0)
  const levelsOf = (table: string) => [...(market.relativities.get(table)?.keys() ?? [])]

  it('has a share of every year of age, every dog and every cat, and the shares add up to 1', () => {
    const breeds = levelsOf('breed')
    // Points of the curve without a share only shape it: birth, the first birthday, and the great ages.
    expect(sumOf(levelsOf('age').filter(months => mix.has(months)))).toBeCloseTo(1, 9)
    expect(sumOf(breeds.filter(breed => breed.startsWith('DOG')))).toBeCloseTo(1, 9)
    expect(sumOf(breeds.filter(breed => breed.startsWith('CAT')))).toBeCloseTo(1, 9)
  })
})
