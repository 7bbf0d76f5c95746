import { type FormWords, formWordsOf } from './form-words.ts'
import { renter } from './renters.ts'

/** A page of a line, and the words of its form. */
export type Stop = readonly [route: string, said: FormWords]

const ann = { firstName: 'Ann', lastName: 'Example' }
const mail = { emailSwitch: 'true', email: 'ann@example.com' }
const home = {
  address1: '500 East 4th Street',
  address2: '4B',
  city: 'Austin',
  state: 'TX',
  zipcode: '78701',
}
const begin = (type: string): Stop => ['/start', { type, zipCode: '78701' }]

/**
 * The words of a list's page for adding another item. Its own button says "next" and needs no words.
 */
const another: FormWords = { pressed: 'action=new&type=other' }
const done: FormWords = {}

/** A visitor in Austin, Texas: every page of every line, in order, with a good answer in the words of its form. */
export const journeys = {
  renters: renter.map(([route, payload]): Stop => [route, formWordsOf({ ...payload })]),
  homeowner: [
    begin('homeowner'),
    ['/quote/homeowner/1', home],
    ['/quote/homeowner/1c', { choice: 'SINGLE_FAMILY' }],
    ['/quote/homeowner/1h', { choice: 'PRIMARY' }],
    ['/quote/homeowner/1m', { text: '1998' }],
    ['/quote/homeowner/1r', { choice: 'R6_10' }],
    ['/quote/homeowner/2', { text: '1850' }],
    ['/quote/homeowner/3', { choice: 'BRICK_VENEER' }],
    ['/quote/homeowner/4', { choices: ['DEADBOLT'] }],
    ['/quote/homeowner/5', { choice: 'NONE' }],
    ['/quote/homeowner/6', { month: '05', day: '02', year: '1974' }],
    ['/quote/homeowner/7', ann],
    ['/quote/homeowner/carrier', { text: 'Harbor Mutual' }],
    ['/quote/homeowner/premium', { text: '2400' }],
    ['/quote/homeowner/email', mail],
  ],
  pet: [
    begin('pet'),
    ['/quote/pet/1', { choice: 'DOG_MEDIUM' }],
    ['/quote/pet/10', { month: '05', day: '02', year: String(new Date().getFullYear() - 3) }],
  ],
  travel: [
    begin('travel'),
    ['/quote/travel/1', { departure_date: dayIn(60), return_date: dayIn(74) }],
    ['/quote/travel/2', { destinations: ['FR', 'IT'] }],
    ['/quote/travel/3', { trip_cost: '5000' }],
    [
      '/quote/travel/4',
      {
        'traveler.first_name': 'Ann',
        'traveler.last_name': 'Example',
        'traveler.dob_year': '1984',
        'others.0.first_name': 'Ben',
        'others.0.last_name': 'Example',
        'others.0.dob_year': '2014',
      },
    ],
    ['/quote/travel/5', mail],
  ],
  life: [
    begin('life'),
    ['/quote/life/1', { choice: '500000:20' }],
    ['/quote/life/2', { month: '05', day: '02', year: '1984' }],
    ['/quote/life/2c', { choice: 'F' }],
    ['/quote/life/3', { height: 'custom', feet: '5', inches: '6', weight: '150' }],
    ['/quote/life/4', { choices: ['NONE'] }],
    ['/quote/life/5', { ...ann, ...mail }],
  ],
  auto: [
    begin('auto'),
    ['/quote/auto/1', { choice: 'YES' }],
    ['/quote/auto/1e', { choice: 'Y3_5' }],
    ['/quote/auto/1g', { choice: 'L100' }],
    [
      '/quote/auto/1m',
      {
        current_insurer: 'Harbor Mutual',
        current_policy_start_month: '5',
        current_policy_start_year: String(new Date().getFullYear() - 2),
      },
    ],
    ['/quote/auto/3', { year: '2019', make: 'Toyota', model: 'Camry' }],
    [
      '/quote/auto/5',
      { vin: '4T1B11HK5KU210203', ownership: 'OWNED', usage: 'COMMUTE_PLEASURE', daily_mileage: '30' },
    ],
    ['/quote/auto/6', another],
    ['/quote/auto/3', { year: '2003', make: 'Honda', model: 'Accord' }],
    [
      '/quote/auto/5',
      { vin: '1HGCM82633A004352', ownership: 'OWNED', usage: 'COMMUTE_PLEASURE', daily_mileage: '8' },
    ],
    ['/quote/auto/6', done],
    ['/quote/auto/5a', { choice: 'L100' }],
    ['/quote/auto/5b', { choice: 'FULL' }],
    ['/quote/auto/5c', { choice: '500' }],
    ['/quote/auto/9', driver({ ...ann, month: '05', maritalStatus: 'M' })],
    ['/quote/auto/10', another],
    ['/quote/auto/9', driver({ relation: 'Spouse', firstName: 'Ben', lastName: 'Example', month: '11' })],
    ['/quote/auto/10', done],
    ['/quote/auto/12', { choices: ['NONE'] }],
    ['/quote/auto/20', home],
    ['/quote/auto/20m', { choice: 'RENT' }],
    ['/quote/auto/25', { choice: 'GOOD' }],
    ['/quote/auto/30', mail],
  ],
} as const satisfies Readonly<Record<string, readonly Stop[]>>

export type LineName = keyof typeof journeys

function driver({ month, ...words }: FormWords): FormWords {
  const born = { 'dateBirth.month': month ?? '', 'dateBirth.day': '02', 'dateBirth.year': '1984' }
  return { ...words, ...born, gender: 'F', firstLicenseAge: '17' }
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
