import type { AutoRisk } from '../../../src/risk/auto.ts'
import { ann, autoIn, ben, carLike } from '../../carriers/samples/sample-auto.ts'
import { type Excerpt, whether } from './excerpt.ts'

const household = autoIn({
  state: 'TX',
  answers: {
    drivers: [{ driver: ann }, { driver: ben }],
    vehicles: [carLike({}), carLike({ year: 2012, ownership: 'FINANCED' })],
    limits: { choice: 'L50' },
  },
})
const [first, second] = household.drivers
const [car, old] = household.vehicles
if (!first || !second || !car || !old) throw new Error('a household of two')

/** Ann had an accident, Ben two tickets; the older car has a deductible of its own. */
const risk: AutoRisk = {
  ...household,
  drivers: [
    { ...first, record: [{ incident: 'AT_FAULT', monthsAgo: 14 }] },
    {
      ...second,
      record: [
        { incident: 'SPEEDING', monthsAgo: 2 },
        { incident: 'OTHER_VIOLATION', monthsAgo: 50 },
      ],
    },
  ],
  vehicles: [car, { ...old, deductible: '1000', principalDriver: 1 }],
}

const perPerson = { MIN: 30, L50: 50, L100: 100, L250: 250 }
const perAccident = { MIN: 60, L50: 100, L100: 300, L250: 500 }
const accidents = ['AT_FAULT', 'NOT_AT_FAULT']
const claims = [...accidents, 'COMP_CLAIM']
const deductible = { $from: ['.deductible', 'cover.deductible'], as: 'number' }
const hasDamage = { path: 'cover.physicalDamage', isNot: ['LIABILITY'] }
const hasCollision = { path: 'cover.physicalDamage', is: ['FULL'] }

/** A consumer gateway of an agency network: contact data, nested incidents, coverage for each car, quotes of several insurers. */
const gateway: Excerpt = {
  like: 'a consumer gateway',
  risk,
  details: { contact: { email: 'ann@mail.example', phone: '+15125550142' } },
  request: { path: '/v3/consumer/{line}', headers: { 'x-campaign': { $secret: 'GATEWAY_CAMPAIGN' } } },
  body: {
    applicant: {
      givenName: { $from: 'risk.insured.first' },
      familyName: { $from: 'risk.insured.last' },
      emailAddress: { $from: 'contact.email' },
      telephone: { $from: 'contact.phone', match: '^\\+1(\\d{10})$' },
      residence: {
        houseNumber: { $from: 'risk.location.address1', match: '^(\\d+) ' },
        line1: { $from: 'risk.location.address1', match: '^\\d+ (.+)$' },
        apartment: {
          $when: [{ path: 'risk.location.address2', isNot: [''] }],
          value: { $from: 'risk.location.address2' },
        },
      },
    },
    productData: {
      drivers: {
        $each: 'risk.drivers',
        item: {
          birthDate: { $from: '.dob', date: 'MM/DD/YYYY' },
          licensedOn: { $day: '.dob', plus: { years: { $minus: ['.age', '.yearsLicensed'] } } },
          maritalStatus: { $from: '.maritalStatus', table: 'marital', otherwise: 'Single' },
          violations: {
            $each: '.record',
            where: [{ path: '.incident', isNot: claims }],
            item: {
              on: { $day: 'effectiveDate', minus: { months: '.monthsAgo' } },
              type: { $from: '.incident', table: 'violations', otherwise: 'Other' },
            },
          },
          accidents: {
            $each: '.record',
            where: [{ path: '.incident', is: accidents }],
            item: { atFault: whether({ path: '.incident', is: ['AT_FAULT'] }, 'Yes', 'No') },
          },
        },
      },
      vehicles: {
        $each: 'risk.vehicles',
        item: {
          vin: { $from: '.vin' },
          lienHolder: whether({ path: '.ownership', isNot: ['OWNED'] }),
          comprehensive: { $when: [hasDamage], value: deductible },
          collision: { $when: [hasCollision], value: deductible },
        },
      },
    },
  },
  tables: {
    marital: { S: 'Single', M: 'Married', D: 'Divorced' },
    violations: { SPEEDING: 'Speeding', DUI: 'Dui' },
    terms: { SemiAnnual: '6 months', Annual: 'year' },
  },
  answer: [
    { when: [{ path: 'errors[].severity', is: ['ERROR'] }], failed: { cause: 'internal' } },
    {
      when: [{ path: 'payload.quotes[]', present: true }],
      quoted: {
        products: {
          each: 'payload.quotes',
          list: [
            { id: 'oak', name: 'Oak', when: [{ path: '.company.key', is: ['OAK'] }] },
            { id: 'elm', name: 'Elm', when: [{ path: '.company.key', is: ['ELM'] }] },
          ],
        },
        premium: { path: '.premium.total', unit: 'dollars' },
        term: { path: '.term', table: 'terms' },
        coverageText: { text: '{.coverages[code=BI].limit} injury' },
        bridgeUrl: { path: '.journeyUrl' },
      },
    },
    { declined: { message: 'No insurer of this network writes these cars.' } },
  ],
  asksAt: '/v3/consumer/auto',
  asks: {
    applicant: {
      givenName: 'Ann',
      familyName: 'Example',
      emailAddress: 'ann@mail.example',
      telephone: '5125550142',
      residence: { houseNumber: '1', line1: 'Sample St' },
    },
    productData: {
      drivers: [
        {
          birthDate: '05/02/1986',
          licensedOn: '2002-05-02',
          maritalStatus: 'Single',
          violations: [],
          accidents: [{ atFault: 'Yes' }],
        },
        {
          birthDate: '07/04/2009',
          licensedOn: '2025-07-04',
          maritalStatus: 'Single',
          violations: [
            { on: '2026-09-22', type: 'Speeding' },
            { on: '2022-09-22', type: 'Other' },
          ],
          accidents: [],
        },
      ],
      vehicles: [
        { vin: '4T1G11AK8PU123456', lienHolder: false, comprehensive: 500, collision: 500 },
        { vin: '4T1G11AK8PU123456', lienHolder: true, comprehensive: 1000, collision: 1000 },
      ],
    },
  },
  replies: [
    [
      {
        errors: [{ severity: 'WARN' }],
        payload: {
          quotes: [
            {
              company: { key: 'ELM' },
              premium: { total: '910.20' },
              term: 'SemiAnnual',
              coverages: [
                { code: 'PD', limit: '50' },
                { code: 'BI', limit: '50/100' },
              ],
            },
            {
              company: { key: 'OAK' },
              premium: { total: '812.00' },
              term: 'SemiAnnual',
              coverages: [{ code: 'BI', limit: '50/100' }],
              journeyUrl: 'https://oak.example/7',
            },
          ],
        },
      },
      {
        premium: '812.00',
        period: '6 months',
        coverage: { line: '50/100 injury' },
        bridgeUrl: 'https://oak.example/7',
        others: [{ premium: '910.20', product: { id: 'elm', name: 'Elm' } }],
      },
    ],
    [{ errors: [{ severity: 'WARN' }, { severity: 'ERROR' }] }, { kind: 'failed', cause: 'internal' }],
    [{ errors: [], payload: { quotes: [] } }, { kind: 'declined' }],
  ],
}
/** A comparative rater: one list of violations for all drivers, coverages by code, bill plans by code, fees within the total. */
const rater: Excerpt = {
  like: 'a comparative rater',
  risk,
  request: { path: '/{state}/ppa/rate', query: { version: '7', apikey: { $secret: 'RATER_KEY' } } },
  body: {
    Header: {
      TransactionId: { $from: 'idempotencyKey' },
      Effective: { $from: 'effectiveDate', date: 'MM/DD/YYYY' },
      Expiration: { $day: 'effectiveDate', plus: { months: 6 }, date: 'MM/DD/YYYY' },
    },
    Drivers: {
      $each: 'risk.drivers',
      item: {
        DriverId: { $from: '.#' },
        Points: { $count: '.record', where: [{ path: '.monthsAgo', atMost: 35 }] },
      },
    },
    Violations: {
      $each: 'risk.drivers[].record',
      where: [{ path: '.monthsAgo', atMost: 35 }],
      item: {
        DriverId: { $from: '..#' },
        Code: { $from: '.incident', table: 'codes' },
        Date: { $day: 'effectiveDate', minus: { months: '.monthsAgo' }, date: 'YYYYMMDD' },
      },
    },
    Vehicles: {
      $each: 'risk.vehicles',
      item: {
        VehicleId: { $from: '.#' },
        Operator: { $plus: ['.principalDriver', 1] },
        WeeklyMiles: { $divide: ['.annualMiles', 52], decimals: 0 },
        Coverages: [
          {
            Code: 'BI',
            Limit1: { $times: [{ $from: 'cover.limits', table: 'perPerson' }, 1000] },
            Limit2: { $times: [{ $from: 'cover.limits', table: 'perAccident' }, 1000] },
          },
          {
            $when: [hasDamage],
            value: {
              Code: 'CMP',
              Ded: {
                $from: ['cover.comprehensiveDeductible', '.deductible', 'cover.deductible'],
                as: 'number',
              },
            },
          },
          { $when: [hasCollision], value: { Code: 'COL', Ded: deductible } },
          {
            $when: [
              { path: 'cover.rental', isNot: ['0'] },
              { path: 'cover.rental', present: true },
            ],
            value: { Code: 'RR', Limit1: { $from: 'cover.rental', as: 'number' } },
          },
        ],
      },
    },
  },
  tables: {
    perPerson,
    perAccident,
    codes: {
      AT_FAULT: 'AAF',
      NOT_AT_FAULT: 'NAF',
      SPEEDING: 'SPD',
      OTHER_VIOLATION: 'MIN',
      DUI: 'DUI',
      SUSPENDED: 'SUS',
      COMP_CLAIM: 'CMP',
    },
  },
  answer: [
    {
      when: [{ path: 'Messages', has: [{ path: '.Type', is: ['Decline'] }] }],
      declined: {
        code: { path: 'Messages[Type=Decline].Code' },
        message: 'This insurer does not write this household.',
        reasons: { each: 'Messages', where: [{ path: 'Type', is: ['Decline'] }], text: { path: 'Text' } },
      },
    },
    {
      when: [{ path: 'TotalPremium', present: true }],
      quoted: {
        premium: {
          $minus: [
            { path: 'TotalPremium', unit: 'dollars' },
            { path: 'Fees[].Amount', unit: 'dollars', otherwise: '0' },
          ],
        },
        fees: [
          {
            id: 'policy',
            label: 'Policy fee',
            path: 'Fees[Code=POL].Amount',
            unit: 'dollars',
            otherwise: '0',
          },
          { id: 'sr22', label: 'SR-22 fee', path: 'Fees[Code=SR22].Amount', unit: 'dollars', otherwise: '0' },
        ],
        total: { path: 'TotalPremium', unit: 'dollars' },
        term: '6 months',
        payPlan: {
          count: { path: 'BillPlans[Code=EFT6].Payments' },
          first: { path: 'BillPlans[Code=EFT6].Down', unit: 'dollars' },
          each: { path: 'BillPlans[Code=EFT6].Installment', unit: 'dollars' },
        },
        quoteNumber: { path: 'QuoteId' },
      },
    },
  ],
  asksAt: '/TX/ppa/rate?version=7&apikey=value+of+RATER_KEY',
  asks: {
    Header: { TransactionId: 'key-1', Effective: '11/22/2026', Expiration: '05/22/2027' },
    Drivers: [
      { DriverId: 1, Points: 1 },
      { DriverId: 2, Points: 1 },
    ],
    Violations: [
      { DriverId: 1, Code: 'AAF', Date: '20250922' },
      { DriverId: 2, Code: 'SPD', Date: '20260922' },
    ],
    Vehicles: [
      {
        VehicleId: 1,
        WeeklyMiles: 231,
        Coverages: [
          { Code: 'BI', Limit1: 50_000, Limit2: 100_000 },
          { Code: 'CMP', Ded: 500 },
          { Code: 'COL', Ded: 500 },
        ],
      },
      {
        VehicleId: 2,
        Operator: 2,
        WeeklyMiles: 231,
        Coverages: [
          { Code: 'BI', Limit1: 50_000, Limit2: 100_000 },
          { Code: 'CMP', Ded: 1000 },
          { Code: 'COL', Ded: 1000 },
        ],
      },
    ],
  },
  replies: [
    [
      {
        QuoteId: 'R-1',
        TotalPremium: '637.50',
        Fees: [
          { Code: 'SR22', Amount: 12.5 },
          { Code: 'POL', Amount: '25.00' },
        ],
        BillPlans: [
          { Code: 'FULL', Payments: 1 },
          { Code: 'EFT6', Payments: 6, Down: 112.5, Installment: 105 },
        ],
      },
      {
        premium: '105.00',
        period: 'month',
        bill: {
          premium: '600.00',
          fees: [
            { id: 'policy', amount: '25.00' },
            { id: 'sr22', amount: '12.50' },
          ],
          total: '637.50',
        },
      },
    ],
    [
      {
        Messages: [
          { Type: 'Info', Text: 'Rated.' },
          { Type: 'Decline', Code: 'YD2', Text: 'A driver is too young for this car' },
        ],
      },
      { kind: 'declined', code: 'YD2', message: { text: 'A driver is too young for this car.' } },
    ],
  ],
}

/** A direct insurer that binds over its API: a summary of the history, limits in cents, and a quote that is rated in a second step. */
const direct: Excerpt = {
  like: 'an insurer that binds over its API',
  risk,
  request: { path: '/v1/quotes', headers: { 'x-request-id': '{idempotencyKey}' } },
  body: {
    client_secret: { $secret: 'DIRECT_SECRET' },
    profile: {
      incident_history: {
        accident_count: { $count: 'risk.drivers[].record', where: [{ path: '.incident', is: ['AT_FAULT'] }] },
        violation_count: { $count: 'risk.drivers[].record', where: [{ path: '.incident', isNot: claims }] },
        look_back_years: 5,
      },
      is_high_risk: whether({
        any: [
          { path: 'risk.drivers[].record[].incident', is: ['DUI', 'SUSPENDED'] },
          { path: 'risk.prior.insurance', is: ['LAPSED', 'CANCELLED'] },
        ],
      }),
      months_with_carrier: { $times: ['risk.prior.tenureYears', 12] },
      household_size: { $count: 'risk.drivers' },
    },
    coverages: {
      bi: {
        per_person: { $times: [{ $from: 'cover.limits', table: 'perPerson' }, 1000], as: 'cents' },
        per_occurrence: { $times: [{ $from: 'cover.limits', table: 'perAccident' }, 1000], as: 'cents' },
      },
      umbi: { $when: [{ path: 'cover.uninsured', is: ['NONE'] }], value: 'declined' },
    },
    vehicles: {
      $each: 'risk.vehicles',
      item: {
        vin: { $from: '.vin' },
        ownership: { $from: '.ownership', table: 'ownership' },
        primary_driver: {
          $when: [{ path: '.principalDriver', present: true }],
          value: { $text: 'driver-{.principalDriver}' },
        },
        mileage_band: {
          $when: [{ path: '.annualMiles', atMost: 7500 }],
          value: 'low',
          otherwise: {
            $when: [{ path: '.annualMiles', atMost: 15_000 }],
            value: 'middle',
            otherwise: 'high',
          },
        },
      },
    },
  },
  tables: {
    perPerson,
    perAccident,
    ownership: { FINANCED: 'financed', OWNED: 'owned', LEASED: 'leased' },
    terms: { 6: '6 months', 12: 'year' },
  },
  answer: [
    {
      when: [{ path: 'quote.state', is: ['profile_complete'] }],
      next: {
        path: '/v1/quotes/{ticket}/rate',
        ticket: { path: 'quote.id' },
        body: { start_date: { $from: 'effectiveDate' } },
      },
    },
    {
      when: [{ path: 'quote.bindable', is: [true] }],
      quoted: {
        premium: { path: 'quote.premium_in_cents', unit: 'cents' },
        term: { path: 'quote.term_length_in_months', table: 'terms' },
        quoteNumber: { path: 'quote.id' },
        expiresAt: { path: 'quote.expires_at' },
      },
    },
    {
      when: [{ path: 'requirements[].status', is: ['pending_review'] }],
      referred: { message: 'An underwriter looks at this quote.', quoteNumber: { path: 'quote.id' } },
    },
  ],
  asksAt: '/v1/quotes',
  asks: {
    client_secret: 'value of DIRECT_SECRET',
    profile: {
      incident_history: { accident_count: 1, violation_count: 2, look_back_years: 5 },
      is_high_risk: false,
      months_with_carrier: 0,
      household_size: 2,
    },
    coverages: { bi: { per_person: 5_000_000, per_occurrence: 10_000_000 } },
    vehicles: [
      { vin: '4T1G11AK8PU123456', ownership: 'owned', mileage_band: 'middle' },
      { vin: '4T1G11AK8PU123456', ownership: 'financed', primary_driver: 'driver-1', mileage_band: 'middle' },
    ],
  },
  replies: [
    [{ quote: { id: 'd-9', state: 'profile_complete' } }, { kind: 'next' }],
    [
      {
        quote: {
          id: 'd-9',
          bindable: true,
          premium_in_cents: 54_321,
          term_length_in_months: 6,
          expires_at: '2026-12-20T00:00:00Z',
        },
      },
      { premium: '543.21', period: '6 months', expiresAt: '2026-12-20' },
    ],
    [
      {
        quote: { id: 'd-9', bindable: false },
        requirements: [{ status: 'met' }, { status: 'pending_review' }],
      },
      { kind: 'referred', quoteNumber: 'd-9' },
    ],
  ],
}

export const autoExcerpts: readonly Excerpt[] = [gateway, rater, direct]
