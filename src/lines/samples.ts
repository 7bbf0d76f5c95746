import type { State } from '../law/jurisdictions.ts'
import type { InsuranceLine } from '../law/rule.ts'
import { addDays, addMonths, type Day, partsOf } from '../units/day.ts'
import type { Answers } from '../wizard/walk.ts'

/** Where a made-up visitor lives, and the day of the prices. */
export interface SampleSetting {
  readonly zip: string
  readonly city: string
  readonly state: State
  readonly today: Day
}

/**
 * What a made-up visitor answers to all questions of each line before the prices. In a state that asks more, a question may be
 * left open.
 */
export const sampleAnswers: Readonly<Record<InsuranceLine, (setting: SampleSetting) => Answers>> = {
  renters: at => ({
    start: startOf('renters', at),
    address: addressOf(at),
    home: { choice: 'APT_LARGE' },
    dob: dateBirth(at.today, 34),
    protections: { choices: ['SMOKE_ALARM', 'DEADBOLT'] },
    animal: { choice: 'NONE' },
    property: { choice: '30000' },
    liability: { choice: '300000' },
    deductible: { choice: '500' },
    losses: { choice: 'NONE' },
    contact: person,
  }),
  auto: at => ({
    start: startOf('auto', at),
    status: { choice: 'YES' },
    continuous: { choice: 'Y3_5' },
    priorLimits: { choice: 'L100' },
    insurer: {
      current_insurer: 'Other',
      current_policy_start_year: yearOf(at.today) - 2,
      current_policy_start_month: 5,
    },
    vehicles: { items: [{ uuid: 'car', answers: { vehicle, details } }], done: true },
    limits: { choice: 'L100' },
    physicalDamage: { choice: 'FULL' },
    deductible: { choice: '500' },
    drivers: { items: [{ uuid: 'driver', answers: { driver: driver(at.today) } }], done: true },
    incidents: { choices: ['NONE'] },
    address: addressOf(at),
    injuryProtection: { choice: 'UNLIMITED' },
    tort: { choice: 'LIMITED' },
    ownership: { choice: 'RENT' },
    credit: null,
    contact: person,
  }),
  homeowner: at => ({
    start: startOf('homeowner', at),
    address: addressOf(at),
    home: { choice: 'SINGLE_FAMILY' },
    use: { choice: 'PRIMARY' },
    yearBuilt: { text: '1998' },
    roof: { choice: 'R6_10' },
    squareFeet: { text: '1850' },
    construction: { choice: 'BRICK_VENEER' },
    features: { choices: ['DEADBOLT'] },
    windFeatures: { choices: ['NONE'] },
    claims: { choice: 'NONE' },
    dob: dateBirth(at.today, 46),
    name: person,
    insurer: null,
    premium: null,
    contact: person,
  }),
  pet: at => ({
    start: startOf('pet', at),
    pet: { choice: 'DOG_MEDIUM' },
    dob: dateBirth(at.today, 3),
  }),
  travel: at => ({
    start: startOf('travel', at),
    dates: { departure_date: addDays(at.today, 60), return_date: addDays(at.today, 74) },
    destinations: { destinations: [{ code: 'FR' }, { code: 'IT' }] },
    cost: { trip_cost: 5000 },
    travelers: {
      traveler: { first_name: 'Sample', last_name: 'Person', dob_year: yearOf(birthday(at.today, 40)) },
      others: [],
    },
    contact: person,
  }),
  life: at => ({
    start: startOf('life', at),
    cover: { choice: '500000:20' },
    dob: dateBirth(at.today, 40),
    sex: { choice: 'F' },
    body: { height: 66, weight: 150 },
    health: { choices: ['NONE'] },
    contact: person,
  }),
}

const person = { firstName: 'Sample', lastName: 'Person', emailSwitch: false, email: '' }
const vehicle = { year: 2019, make: 'Toyota', model: 'Camry' }
const details = { vin: '4T1B11HK5KU210203', ownership: 'OWNED', usage: 'COMMUTE_PLEASURE', daily_mileage: 30 }

function driver(today: Day) {
  const [firstName, lastName] = [person.firstName, person.lastName]
  const dateBirth = birthday(today, 40)
  return {
    firstName,
    lastName,
    gender: 'F',
    maritalStatus: 'S',
    relation: 'Insured',
    dateBirth,
    firstLicenseAge: 17,
  }
}

function startOf(type: InsuranceLine, { zip: zipCode, state }: SampleSetting) {
  return { type, zipCode, state }
}

function addressOf({ zip: zipcode, city, state }: SampleSetting) {
  return { address1: '1 Main Street', address2: '', city, state, zipcode }
}

function birthday(today: Day, age: number): Day {
  return addMonths(today, -12 * age - 6)
}

/** Half a year past a birthday, so that the age is still right on the first day of a policy. */
export function dateBirth(today: Day, age: number) {
  return partsOf(birthday(today, age))
}

function yearOf(day: Day): number {
  return partsOf(day).year
}
