import { ann, camry, details, untilCars, untilDrivers, untilPrices } from './auto.ts'
import type { Page } from './renters.ts'

const ben = {
  firstName: 'Ben',
  lastName: 'Example',
  gender: 'M',
  relation: 'Child',
  dateBirth: '2006-06-15',
  firstLicenseAge: '17',
}

/** Ann and her son Ben in Austin, Texas, with two cars, an accident and a ticket: up to their prices. */
export const household: readonly Page[] = [
  ...untilCars,
  ['/quote/auto/3', camry],
  ['/quote/auto/5', details],
  ['/quote/auto/6', { action: 'new', type: 'other' }],
  ['/quote/auto/3', { year: '2012', make: 'Honda', model: 'Civic' }],
  ['/quote/auto/5', { ...details, vin: '2HGFB2F50CH310203' }],
  ...untilDrivers,
  ['/quote/auto/9', ann],
  ['/quote/auto/10', { action: 'new', type: 'other' }],
  ['/quote/auto/9', ben],
  ...untilPrices.map(
    ([step, payload]): Page => [
      step,
      step === '/quote/auto/12' ? { choices: ['AT_FAULT_1', 'SPEEDING'] } : payload,
    ],
  ),
]
