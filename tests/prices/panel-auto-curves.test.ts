import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { mayRate } from '../../src/law/law.ts'
import type { AutoAnswers } from '../../src/risk/auto/auto-answers.ts'
import type { AutoRisk } from '../../src/risk/auto.ts'
import type { IncidentKind } from '../../src/risk/words.ts'
import { addMonths } from '../../src/units/day.ts'
import { columnOf, medianOf } from '../carriers/panel.ts'
import { planPrices, plansFor } from '../carriers/plan-prices.ts'
import { today } from '../carriers/samples/sample.ts'
import { autoIn, carLike, driving } from '../carriers/samples/sample-auto.ts'

const carriers = loadCarriers()
const pricesOf = planPrices(carriers, 'auto')
const plansOfRisk = plansFor(carriers, 'auto')

/** What each carrier charges for risks that differ step by step, in the order of the risks. */
function along(state: State, steps: readonly Partial<AutoAnswers>[]): ReadonlyMap<string, readonly number[]> {
  return alongRisks(steps.map(answers => autoIn({ state, answers })))
}

function alongRisks(risks: readonly AutoRisk[]): ReadonlyMap<string, readonly number[]> {
  const prices = risks.flatMap(pricesOf)
  return new Map(
    [...Map.groupBy(prices, ({ id }) => id)].map(([id, all]) => [id, all.map(({ price }) => price)]),
  )
}

/** How many times the price before it each price is. */
const changesOf = (prices: readonly number[]) =>
  prices.slice(1).map((price, index) => price / (prices[index] ?? Number.NaN))

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const aged = (age: number, firstLicenseAge = 16) => ({
  drivers: driving({ dateBirth: `${2026 - age}-05-02`, firstLicenseAge }),
})

/** States with the usual law, with a minimum and a fee of each kind, and those that take age or years away. */
const states = ['OH', 'NY', 'TX', 'CA', 'HI', 'MA', 'NC'] as const

/** The price of an incident by the months since then, from last month to six years ago. */
function byMonth(state: State, incident: IncidentKind): ReadonlyMap<string, readonly number[]> {
  const choice = incident === 'AT_FAULT' ? 'AT_FAULT_1' : incident
  return along(
    state,
    range(1, 72).map(months => ({
      incidents: { choices: [choice] },
      record: { incidents: [{ driver: 0, incident, on: addMonths('2026-11-22', -months) }] },
    })),
  )
}

describe('the curves of auto prices', () => {
  it('let a neighbor cost at most a quarter more: the next class of territory', () => {
    for (const state of stateCodes)
      for (const [id, prices] of alongRisks(
        (['T1', 'T2', 'T3', 'T4', 'T5'] as const).map(territory => autoIn({ state, territory })),
      ))
        for (const change of changesOf(prices)) {
          expect(change, `${id} ${state}`).toBeLessThanOrEqual(1.25)
          expect(change, `${id} ${state}`).toBeGreaterThanOrEqual(1 / 1.25)
        }
  })

  it('let an incident cost less the longer ago it was: in full for three years, half of it for a fourth, a quarter for a fifth', () => {
    const compared = new Map<string, number>()
    for (const state of states)
      for (const incident of ['AT_FAULT', 'SPEEDING', 'OTHER_VIOLATION', 'DUI', 'COMP_CLAIM'] as const)
        for (const [id, prices] of byMonth(state, incident)) {
          // Who is refused for it while it counts has no curve.
          if (prices.length < 72) continue
          compared.set(incident, (compared.get(incident) ?? 0) + 1)
          const at = (months: number) => prices[months - 1] ?? Number.NaN
          const label = `${id} ${state} ${incident}`
          for (const change of changesOf(prices)) expect(change, label).toBeLessThanOrEqual(1)
          expect(at(1) / at(35), label).toBeCloseTo(1, 6)
          if (state === 'NC' || state === 'CA') expect(at(36) / at(72), label).toBeCloseTo(1, 6)
          else if (incident === 'DUI') expect(at(59) / at(1), label).toBeCloseTo(1, 6)
          else if (!(state === 'NY' && incident === 'COMP_CLAIM'))
            expect(at(1) - at(40), label).toBeGreaterThan(0)
          // 11 NYCRR 169.1(b)
          if (state === 'NY' && incident === 'COMP_CLAIM') expect(at(1), label).toBe(at(72))
          else expect(at(1), label).toBeGreaterThan(at(72))
        }
    // At least four carriers in each state.
    for (const [incident, count] of compared)
      expect(count, incident).toBeGreaterThanOrEqual(4 * states.length)
    expect(compared.size).toBe(5)
  })

  it('let a gap in insurance never lower a price, and a longer one cost more', () => {
    const gone = (status: 'EXPIRED_30' | 'EXPIRED_LONG', lapse: 'MISSED' | 'OTHER' = 'OTHER') => ({
      status: { choice: status },
      lapse: { choice: lapse },
    })
    let compared = 0
    for (const state of ['OH', 'NY', 'TX'] as const)
      for (const [id, [insured = 0, short = 0, missed = 0, long = 0, ...none]] of along(state, [
        {},
        gone('EXPIRED_30'),
        gone('EXPIRED_30', 'MISSED'),
        gone('EXPIRED_LONG'),
      ])) {
        // Who is refused for the longer gap has no curve.
        if (long === 0) continue
        expect(none).toEqual([])
        expect(short, `${id} ${state}`).toBeGreaterThanOrEqual(insured)
        expect(missed, `${id} ${state}`).toBe(short)
        expect(long, `${id} ${state}`).toBeGreaterThan(short)
        compared++
      }
    expect(compared).toBeGreaterThan(12)
  })

  it('let each further car of one driver cost less than the one before it, and four cost less than three times one in the median', () => {
    for (const state of ['OH', 'TX'] as const) {
      const panel = along(
        state,
        [1, 2, 3, 4].map(count => ({ vehicles: Array.from({ length: count }, () => carLike({})) })),
      )
      for (const [id, prices] of panel) {
        const added = prices.map((price, index) => price - (prices[index - 1] ?? 0))
        expect(added, `${id} ${state}`).toEqual(added.toSorted((a, b) => b - a))
      }
      const ofFour = [...panel.values()].map(([one = 0, , , four = 0]) => four / one).sort((a, b) => a - b)
      expect(medianOf(ofFour), state).toBeLessThan(3)
    }
  })

  it.each([16, 18, 21, 25])('never raise a price on a birthday up to 60, licensed at %i', firstLicenseAge => {
    for (const state of states)
      for (const [id, prices] of along(
        state,
        range(firstLicenseAge, 60).map(age => aged(age, firstLicenseAge)),
      ))
        for (const [index, change] of changesOf(prices).entries())
          expect(change, `${id} ${state}, ${firstLicenseAge + index + 1}`).toBeLessThanOrEqual(1.0005)
  })

  it('move a price by 4% at most on a birthday from 27 to 64, and by 5% from 66 on', () => {
    for (const state of ['OH', 'NY', 'TX'] as const)
      for (const [id, prices] of along(
        state,
        range(26, 90).map(age => aged(age)),
      ))
        for (const [index, change] of changesOf(prices).entries())
          expect(Math.abs(change - 1), `${id} ${state}, ${27 + index}`).toBeLessThan(index < 38 ? 0.04 : 0.05)
  })

  it('make each model year dearer than the one before it, by 6% at most', () => {
    for (const state of states)
      for (const [id, prices] of along(
        state,
        range(1990, 2026).map(year => ({ vehicles: [carLike({ year })] })),
      ))
        for (const [index, change] of changesOf(prices).entries()) {
          expect(change, `${id} ${state}, ${1991 + index}`).toBeGreaterThan(1)
          expect(change, `${id} ${state}, ${1991 + index}`).toBeLessThan(1.06)
        }
  })

  it('move a price by 13% at most with another 2,600 miles a year, 16% in California’s bands, and elsewhere by a hundred hardly', () => {
    const changes = (state: State, miles: readonly number[]) =>
      alongRisks(
        miles.map(annualMiles => {
          const risk = autoIn({ state })
          return { ...risk, vehicles: risk.vehicles.map(vehicle => ({ ...vehicle, annualMiles })) }
        }),
      )
    for (const state of states) {
      for (const [id, prices] of changes(
        state,
        range(1, 14).map(times => times * 2_600),
      ))
        for (const change of changesOf(prices))
          expect(change, `${id} ${state}`).toBeLessThan(state === 'CA' ? 1.16 : 1.13)
      if (state === 'CA') continue
      for (const [id, prices] of changes(
        state,
        range(30, 300).map(times => times * 100),
      ))
        for (const change of changesOf(prices)) expect(change, `${id} ${state}`).toBeLessThan(1.006)
    }
  })

  it('never lower a price for another mile a day, nor raise it by 2%, but for the bands of California', () => {
    for (const usage of ['COMMUTE_PLEASURE', 'BUSINESS'] as const)
      for (const state of states)
        for (const [id, prices] of along(
          state,
          range(1, 160).map(daily_mileage => ({ vehicles: [carLike({ usage, daily_mileage })] })),
        ))
          for (const [index, change] of changesOf(prices).entries()) {
            const where = `${id} ${state} ${usage}, ${index + 2} miles a day`
            expect(change, where).toBeGreaterThanOrEqual(1)
            expect(change, where).toBeLessThan(state === 'CA' ? 1.16 : 1.02)
          }
  })

  it('leave comprehensive as it is after a ticket, an accident or a DUI', () => {
    const comprehensive = (incident: 'NONE' | 'SPEEDING' | 'AT_FAULT_1' | 'DUI') =>
      new Map(
        plansOfRisk(autoIn({ state: 'OH', answers: { incidents: { choices: [incident] } } })).flatMap(
          ({ id, plan, inputs }) => {
            const { rating, worksheet } = plan.explain(inputs)
            const rows = worksheet.filter(({ block }) => block === 'Car 1, Comprehensive')
            return rating.kind === 'rated' ? [[id, rows.at(-1)?.after]] : []
          },
        ),
      )
    const clean = comprehensive('NONE')
    expect(clean.size).toBe(8)
    for (const incident of ['SPEEDING', 'AT_FAULT_1', 'DUI'] as const)
      for (const [id, amount] of comprehensive(incident))
        expect(amount, `${id} ${incident}`).toBe(clean.get(id))
  })
})

const territories = ['T1', 'T2', 'T3', 'T4', 'T5'] as const

describe('the city', () => {
  it('costs at least 1.3 times the country wherever a state has both, in the median', () => {
    const shares = territories.map(one => columnOf('territory-shares.csv', one))
    for (const state of stateCodes) {
      const there = territories.filter((_, index) => (shares[index]?.get(state) ?? 0) > 0)
      const [country, city] = [there.at(0), there.at(-1)]
      if (!country || city !== 'T5' || !(country === 'T1' || country === 'T2')) continue
      if (!mayRate({ line: 'auto', state, factor: 'territoryZip', on: today })) continue
      const median = (territory: (typeof territories)[number]) =>
        medianOf(pricesOf(autoIn({ state, territory })).map(({ price }) => price))
      const least = state === 'CA' ? 1.2 : 1.3
      expect(median(city) / median(country), state).toBeGreaterThan(least)
    }
  })
})
