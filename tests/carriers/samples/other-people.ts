import type { InsuranceLine } from '../../../src/law/rule.ts'
import { breedGroups } from '../../../src/risk/words.ts'
import type { Person } from '../../../src/server/agents/estimate/people.ts'
import { pickBy } from '../panel.ts'

/** Draws a person; `random` gives numbers from 0 to 1. */
export type DrawPerson = (random: () => number) => Person

const between = (random: () => number, from: number, to: number) =>
  from + Math.floor(random() * (to - from + 1))

/**
 * People whom the estimator knows nothing of: their ages, sums and choices are those of the panels' own samples, with values that it
 * never tries.
 */
export const otherPeople: Readonly<Record<InsuranceLine, DrawPerson>> = {
  renters: random => {
    const pick = pickBy(random)
    return {
      age: between(random, 19, 81),
      home_type: pick([
        'APT_LARGE',
        'APT_LARGE',
        'APT_LARGE',
        'APT_SMALL',
        'CONDO',
        'TOWNHOUSE',
        'HOUSE',
        'HOUSE',
      ]),
      belongings: pick([10_000, 20_000, 20_000, 30_000, 30_000, 40_000, 50_000, 75_000]),
      claims: random() < 0.05 ? 'ONE' : 'NONE',
      liability: pick([100_000, 100_000, 300_000]),
      deductible: pick([250, 500, 500, 500, 1_000]),
      protections: pick(['NONE', 'SOME', 'SOME', 'MANY']),
      animal: pick(['NONE', 'NONE', 'NONE', 'CAT_SMALL', 'DOG']),
    }
  },
  auto: random => {
    const pick = pickBy(random)
    const cars = [
      'Toyota Corolla',
      'Honda CR-V',
      'Ford Explorer',
      'Chevrolet Silverado 1500',
      'Nissan Altima',
      'Subaru Outback',
      'Toyota Sienna',
      'Ford F-150',
      'Toyota Camry',
      'Jeep Wrangler',
    ]
    return {
      age: between(random, 20, 78),
      car: pick(cars),
      car_year: between(random, 2009, 2025),
      coverage: pick(['FULL', 'FULL', 'FULL', 'FULL', 'LIABILITY']),
      incidents: pick([...Array<string>(8).fill('NONE'), 'SPEEDING', 'AT_FAULT_1']),
      drivers: pick([1, 1, 2]),
      limits: pick(['MIN', 'L50', 'L100', 'L100', 'L250']),
      deductible: pick([250, 500, 500, 500, 1_000, 1_000, 2_000]),
      continuous: pick(['LT6M', 'M6_12', 'Y1_3', 'Y1_3', 'Y3_5', 'Y3_5', 'Y5', 'Y5', 'Y5']),
      credit: pick(['EXCELLENT', 'EXCELLENT', 'GOOD', 'GOOD', 'GOOD', 'FAIR', 'FAIR', 'POOR', 'UNKNOWN']),
      ownership: pick(['OWN_HOUSE', 'OWN_HOUSE', 'OWN_CONDO', 'RENT', 'RENT', 'FAMILY']),
      sex: pick(['F', 'M']),
      miles: between(random, 5, 60),
    }
  },
  homeowner: random => {
    const pick = pickBy(random)
    return {
      age: between(random, 26, 85),
      home_type: pick(['SINGLE_FAMILY', 'SINGLE_FAMILY', 'SINGLE_FAMILY', 'TOWNHOUSE', 'CONDO']),
      year_built: Math.floor(2026 - 100 * random() ** 1.6),
      square_feet: 900 + Math.floor(random() ** 1.5 * 2_800),
      claims: random() < 0.1 ? 'ONE' : 'NONE',
      roof: pick(['R0_5', 'R0_5', 'R6_10', 'R6_10', 'R11_15', 'R11_15', 'R16_20', 'R21']),
      construction: pick(['FRAME', 'FRAME', 'FRAME', 'BRICK_VENEER', 'MASONRY', 'STUCCO']),
      protections: pick(['NONE', 'SOME', 'SOME', 'MANY']),
    }
  },
  pet: random => ({ pet: pickBy(random)(breedGroups), pet_age: between(random, 0, 9) }),
  travel: random => {
    const pick = pickBy(random)
    return {
      age: between(random, 20, 74),
      trip_cost: between(random, 5, 120) * 100,
      days: between(random, 4, 28),
      travelers: pick([1, 1, 2, 2, 2, 3, 4]),
      destination: pick(['FR', 'IT', 'MX', 'GB', 'JP', 'US', 'CR', 'ES']),
    }
  },
  life: random => {
    const pick = pickBy(random)
    return {
      age: between(random, 22, 56),
      amount: pick([250_000, 500_000, 500_000, 1_000_000]),
      term: pick([10, 15, 20, 20]),
      tobacco: random() < 0.1 ? 'yes' : 'no',
      sex: pick(['F', 'M']),
      weight: between(random, 120, 190),
      health: pick(['NONE', 'NONE', 'NONE', 'NONE', 'BP', 'CHOLESTEROL']),
    }
  },
}
