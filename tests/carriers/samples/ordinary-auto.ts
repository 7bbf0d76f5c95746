import { stateCodes } from '../../../src/law/jurisdictions.ts'
import type { VehicleGroup } from '../../../src/reference/vehicles/vehicle-groups.ts'
import type { AutoAnswers, DriverAnswer, VehicleAnswer } from '../../../src/risk/auto/auto-answers.ts'
import type { AutoRisk } from '../../../src/risk/auto.ts'
import type { Territory } from '../../../src/risk/words.ts'
import { columnOf, pickBy } from '../panel.ts'
import { ann, autoIn, ben, carLike } from './sample-auto.ts'

/** Ordinary households, in the proportions that a comparison might see: for tests of which carrier suits whom. */

const territories = ['T1', 'T2', 'T3', 'T4', 'T5'] as const satisfies readonly Territory[]
const shareOf = Object.fromEntries(
  territories.map(territory => [territory, columnOf('auto-territory-shares.csv', territory)]),
)

/** An ordinary household anywhere in the country. `random` gives numbers from 0 to 1. */
export function ordinaryHousehold(random: () => number): AutoRisk {
  const pick = pickBy(random)
  const weighed = weighedBy(random)
  const state = pick(stateCodes)
  const people = peopleBy(random)
  const vehicles = Array.from(
    { length: people.isCouple ? weighed([1, 25], [2, 60], [3, 15]) : weighed([1, 85], [2, 15]) },
    () => carBy(random),
  )
  const hasLender = vehicles.some(({ details }) => details.ownership !== 'OWNED')
  const insured: Partial<AutoAnswers> = {
    continuous: { choice: weighed(['LT6M', 5], ['M6_12', 7], ['Y1_3', 25], ['Y3_5', 20], ['Y5', 43]) },
    priorLimits: { choice: weighed(['MIN', 20], ['L50', 15], ['L100', 35], ['L250', 10], ['UNKNOWN', 20]) },
  }
  const uninsured: Partial<AutoAnswers> = {
    status: { choice: pick(['EXPIRED_30', 'EXPIRED_LONG', 'NEVER']) },
    lapse: { choice: pick(['FIRST_CAR', 'OTHER']) },
  }
  return autoIn({
    state,
    territory: weighed(...territories.map(one => [one, shareOf[one]?.get(state) ?? 0] as const)),
    answers: {
      ...(random() < 0.92 ? insured : uninsured),
      drivers: people.drivers.map(driver => ({ driver })),
      vehicles,
      limits: { choice: weighed(['MIN', 25], ['L50', 15], ['L100', 45], ['L250', 15]) },
      physicalDamage: { choice: hasLender ? 'FULL' : weighed(['FULL', 75], ['COMP', 5], ['LIABILITY', 20]) },
      deductible: { choice: weighed(['250', 8], ['500', 50], ['1000', 35], ['2000', 7]) },
      ownership: { choice: weighed(['OWN_HOUSE', 52], ['OWN_CONDO', 8], ['RENT', 32], ['FAMILY', 8]) },
      credit: {
        choice: weighed(['EXCELLENT', 28], ['GOOD', 37], ['FAIR', 18], ['POOR', 10], ['UNKNOWN', 7]),
      },
      incidents: {
        choices: [
          weighed(
            ['NONE', 78],
            ['SPEEDING', 8],
            ['AT_FAULT_1', 7],
            ['OTHER_VIOLATION', 3],
            ['COMP_CLAIM', 2],
            ['NOT_AT_FAULT', 2],
          ),
        ],
      },
    },
  })
}

/** One adult or a couple, sometimes with a child who drives. */
function peopleBy(random: () => number) {
  const [pick, weighed] = [pickBy(random), weighedBy(random)]
  const from = weighed([1944, 20], [1962, 33], [1978, 35], [1996, 12])
  const year = from + Math.floor(random() * 16)
  const [isYoung, isRetired] = [from === 1996, from === 1944]
  const isCouple = random() < (isYoung ? 0.2 : 0.55)
  const adult = (relation: 'Insured' | 'Spouse', born: number): DriverAnswer => ({
    ...ann,
    relation,
    gender: pick(['F', 'M']),
    maritalStatus: isCouple ? 'M' : pick(['S', 'S', 'D']),
    dateBirth: `${Math.min(born, 2009)}-05-02`,
    firstLicenseAge: pick([16, 16, 17, 18]),
    education: pick([
      'HIGH_SCHOOL_OR_EQUIVALENT',
      'ASSOCIATES_OR_SOME_COLLEGE',
      'BACHELORS',
      'MASTERS_OR_ABOVE',
    ]),
    employment: isRetired ? 'RETIRED' : pick(['EMPLOYED', 'EMPLOYED', 'EMPLOYED', 'STUDENT', 'UNEMPLOYED']),
  })
  const hasChild = !isYoung && !isRetired && random() < 0.1
  const child: DriverAnswer = {
    ...ben,
    gender: pick(['F', 'M']),
    dateBirth: `${2004 + Math.floor(random() * 6)}-07-04`,
  }
  return {
    isCouple,
    drivers: [
      adult('Insured', year),
      ...(isCouple ? [adult('Spouse', year + Math.floor(random() * 7) - 3)] : []),
      ...(hasChild ? [child] : []),
    ],
  }
}

const usualGroups = [
  ['SMALL_SUV', 24],
  ['PICKUP', 16],
  ['MID_SEDAN', 14],
  ['ECONOMY', 12],
  ['HYBRID', 7],
  ['WAGON_SUV', 6],
  ['MINIVAN', 5],
  ['LUXURY_SUV', 5],
  ['ELECTRIC', 4],
  ['OFF_ROAD', 3],
  ['LUXURY_SEDAN', 3],
  ['SPORTS', 2],
  ['LARGE_LUXURY', 1],
] as const satisfies readonly (readonly [VehicleGroup, number])[]

/** A car of up to 18 years, more often a newer one. */
function carBy(random: () => number): VehicleAnswer {
  const weighed = weighedBy(random)
  return carLike({
    year: 2026 - Math.floor(random() ** 1.3 * 18),
    group: weighed(...usualGroups),
    ownership: weighed(['OWNED', 60], ['FINANCED', 33], ['LEASED', 7]),
    usage: weighed(['COMMUTE_PLEASURE', 92], ['BUSINESS', 8]),
    daily_mileage: 8 + Math.floor(random() * 60),
  })
}

/** Draws one of several values in proportion to its weight. */
function weighedBy(random: () => number) {
  return <const Value>(...weights: readonly (readonly [value: Value, weight: number])[]): Value => {
    const drawn = random() * weights.reduce((sum, [, weight]) => sum + weight, 0)
    let passed = 0
    for (const [value, weight] of weights) {
      passed += weight
      if (drawn < passed) return value
    }
    throw new Error('nothing has a weight')
  }
}
