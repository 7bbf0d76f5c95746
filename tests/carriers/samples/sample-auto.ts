import type { State } from '../../../src/law/jurisdictions.ts'
import { auto } from '../../../src/lines/auto.ts'
import { placeOf } from '../../../src/reference/places.ts'
import type { AutoAnswers, DriverAnswer, VehicleAnswer } from '../../../src/risk/auto/auto-answers.ts'
import { type AutoRisk, autoRisk } from '../../../src/risk/auto.ts'
import type { Territory } from '../../../src/risk/words.ts'
import { firstChoices } from './choices.ts'
import { placeAt, today } from './sample.ts'

/** The driver behind the quoted averages: 40 years old, licensed at 16. */
export const ann: DriverAnswer = {
  firstName: 'Ann',
  lastName: 'Example',
  gender: 'F',
  maritalStatus: 'S',
  relation: 'Insured',
  dateBirth: '1986-05-02',
  firstLicenseAge: 16,
}

/** Ann's child, who has just been licensed. */
export const ben: DriverAnswer = {
  firstName: 'Ben',
  lastName: 'Example',
  gender: 'M',
  relation: 'Child',
  dateBirth: '2009-07-04',
  firstLicenseAge: 16,
}

/** The car behind the quoted averages, driven 12,000 miles a year. */
export const camry: VehicleAnswer = {
  vehicle: { year: 2023, make: 'Toyota', model: 'Camry' },
  details: {
    vin: '4T1G11AK8PU123456',
    ownership: 'OWNED',
    usage: 'COMMUTE_PLEASURE',
    daily_mileage: 40,
  },
  group: 'MID_SEDAN',
}

/** The right to sue is each state's default. */
const { tort: _, ...firstAnswers } = firstChoices<AutoAnswers>(auto)

/** An ordinary driver. */
export const ordinaryAuto: AutoAnswers = {
  ...firstAnswers,
  status: { choice: 'YES' },
  continuous: { choice: 'Y1_3' },
  priorLimits: { choice: 'UNKNOWN' },
  insurer: { current_insurer: 'Sample Mutual' },
  vehicles: [camry],
  limits: { choice: 'L100' },
  physicalDamage: { choice: 'FULL' },
  deductible: { choice: '500' },
  drivers: [{ driver: ann }],
  incidents: { choices: ['NONE'] },
  address: { address1: '1 Sample St', address2: '' },
  ownership: { choice: 'RENT' },
  credit: { choice: 'GOOD' },
}

interface Sample {
  readonly state: State
  /** A real place in the state. */
  readonly zip?: string
  readonly territory?: Territory
  /** Changes to the ordinary driver. */
  readonly answers?: Partial<AutoAnswers>
}

/** The risk of the ordinary driver in a state, with changes. */
export function autoIn({ state, territory, zip, answers = {} }: Sample): AutoRisk {
  return autoRisk({
    application: { ...ordinaryAuto, ...answers },
    place: placeAt({ state, territory, zip }),
    today,
  })
}

/** The risk of the ordinary driver at a ZIP code. */
export function livingAt(zip: string): AutoRisk {
  const place = placeOf(zip)
  if (!place) throw new Error(`${zip} is no ZIP code`)
  return autoRisk({ application: ordinaryAuto, place, today })
}

/** Drivers of the household: each is Ann with changes. */
export function driving(...others: readonly Partial<DriverAnswer>[]): AutoAnswers['drivers'] {
  return others.map(other => ({ driver: { ...ann, ...other } }))
}

type Different = Partial<VehicleAnswer['details'] & Pick<VehicleAnswer, 'group'>> & { readonly year?: number }

/** The Camry with changes. */
export function carLike({
  year = camry.vehicle.year,
  group = camry.group,
  ...details
}: Different): VehicleAnswer {
  return { vehicle: { ...camry.vehicle, year }, details: { ...camry.details, ...details }, group }
}
