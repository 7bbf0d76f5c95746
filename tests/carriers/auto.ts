import { expect, it } from 'vitest'
import { isOneWithUninsured, isRequired, michiganLevels, tortOptions } from '../../src/law/auto-covers.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import { mayRate } from '../../src/law/law.ts'
import type { AutoAnswers } from '../../src/risk/auto/auto-answers.ts'
import type { Credit, Incident } from '../../src/risk/words.ts'
import { english } from '../../src/sentences/english.ts'
import { ascending, expectAnswers, expectSum } from './expectations.ts'
import type { RatedLine } from './rated-line.ts'
import {
  damageUp,
  deductiblesUp,
  everyAnswer,
  everyIncident,
  limitsUp,
  otherCoversUp,
  protectionUp,
} from './samples/auto-choices.ts'
import { termPrice, today } from './samples/sample.ts'
import { autoIn, ben, camry, carLike, driving } from './samples/sample-auto.ts'

const goodCredit = { text: english['assumed.creditNotGiven'] }

/** The tests that every carrier with auto prices has to pass. */
export function describeAuto(rated: RatedLine): void {
  const { carrier, states, offerOf, priceOf } = rated
  const riskOf = (state: State, answers: Partial<AutoAnswers> = {}) => autoIn({ state, answers })
  const offer = (...sample: Parameters<typeof riskOf>) => offerOf(riskOf(...sample))
  const price = (...sample: Parameters<typeof riskOf>) => priceOf(riskOf(...sample))
  /** Prices of risks that differ by one answer, without those that are turned away. */
  const along = (state: State, risks: readonly Partial<AutoAnswers>[]) =>
    risks.flatMap(answers => price(state, answers) ?? [])

  it('prices an ordinary driver in every state it writes, for six months', () => {
    for (const state of states)
      expect(offer(state), state).toMatchObject({ kind: 'quoted', period: '6 months' })
  })

  it.each(everyAnswer)(
    'has an answer to every choice of "%s" in every state (spec 2.3.0.5)',
    (_, choices) => {
      const risks = states.flatMap(state => choices.map(answers => riskOf(state, answers)))
      expectAnswers(rated, risks)
    },
  )

  it('charges more for higher limits and for more cover of the driver’s own car', () => {
    for (const state of states) {
      const limits = along(state, limitsUp)
      const damage = along(state, damageUp)
      for (const prices of [limits, damage]) {
        expect(prices, state).toEqual(prices.toSorted(ascending))
        expect(new Set(prices).size, state).toBe(prices.length)
      }
    }
  })

  it('charges more for more of each cover beside liability', () => {
    for (const state of states)
      for (const covers of [...otherCoversUp, protectionUp(state)]) {
        // Some states have every policy pay for underinsured drivers; in Michigan injury protection pays doctors.
        const isFixed = isRequired(state, 'underinsured') || isOneWithUninsured(state)
        const fixed = isFixed ? ['underinsured'] : []
        if (state === 'MI') fixed.push('medicalPayments')
        const answers = covers.filter(one => !fixed.some(cover => cover in one))
        const prices = along(state, answers)
        expect(prices, state).toEqual(prices.toSorted(ascending))
        expect(new Set(prices).size, state).toBe(prices.length)
      }
  })

  it('charges less for less injury protection in Michigan, and for a limited right to sue where it is chosen', () => {
    const inState = (state: State, choices: readonly Partial<AutoAnswers>[]) =>
      states.includes(state) ? along(state, choices) : []
    for (const choice of ['FULL', 'COMP', 'LIABILITY'] as const) {
      const physicalDamage = { choice }
      const protections = inState(
        'MI',
        michiganLevels.map(choice => ({ physicalDamage, injuryProtection: { choice } })),
      )
      expect(protections).toEqual(protections.toSorted(ascending).reverse())
      expect(new Set(protections).size).toBe(protections.length)
      for (const state of ['NJ', 'PA'] as const) {
        const torts = inState(
          state,
          tortOptions.map(choice => ({ physicalDamage, tort: { choice } })),
        )
        if (torts.length > 0) expect(torts[1], state).toBeLessThan(0.95 * Number(torts[0]))
      }
    }
  })

  it('charges less for a higher deductible of one car, and less still for both', () => {
    const own = { ...camry, deductible: '2000' } as const
    for (const state of states) {
      const prices = along(state, [
        { vehicles: [camry, camry] },
        { vehicles: [camry, own] },
        { vehicles: [own, own] },
      ])
      expect(prices, state).toEqual(prices.toSorted(ascending).reverse())
      expect(new Set(prices).size, state).toBe(prices.length)
    }
  })

  it('charges less for a higher deductible', () => {
    for (const state of states) {
      const prices = along(state, deductiblesUp)
      expect(prices, state).toEqual(prices.toSorted(ascending).reverse())
      expect(new Set(prices).size, state).toBe(prices.length)
    }
  })

  it('charges an older driver up to 60 no more, nor one licensed longer where age may not count', () => {
    for (const state of states) {
      const ages = along(
        state,
        [1995, 1990, 1985, 1980, 1975, 1970, 1966].map(year => ({
          drivers: driving({ dateBirth: `${year}-05-02` }),
        })),
      )
      expect(ages, state).toEqual(ages.toSorted(ascending).reverse())
    }
  })

  it('charges somebody just licensed more, except in Hawaii', () => {
    for (const state of states) {
      const teen = price(state, { drivers: [{ driver: ben }] }) ?? Number.NaN
      const ratio = teen / (price(state) ?? Number.NaN)
      if (state === 'HI') expect(ratio, state).toBe(1)
      else expect(ratio, state).toBeGreaterThan(1.8)
    }
  })

  it('never charges less for an incident, and more for two accidents than for one', () => {
    for (const state of states) {
      const after = (...choices: Incident[]) => price(state, { incidents: { choices } })
      const clean = price(state) ?? Number.NaN
      for (const incident of everyIncident)
        expect(after(incident) ?? clean, `${state} ${incident}`).toBeGreaterThanOrEqual(clean)
      const one = after('AT_FAULT_1') ?? Number.NaN
      expect(one, state).toBeGreaterThan(clean)
      expect(after('AT_FAULT_2') ?? Number.POSITIVE_INFINITY, state).toBeGreaterThan(one)
      expect(after('AT_FAULT_1', 'SPEEDING'), state).toBeGreaterThan(one)
    }
  })

  it('charges more for the second car, but less than twice as much', () => {
    for (const state of states) {
      const one = price(state) ?? Number.NaN
      const two = price(state, { vehicles: [camry, camry] }) ?? Number.NaN
      expect(two, state).toBeGreaterThan(one)
      expect(two, state).toBeLessThan(2 * one)
    }
  })

  it('never charges more for an older car, nor less for more miles or for business', () => {
    for (const state of states) {
      const ages = [2026, 2021, 2016, 2008].map(year => ({ vehicles: [carLike({ year })] }))
      const miles = [10, 40, 56, 120].map(daily_mileage => ({ vehicles: [carLike({ daily_mileage })] }))
      const older = along(state, ages)
      const farther = along(state, miles)
      expect(older, state).toEqual(older.toSorted(ascending).reverse())
      expect(farther, state).toEqual(farther.toSorted(ascending))
      const business = price(state, { vehicles: [carLike({ usage: 'BUSINESS' })] })
      expect(business, state).toBeGreaterThan(price(state) ?? Number.NaN)
    }
  })

  it('charges most in the city and least in the country', () => {
    for (const state of states) {
      const prices = (['T1', 'T2', 'T3', 'T4', 'T5'] as const).map(territory =>
        priceOf(autoIn({ state, territory })),
      )
      expect(prices, state).toEqual(prices.toSorted(ascending))
    }
  })

  it('gives an estimate where a credit that counts is missing, and says so', () => {
    for (const state of states) {
      const creditPrice = (choice: Credit) => price(state, { credit: { choice } })
      const counts = creditPrice('POOR') !== creditPrice('EXCELLENT')
      for (const credit of [null, { choice: 'UNKNOWN' } as const]) {
        const outcome = offer(state, { credit })
        expect(outcome, state).toMatchObject({ kind: 'quoted', estimated: counts })
        const assumed = outcome.kind === 'quoted' ? outcome.assumed : []
        if (counts) expect(assumed, state).toContainEqual(goodCredit)
        else expect(assumed, state).not.toContainEqual(goodCredit)
      }
    }
  })

  it('keeps credit within what Maryland and North Carolina allow', () => {
    const creditPrice = (state: State, choice: Credit) => price(state, { credit: { choice } }) ?? Number.NaN
    if (states.includes('MD'))
      expect(creditPrice('MD', 'POOR') / creditPrice('MD', 'EXCELLENT')).toBeLessThan(1.41)
    if (states.includes('NC')) expect(creditPrice('NC', 'POOR')).toBe(creditPrice('NC', 'GOOD'))
  })

  it('makes a bill whose parts sum to the total, with what the state adds for each car', () => {
    const vehicles = [camry, carLike({ year: 2015 })]
    for (const state of states) {
      const outcome = offer(state, { vehicles })
      expectSum(outcome)
      if (state !== 'NY' || outcome.kind !== 'quoted') continue
      // Ten dollars for each car and year.
      expect(outcome.bill.surcharges.map(({ amount }) => amount)).toEqual(['10.00'])
    }
  })

  it('says what is covered: limits, injury protection, uninsured drivers, and the deductible where a car is covered', () => {
    const state = 'TX'
    const says = (answers: Partial<AutoAnswers>) => {
      const outcome = offer(state, answers)
      return outcome.kind === 'quoted' && outcome.coverage.line
    }
    expect(says({})).toBe(
      '$100,000/$300,000 for injuries you cause, $100,000 for damage you cause, $2,500 personal injury protection (PIP), $30,000/$60,000 uninsured and underinsured motorist (UM/UIM) coverage, $500 deductible',
    )
    expect(says({ physicalDamage: { choice: 'COMP' } })).toBe(
      '$100,000/$300,000 for injuries you cause, $100,000 for damage you cause, $2,500 personal injury protection (PIP), $30,000/$60,000 uninsured and underinsured motorist (UM/UIM) coverage, comprehensive only for your own car, $500 deductible',
    )
    expect(says({ physicalDamage: { choice: 'LIABILITY' } })).toBe(
      '$100,000/$300,000 for injuries you cause, $100,000 for damage you cause, $2,500 personal injury protection (PIP), $30,000/$60,000 uninsured and underinsured motorist (UM/UIM) coverage, liability only',
    )
  })

  it('gives the same quote number for the same quote, and the last day it holds', () => {
    const [state] = states
    if (!state) return
    const first = offer(state)
    expect(offer(state)).toEqual(first)
    expect(first).toMatchObject({
      quoteNumber: expect.stringMatching(/^[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      plan: { id: `${carrier.id}/auto/${state}`, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(first.kind === 'quoted' && (first.expiresAt ?? '') > today).toBe(true)
  })

  it('prices by prior insurance only where it may', () => {
    for (const state of states) {
      const outcome = offer(state, { status: { choice: 'NEVER' }, lapse: { choice: 'CANCELLED' } })
      const may = mayRate({ line: 'auto', state, factor: 'priorInsurance', on: today })
      if (may) expect(outcome, state).not.toEqual(offer(state))
      else expect(termPrice(outcome), state).toBe(price(state))
    }
  })
}
