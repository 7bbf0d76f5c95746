import type { Page } from './renters.ts'

/** A driver in Austin, Texas, who was never insured, up to the page of the cars. */
export const untilCars: readonly Page[] = [
  ['/start', { type: 'auto', zipCode: '78701' }],
  ['/quote/auto/1', { choice: 'NEVER' }],
  ['/quote/auto/1n', { choice: 'FIRST_CAR' }],
]

export const camry = { year: '2019', make: 'Toyota', model: 'Camry' }

export const details = {
  vin: '4T1B11HK5KU210203',
  ownership: 'OWNED',
  usage: 'COMMUTE_PLEASURE',
  daily_mileage: '30',
}

/** The policy's cover, and a driver. */
export const untilDrivers: readonly Page[] = [
  ['/quote/auto/6', { action: 'next' }],
  ['/quote/auto/5a', { choice: 'L100' }],
  ['/quote/auto/5b', { choice: 'FULL' }],
  ['/quote/auto/5c', { choice: '500' }],
]

export const ann = {
  firstName: 'Ann',
  lastName: 'Example',
  gender: 'F',
  maritalStatus: 'S',
  dateBirth: '1990-05-02',
  firstLicenseAge: '17',
}

/** The pages after the driver. */
export const untilPrices: readonly Page[] = [
  ['/quote/auto/10', { action: 'next' }],
  ['/quote/auto/12', { choices: ['NONE'] }],
  ['/quote/auto/20', { address1: '500 East 4th Street', city: 'Austin', state: 'TX', zipcode: '78701' }],
  ['/quote/auto/20m', { choice: 'RENT' }],
  ['/quote/auto/25', { choice: 'GOOD' }],
  ['/quote/auto/30', { emailSwitch: false }],
]

/** Ann with her Camry in Austin, Texas, who was never insured: up to her prices. */
export const oneDriver: readonly Page[] = [
  ...untilCars,
  ['/quote/auto/3', camry],
  ['/quote/auto/5', details],
  ...untilDrivers,
  ['/quote/auto/9', ann],
  ...untilPrices,
]
