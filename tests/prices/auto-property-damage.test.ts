import { expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import type { PropertyDamage } from '../../src/law/property-damage.ts'
import { chosenCoverage } from '../../src/rating/coverage/chosen.ts'
import { inputsOfRisk } from '../../src/rating/inputs/inputs.ts'
import { askable } from '../../src/risk/askable.ts'
import type { AutoLimits } from '../../src/risk/words.ts'
import { tellBy } from '../../src/sentences/tell.ts'
import { tellCoverage } from '../../src/sentences/tell-coverage.ts'
import { plansOf } from '../carriers/panel.ts'
import { today } from '../carriers/samples/sample.ts'
import { autoIn } from '../carriers/samples/sample-auto.ts'

/** What the demonstration carriers take for another limit for damage than that of the limits. */

const carriers = loadCarriers().filter(carrier => plansOf(carrier, 'auto'))
const apart = ['lanternfish', 'pennywhistle', 'wickerby']

interface Chosen {
  readonly limits?: AutoLimits
  readonly damage?: PropertyDamage
}

const riskOf = (state: State, { limits = 'L100', damage }: Chosen) =>
  askable(
    autoIn({
      state,
      answers: { limits: { choice: limits }, ...(damage ? { propertyDamage: { choice: damage } } : {}) },
    }),
  )

/** What liability comes to at a carrier, in dollars, before what counts for the whole policy. */
function liabilityAt(carrier: (typeof carriers)[number], state: State, chosen: Chosen) {
  const plan = plansOf(carrier, 'auto')?.book.choose({ state, on: today })
  const rows = plan?.explain(inputsOfRisk(riskOf(state, chosen))).worksheet ?? []
  return Number(rows.findLast(({ block }) => block === 'Car 1, Liability')?.after)
}

it('cost 2 to 4% of liability to go from $50,000 to $100,000, at the carriers that price it apart', () => {
  for (const carrier of carriers)
    for (const state of stateCodes) {
      const [fifty, hundred] = (['50000', '100000'] as const).map(damage =>
        liabilityAt(carrier, state, { damage }),
      )
      if (!hundred || !fifty) continue
      const step = hundred / fifty - 1
      if (!apart.includes(carrier.id)) expect(step, `${carrier.id} ${state}`).toBe(0)
      else {
        expect(step, `${carrier.id} ${state}`).toBeGreaterThan(0.02)
        expect(step, `${carrier.id} ${state}`).toBeLessThan(0.04)
      }
    }
  const has = carriers.filter(carrier => {
    const plan = plansOf(carrier, 'auto')?.book.choose({ state: 'OH', on: today })
    return plan?.ratedBy.has('propertyDamageLimit')
  })
  expect(has.map(({ id }) => id)).toEqual(apart)
})

it.each([
  // Wickerby’s factors: 0.934 for 25, 0.966 for 50, 1 for 100, 1.036 for 250.
  ['25000', 0.934],
  ['50000', 0.966],
  ['250000', 1.036],
] as const)('price %s as by hand: the factor of its row for that of 100', (damage, factor) => {
  const wickerby = carriers.find(({ id }) => id === 'wickerby') ?? expect.fail('no Wickerby')
  const usual = liabilityAt(wickerby, 'OH', {})
  expect(Math.abs(liabilityAt(wickerby, 'OH', { damage }) - usual * factor)).toBeLessThan(0.06)
})

it('cost more with each higher limit, whatever else the limits are', () => {
  const ups = {
    MIN: ['25000', '50000'],
    L50: ['25000', '50000', '100000'],
    L250: ['100000', '250000'],
  } as const
  for (const id of apart)
    for (const limits of ['MIN', 'L50', 'L250'] as const) {
      const carrier = carriers.find(one => one.id === id) ?? expect.fail(id)
      const prices = ups[limits].map(damage => liabilityAt(carrier, 'OH', { limits, damage }))
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      expect(new Set(prices).size).toBe(prices.length)
    }
})

it('beside the same limit for damage, more for injuries costs more', () => {
  for (const id of apart)
    for (const state of ['TX', 'CA', 'OH'] as const) {
      const carrier = carriers.find(one => one.id === id) ?? expect.fail(id)
      const prices = (['MIN', 'L50', 'L100'] as const).map(limits =>
        liabilityAt(carrier, state, { limits, damage: '50000' }),
      )
      expect(prices, `${id} ${state}`).toEqual(prices.toSorted((one, other) => one - other))
      expect(new Set(prices).size, `${id} ${state}`).toBe(prices.length)
    }
})

it('tell the chosen limit as part of the coverage', () => {
  const told = tellCoverage({ parts: chosenCoverage(riskOf('OH', { damage: '50000' })) }, tellBy(new Map()))
  expect(told).toMatch(/^100\/300\/50|^\$100,000\/\$300,000.*\$50,000/)
})
