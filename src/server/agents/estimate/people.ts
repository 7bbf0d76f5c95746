import type { InsuranceLine } from '../../../law/rule.ts'
import { dateBirth, type SampleSetting, sampleAnswers } from '../../../lines/samples.ts'
import { addDays, addMonths, partsOf } from '../../../units/day.ts'
import type { Answers } from '../../../wizard/walk.ts'

/** A made-up person for a line: a value for each fact. */
export type Person = Readonly<Record<string, string | number>>

/** What ordinary people answer for a fact, and how many give each answer; the shares are modeled. */
export type Ways = readonly (readonly [value: string | number, weight: number])[]

/** The facts that a price depends on, and what ordinary people answer. The first value of a fact is the usual one. */
export const ordinary: Readonly<Record<InsuranceLine, Readonly<Record<string, Ways>>>> = {
  renters: {
    age: shared([34, 22, 28, 45, 58, 72], [25, 15, 20, 18, 14, 8]),
    home_type: shared(['APT_LARGE', 'APT_SMALL', 'CONDO', 'TOWNHOUSE', 'HOUSE'], [40, 12, 12, 12, 24]),
    belongings: shared([30_000, 10_000, 20_000, 40_000, 50_000, 75_000], [28, 15, 25, 14, 11, 7]),
    claims: shared(['NONE', 'ONE'], [95, 5]),
    liability: shared([100_000, 300_000], [65, 35]),
    deductible: shared([500, 250, 1_000], [60, 20, 20]),
    protections: shared(['SOME', 'NONE', 'MANY'], [55, 25, 20]),
    animal: shared(['NONE', 'CAT_SMALL', 'DOG'], [60, 20, 20]),
  },
  auto: {
    age: shared([40, 22, 28, 34, 50, 60, 70], [20, 10, 13, 17, 17, 13, 10]),
    car: shared(
      ['Toyota Camry', 'Toyota RAV4', 'Ford F-150', 'Honda Civic', 'Toyota Prius', 'BMW X5'],
      [17, 32, 19, 17, 9, 6],
    ),
    car_year: shared([2019, 2010, 2014, 2017, 2022, 2025], [22, 10, 15, 18, 20, 15]),
    coverage: shared(['FULL', 'LIABILITY'], [80, 20]),
    incidents: shared(['NONE', 'SPEEDING', 'AT_FAULT_1'], [80, 11, 9]),
    drivers: shared([1, 2], [55, 45]),
    limits: shared(['L100', 'MIN', 'L50', 'L250'], [45, 25, 15, 15]),
    deductible: shared([500, 250, 1_000], [52, 10, 38]),
    continuous: shared(['Y3_5', 'LT6M', 'Y1_3', 'Y5'], [20, 12, 25, 43]),
    credit: shared(['GOOD', 'EXCELLENT', 'FAIR', 'POOR'], [42, 30, 18, 10]),
    ownership: shared(['OWN_HOUSE', 'RENT'], [60, 40]),
    sex: shared(['F', 'M'], [50, 50]),
    miles: shared([30, 12, 55], [50, 25, 25]),
  },
  homeowner: {
    age: shared([46, 30, 38, 58, 72], [24, 14, 20, 24, 18]),
    home_type: shared(['SINGLE_FAMILY', 'TOWNHOUSE', 'CONDO'], [70, 15, 15]),
    year_built: shared([1990, 1930, 1955, 1975, 2005, 2020], [20, 8, 15, 20, 22, 15]),
    square_feet: shared([1_800, 1_000, 1_400, 2_400, 3_200], [27, 16, 25, 20, 12]),
    claims: shared(['NONE', 'ONE'], [90, 10]),
    roof: shared(['R6_10', 'R0_5', 'R11_15', 'R16_20', 'R21'], [25, 25, 25, 13, 12]),
    construction: shared(['FRAME', 'BRICK_VENEER', 'MASONRY', 'STUCCO'], [50, 18, 16, 16]),
    protections: shared(['SOME', 'NONE', 'MANY'], [50, 30, 20]),
  },
  pet: {
    pet: shared(
      ['DOG_MEDIUM', 'DOG_SMALL', 'DOG_LARGE', 'DOG_GIANT', 'DOG_FLAT', 'CAT_MIXED', 'CAT_PEDIGREE'],
      [18, 20, 18, 4, 8, 24, 8],
    ),
    pet_age: shared([3, 0, 1, 5, 7, 9], [24, 20, 20, 16, 12, 8]),
  },
  travel: {
    age: shared([40, 25, 32, 50, 60, 70, 78], [20, 15, 20, 17, 15, 9, 4]),
    trip_cost: shared([5_000, 1_500, 3_000, 8_000, 12_000], [28, 22, 26, 15, 9]),
    days: shared([10, 5, 7, 14, 21], [26, 20, 24, 20, 10]),
    travelers: shared([2, 1, 4], [50, 30, 20]),
    destination: shared(['FR', 'MX', 'JP'], [50, 30, 20]),
  },
  life: {
    age: shared([40, 26, 33, 48, 54], [25, 20, 25, 18, 12]),
    amount: shared([500_000, 250_000, 1_000_000], [48, 32, 20]),
    term: shared([20, 10, 15], [50, 25, 25]),
    tobacco: shared(['no', 'yes'], [90, 10]),
    sex: shared(['F', 'M'], [50, 50]),
    weight: shared([150, 135, 175], [50, 25, 25]),
    health: shared(['NONE', 'BP', 'CHOLESTEROL'], [76, 12, 12]),
  },
}

function shared(values: readonly (string | number)[], weights: readonly number[]): Ways {
  return values.map((value, at) => [value, weights[at] ?? 0])
}

/** What a made-up person answers to every question before the prices. */
export function answersOf(line: InsuranceLine, person: Person, at: SampleSetting): Answers {
  const usual = sampleAnswers[line](at)
  const own: Answers = ownAnswers[line](person, at, usual)
  return { ...usual, ...own }
}

type Own = (person: Person, at: SampleSetting, usual: Answers) => Answers

const chosen = (value: unknown) => ({ choice: String(value) })
const protections: Readonly<Record<string, readonly string[]>> = {
  NONE: ['NONE'],
  SOME: ['DEADBOLT'],
  MANY: ['DEADBOLT', 'CENTRAL_BURGLAR', 'CENTRAL_FIRE'],
}

const ownAnswers: Readonly<Record<InsuranceLine, Own>> = {
  renters: (of, { today }) => ({
    dob: dateBirth(today, Number(of.age)),
    home: chosen(of.home_type),
    property: chosen(of.belongings),
    losses: chosen(of.claims === 'NONE' ? 'NONE' : 'ONE_THEFT'),
    liability: chosen(of.liability),
    deductible: chosen(of.deductible),
    protections: { choices: protections[String(of.protections)] },
    animal: chosen(of.animal),
  }),
  auto: (of, { today }, usual) => ({
    ...autoOf(of, usual, today),
    physicalDamage: chosen(of.coverage),
    incidents: { choices: [of.incidents] },
    limits: chosen(of.limits),
    deductible: chosen(of.deductible),
    continuous: chosen(of.continuous),
    credit: chosen(of.credit),
    ownership: chosen(of.ownership),
  }),
  homeowner: (of, { today }) => ({
    dob: dateBirth(today, Number(of.age)),
    home: chosen(of.home_type),
    yearBuilt: { text: String(of.year_built) },
    squareFeet: { text: String(of.square_feet) },
    claims: chosen(of.claims === 'NONE' ? 'NONE' : 'ONE_WEATHER'),
    roof: chosen(of.roof),
    construction: chosen(of.construction),
    features: { choices: protections[String(of.protections)] },
  }),
  pet: (of, { today }) => ({ pet: chosen(of.pet), dob: dateBirth(today, Number(of.pet_age)) }),
  travel: (of, { today }) => {
    const departure = addDays(today, 60)
    const traveler = {
      first_name: 'Sample',
      last_name: 'Person',
      dob_year: partsOf(today).year - Number(of.age),
    }
    return {
      dates: { departure_date: departure, return_date: addDays(departure, Number(of.days) - 1) },
      destinations: { destinations: [{ code: of.destination }] },
      cost: { trip_cost: of.trip_cost },
      travelers: { traveler, others: Array.from({ length: Number(of.travelers) - 1 }, () => traveler) },
    }
  },
  life: (of, { today }) => ({
    dob: dateBirth(today, Number(of.age)),
    cover: chosen(`${of.amount}:${of.term}`),
    sex: chosen(of.sex),
    body: { height: 66, weight: of.weight },
    health: {
      choices:
        of.tobacco === 'yes' ? ['TOBACCO_NOW', ...(of.health === 'NONE' ? [] : [of.health])] : [of.health],
    },
  }),
}

function autoOf(of: Person, usual: Answers, today: SampleSetting['today']): Answers {
  const { drivers, vehicles } = usual as unknown as {
    readonly drivers: { readonly items: readonly { readonly answers: { readonly driver: object } }[] }
    readonly vehicles: { readonly items: readonly { readonly answers: { readonly details: object } }[] }
  }
  const dateBirth = addMonths(today, -12 * Number(of.age) - 6)
  const driver = { ...drivers.items[0]?.answers.driver, dateBirth, gender: of.sex }
  const details = { ...vehicles.items[0]?.answers.details, daily_mileage: of.miles }
  const [make = '', ...model] = String(of.car).split(' ')
  const married = { ...driver, maritalStatus: 'M' }
  const spouse = { ...married, relation: 'Spouse', gender: of.sex === 'F' ? 'M' : 'F' }
  const all = of.drivers === 1 ? [driver] : [married, spouse]
  return {
    drivers: {
      items: all.map((one, at) => ({ uuid: `driver ${at}`, answers: { driver: one } })),
      done: true,
    },
    vehicles: {
      items: [
        {
          uuid: 'car',
          answers: { vehicle: { year: of.car_year, make, model: model.join(' ') }, details },
        },
      ],
      done: true,
    },
  }
}

/**
 * Facts that people choose and that drive the price more than anything else. If one isn't given, the estimate is for the usual
 * choice: a range over every choice would say little.
 */
export const chosenFacts: Readonly<Partial<Record<InsuranceLine, readonly string[]>>> = {
  life: ['amount', 'term'],
}

/** The facts of each line that an assistant may give. */
export const takenFacts: Readonly<Record<InsuranceLine, readonly string[]>> = {
  renters: ['age', 'home_type', 'belongings', 'claims'],
  auto: ['age', 'car', 'car_year', 'coverage', 'incidents', 'drivers'],
  homeowner: ['age', 'home_type', 'year_built', 'square_feet', 'claims'],
  pet: ['pet', 'pet_age'],
  travel: ['age', 'trip_cost', 'days', 'travelers'],
  life: ['age', 'amount', 'term', 'tobacco'],
}
