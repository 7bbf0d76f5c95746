import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { AutoRisk, RatedDriver } from '../../src/risk/auto.ts'
import { pickBy, randomFrom } from '../carriers/panel.ts'
import { plansFor } from '../carriers/plan-prices.ts'
import { ordinaryHousehold } from '../carriers/samples/ordinary-auto.ts'
import { sweep } from '../support/sweep.ts'

const plansOfRisk = plansFor(loadCarriers(), 'auto')
const random = randomFrom(20261123)
const pick = pickBy(random)

/** Somebody from 16 to 85 who joins a household. */
function anotherDriver([driver]: AutoRisk['drivers']): RatedDriver {
  if (!driver) throw new Error('a household without a driver')
  const age = 16 + Math.floor(random() * 70)
  return {
    ...driver,
    age,
    yearsLicensed: Math.max(age - pick([16, 17, 18, 25]), 0),
    sex: pick(['F', 'M']),
    relation: 'OtherRelated',
    maritalStatus: pick(['S', 'M', 'D']),
    education: 'NOT_GIVEN',
    employment: pick(['EMPLOYED', 'UNEMPLOYED']),
  }
}

/** The plans and totals of a risk, by carrier, without those who turn it away. */
function rated(risk: AutoRisk) {
  return new Map(
    plansOfRisk(risk).flatMap(({ id, plan, inputs }) => {
      const rating = plan.rate(inputs)
      return rating.kind === 'rated'
        ? [[id, { total: rating.total, worksheet: () => plan.explain(inputs).worksheet }]]
        : []
    }),
  )
}

const households = sweep(1_700, 'households', 250)

describe(`another driver in a household, ${households.title},`, () => {
  it('never lowers a price unless the worksheet says why: a car without a driver, or somebody young', () => {
    let lowered = 0
    for (let count = 0; count < households.size; count++) {
      const before = ordinaryHousehold(random)
      const after = { ...before, drivers: [...before.drivers, anotherDriver(before.drivers)] }
      const [prices, others] = [rated(before), rated(after)]
      for (const [id, { total, worksheet }] of prices) {
        const other = others.get(id)
        if (!other || other.total >= total) continue
        lowered += 1
        const hadCarBeyond = worksheet().some(({ label }) => label.endsWith('without its own driver'))
        const isBesideElder = other.worksheet().some(({ id, skipped }) => id === 'family' && !skipped)
        expect(hadCarBeyond || isBesideElder, `${id} ${JSON.stringify(after)}`).toBe(true)
      }
    }
    expect(lowered).toBeGreaterThan(0)
  })
})
