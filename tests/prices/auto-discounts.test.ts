import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { mayRate } from '../../src/law/law.ts'
import type { Factor } from '../../src/law/rule.ts'
import { inputsOfRisk } from '../../src/rating/inputs/inputs.ts'
import { askable } from '../../src/risk/askable.ts'
import type { AutoAnswers } from '../../src/risk/auto/auto-answers.ts'
import type { DriverDiscount, PolicyDiscount } from '../../src/risk/words.ts'
import { addDays, type Day } from '../../src/units/day.ts'
import { plansOf } from '../carriers/panel.ts'
import { today } from '../carriers/samples/sample.ts'
import { ann, autoIn, ben, camry } from '../carriers/samples/sample-auto.ts'

/** What lowers a price of the demonstration carriers, by whom and by how much. */

const carriers = loadCarriers().filter(carrier => plansOf(carrier, 'auto'))

interface Discounts {
  readonly parent?: readonly DriverDiscount[]
  readonly child?: readonly DriverDiscount[]
  readonly policy?: readonly PolicyDiscount[]
  /** The second car. */
  readonly hasAntiTheft?: true
  readonly daysAhead?: number
}

/** A parent, a child of 17 and two cars. */
function household(state: State, { parent, child, policy, hasAntiTheft, daysAhead }: Discounts = {}) {
  const answers: Partial<AutoAnswers> = {
    drivers: [
      { driver: { ...ann, dateBirth: '1966-05-02' }, ...(parent ? { discounts: parent } : {}) },
      { driver: ben, ...(child ? { discounts: child } : {}) },
    ],
    vehicles: [camry, { ...camry, ...(hasAntiTheft ? { hasAntiTheft } : {}) }],
    ...(policy ? { policyDiscounts: policy } : {}),
    ...(daysAhead === undefined ? {} : { starts: { choice: addDays(today, daysAhead) } }),
  }
  return askable(autoIn({ state, answers }))
}

type Carrier = (typeof carriers)[number]

function planIn(carrier: Carrier, state: State) {
  return plansOf(carrier, 'auto')?.book.choose({ state, on: today })
}

/** The premium in cents; null where the carrier has no plan. */
function premium(carrier: Carrier, state: State, discounts: Discounts = {}): number | null {
  const rating = planIn(carrier, state)?.rate(inputsOfRisk(household(state, discounts)))
  return rating?.kind === 'rated' ? Number(rating.premium) : null
}

/** What a discount leaves of the premium, by carrier. */
function sharesOf(state: State, discounts: Discounts): readonly (readonly [string, number])[] {
  return carriers.flatMap(carrier => {
    const [without, withIt] = [premium(carrier, state), premium(carrier, state, discounts)]
    return without === null || withIt === null ? [] : [[carrier.id, withIt / without] as const]
  })
}

/** The rows of a worksheet that a discount changed, by their blocks. */
function blocksOf(carrier: Carrier, discounts: Discounts, label: string): readonly string[] {
  const plan = planIn(carrier, 'TX')
  const { worksheet = [] } = plan?.explain(inputsOfRisk(household('TX', discounts))) ?? {}
  return worksheet.flatMap(({ block = '', label: own, value }) =>
    own === label && (value ?? '') !== '' ? [block] : [],
  )
}

const kinds: Readonly<
  Record<
    string,
    { readonly said: Discounts; readonly factor: Factor; readonly least: number; readonly by: number }
  >
> = {
  'good grades of the child': {
    said: { child: ['GOOD_STUDENT'] },
    factor: 'studentDiscount',
    least: 0.9,
    by: 7,
  },
  'driver training of the child': {
    said: { child: ['DRIVER_TRAINING'] },
    factor: 'studentDiscount',
    least: 0.95,
    by: 6,
  },
  'a child away at school': {
    said: { child: ['AWAY_AT_SCHOOL'] },
    factor: 'studentDiscount',
    least: 0.85,
    by: 5,
  },
  'a course of the parent': {
    said: { parent: ['PREVENTION_COURSE'] },
    factor: 'preventionCourse',
    least: 0.9,
    by: 8,
  },
  'documents by email': { said: { policy: ['PAPERLESS'] }, factor: 'buying', least: 0.98, by: 6 },
  'automatic payments': { said: { policy: ['AUTOMATIC_PAYMENT'] }, factor: 'buying', least: 0.97, by: 7 },
  'a driving program': { said: { policy: ['TELEMATICS'] }, factor: 'telematics', least: 0.92, by: 5 },
  'a policy from the eighth day on': { said: { daysAhead: 8 }, factor: 'buying', least: 0.92, by: 4 },
  'a device against theft': { said: { hasAntiTheft: true }, factor: 'antiTheft', least: 0.95, by: 8 },
}

it.each(Object.entries(kinds))(
  'takes something off for %s at the carriers that rate it, and nowhere else',
  (_, kind) => {
    const { said, least, by } = kind
    const shares = sharesOf('TX', said)
    expect(shares).toHaveLength(8)
    expect(shares.filter(([, share]) => share < 1)).toHaveLength(by)
    for (const [id, share] of shares) {
      expect(share, id).toBeLessThanOrEqual(1)
      // Whole cents of small amounts round.
      expect(share, id).toBeGreaterThan(least - 0.001)
    }
    // Each carrier's own; all that email takes off is two percent.
    const different = new Set(shares.map(([, share]) => share.toFixed(4))).size
    expect(different).toBeGreaterThan(said.policy?.[0] === 'PAPERLESS' ? 1 : 2)
  },
)

it.each(Object.entries(kinds))(
  'lets %s move a price in every state but those whose law keeps it out',
  (_, kind) => {
    for (const state of stateCodes) {
      const moved = sharesOf(state, kind.said).filter(([, share]) => share !== 1)
      const may = mayRate({ line: 'auto', state, factor: kind.factor, on: today })
      expect(moved.length > 0, state).toBe(may)
    }
  },
)

it('costs less for the driver who is named, and for the car that has a device', () => {
  const [bramble] = carriers.filter(({ id }) => id === 'bramble')
  const of = (discounts: Discounts, label: string) => (bramble ? blocksOf(bramble, discounts, label) : [])
  const everybody = of({ child: ['GOOD_STUDENT'] }, 'Good student')
  expect(everybody).toEqual(['Driver 2'])
  expect(of({ parent: ['PREVENTION_COURSE'] }, 'Accident prevention course')).toEqual([
    'Driver 1',
    'Comprehensive by driver 1',
  ])
  expect(of({ hasAntiTheft: true }, 'Anti-theft device')).toEqual(['Car 2, Comprehensive'])
})

it.each([1, 2, 7])('takes nothing off for a policy that begins in %s days', daysAhead => {
  for (const [id, share] of sharesOf('TX', { daysAhead })) expect(share, id).toBe(1)
})

describe('the discounts that a state has insurers give', () => {
  it.each(['CA', 'FL', 'IL', 'MN', 'NV', 'NY'] as const)('%s: every carrier rewards the course', state => {
    const shares = sharesOf(state, { parent: ['PREVENTION_COURSE'] })
    expect(shares.length).toBeGreaterThan(5)
    for (const [id, share] of shares) expect(share, id).toBeLessThan(1)
  })

  it('NV: not after an accident or a ticket of three years, and again when it is older', () => {
    const pricesOf = (discounts: readonly DriverDiscount[], on: Day) => {
      const incident = { driver: 0, incident: 'SPEEDING', on } as const
      const answers: Partial<AutoAnswers> = {
        drivers: [{ driver: { ...ann, dateBirth: '1966-05-02' }, discounts }],
        incidents: { choices: ['SPEEDING'] },
        record: { incidents: [incident] },
      }
      const risk = askable(autoIn({ state: 'NV', answers }))
      return carriers.flatMap(carrier => {
        const rating = planIn(carrier, 'NV')?.rate(inputsOfRisk(risk))
        return rating?.kind === 'rated' ? [Number(rating.premium)] : []
      })
    }
    const shares = (on: Day) => {
      const without = pricesOf([], on)
      return pricesOf(['PREVENTION_COURSE'], on).map((price, at) => price / (without[at] ?? Number.NaN))
    }
    expect(new Set(shares('2025-06-01'))).toEqual(new Set([1]))
    const older = shares('2023-06-01')
    expect(older.length).toBeGreaterThan(5)
    for (const share of older) expect(share).toBeLessThan(1)
  })

  it('MN: by a tenth where the driver is alone, and a device by a twentieth of comprehensive', () => {
    const alone = (answers: Partial<AutoAnswers>) => {
      const risk = askable(autoIn({ state: 'MN', answers }))
      return carriers.flatMap(carrier => {
        const plan = planIn(carrier, 'MN')
        const rating = plan?.rate(inputsOfRisk(risk))
        return rating?.kind === 'rated' ? [Number(rating.premium)] : []
      })
    }
    const prices = (driver: typeof ann, discounts: readonly DriverDiscount[]) =>
      alone({ drivers: [{ driver, discounts }] })
    const older = { ...ann, dateBirth: '1966-05-02' } as const
    const [without, withIt] = [prices(older, []), prices(older, ['PREVENTION_COURSE'])]
    for (const [at, price] of without.entries()) expect((withIt[at] ?? 0) / price).toBeCloseTo(0.9, 3)
    const comprehensive = (hasAntiTheft: boolean) => {
      const answers = {
        physicalDamage: { choice: 'COMP' },
        vehicles: [{ ...camry, ...(hasAntiTheft ? { hasAntiTheft: true as const } : {}) }],
      } as const
      const liability = alone({ physicalDamage: { choice: 'LIABILITY' } })
      return alone(answers).map((price, at) => price - (liability[at] ?? 0))
    }
    const [bare, protectedCar] = [comprehensive(false), comprehensive(true)]
    expect(bare).toHaveLength(8)
    for (const [at, price] of bare.entries()) expect((protectedCar[at] ?? 0) / price).toBeLessThan(0.9505)
  })
})
