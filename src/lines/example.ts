/**
 * The answers of a visitor in the middle of a line: documents and tests show questions that depend on earlier answers as this
 * visitor sees them.
 */
const vehicle = { year: 2019, make: 'Toyota', model: 'Camry' }

export const example = {
  start: { type: 'renters', zipCode: '78701', state: 'TX' },
  today: '2026-11-21',
  position: 0,
  address: { state: 'TX' },
  home: { choice: 'SINGLE_FAMILY' },
  vehicle,
  vehicles: [
    {
      uuid: 'example',
      vehicle,
      details: {
        vin: '4T1B11HK5KU000000',
        ownership: 'OWNED',
        usage: 'COMMUTE_PLEASURE',
        daily_mileage: 30,
      },
    },
  ],
  drivers: [
    { uuid: 'ann', driver: { firstName: 'Ann', lastName: 'Smith', dateBirth: '1990-01-31' } },
    { uuid: 'ben', driver: { firstName: 'Ben', lastName: 'Smith', dateBirth: '2005-06-15' } },
  ],
  limits: { choice: 'L100' },
  incidents: { choices: ['SPEEDING'] },
  claims: { choice: 'TWO' },
  travelers: { traveler: { first_name: 'Ann', last_name: 'Example', dob_year: 1984 }, others: [] },
  pet: { choice: 'CAT_MIXED' },
  dob: { month: 5, day: 2, year: 2022 },
} as const
