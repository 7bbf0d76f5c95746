import * as v from 'valibot'
import { needs } from '../../../src/connectors/needs/needs-json.ts'
import { ann, autoIn, ben, carLike } from '../../carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../carriers/samples/sample-homeowner.ts'
import { lifeIn } from '../../carriers/samples/sample-life.ts'
import { petIn } from '../../carriers/samples/sample-pet.ts'
import { rentersIn } from '../../carriers/samples/sample-renters.ts'
import { partyOf, tripFrom } from '../../carriers/samples/sample-travel.ts'
import { type Excerpt, whether } from './excerpt.ts'

const household = autoIn({
  state: 'TX',
  answers: {
    drivers: [{ driver: ann }, { driver: ben }],
    vehicles: [carLike({ ownership: 'LEASED' })],
    limits: { choice: 'MIN' },
  },
})

/** An agency's gateway: what the agency asks besides, licenses, and limits that the insurer raises. */
const agency: Excerpt = {
  like: "an agency's gateway",
  risk: household,
  needs: v.parse(needs, {
    phone: 'quote',
    licenseNumber: 'quote',
    licenseState: 'quote',
    sr22: { to: 'quote', prompt: 'Does anyone need an SR-22?', kind: 'yes or no', usual: false },
  }),
  details: {
    contact: { phone: '+15125550142' },
    licenses: [{ number: 'T123', state: 'TX' }, {}],
    answers: { sr22: false },
  },
  body: {
    Contact: {
      Phones: [
        {
          Kind: 'Mobile',
          Area: { $from: 'contact.phone', match: '^\\+1(\\d{3})' },
          Number: { $from: 'contact.phone', match: '(\\d{7})$' },
        },
      ],
    },
    Drivers: {
      $each: 'risk.drivers',
      item: {
        License: {
          $when: [{ path: '.license.number', present: true }],
          value: { Number: { $from: '.license.number' }, State: { $from: ['.license.state', 'state'] } },
          otherwise: { Status: 'Unknown' },
        },
        Sr22: { $from: 'answers.sr22', yes: 'Y', no: 'N' },
        Age: { $from: '.age' },
      },
    },
    Lessor: { $when: [{ path: 'risk.vehicles[].ownership', is: ['LEASED'] }], value: { Required: true } },
    Limits: { $from: 'cover.limits', table: 'limits' },
  },
  tables: { limits: { MIN: 'StateMinimum', L50: '50/100/50', L100: '100/300/100', L250: '250/500/100' } },
  answer: [
    {
      when: [{ path: 'Missing[]', present: true }],
      needs: { each: 'Missing', path: { path: 'Field' }, prompt: { path: 'Label' } },
    },
    {
      when: [{ path: 'Rates', has: [{ path: '.Status', is: ['Ok', 'OkWithChanges'] }] }],
      quoted: {
        premium: { path: ['Rates[Status=Ok].Total', 'Rates[Status=OkWithChanges].Total'], unit: 'dollars' },
        term: '6 months',
        coverages: {
          each: 'Rates[Status=OkWithChanges].Limits',
          label: { path: 'Name' },
          value: { path: 'Value' },
        },
        notes: [
          {
            when: [{ path: 'Rates[].Status', is: ['OkWithChanges'] }],
            value: 'The insurer changed what was asked for.',
          },
        ],
      },
    },
  ],
  asks: {
    Contact: { Phones: [{ Kind: 'Mobile', Area: '512', Number: '5550142' }] },
    Drivers: [
      { License: { Number: 'T123', State: 'TX' }, Sr22: 'N', Age: 40 },
      { License: { Status: 'Unknown' }, Sr22: 'N', Age: 17 },
    ],
    Lessor: { Required: true },
    Limits: 'StateMinimum',
  },
  replies: [
    [
      { Missing: [{ Field: 'occupancy', Label: 'Who lives there?' }] },
      { kind: 'needs', fields: [{ path: 'occupancy' }] },
    ],
    [
      {
        Rates: [
          { Status: 'Failed' },
          {
            Status: 'OkWithChanges',
            Total: '$1,010.00',
            Limits: [{ Name: 'Bodily Injury', Value: '50/100' }],
          },
        ],
      },
      {
        premium: '1010.00',
        notes: [
          { key: 'note.otherCover', values: { asked: [30_000, 60_000], offered: [50_000, 100_000] } },
          { text: 'The insurer changed what was asked for.' },
        ],
      },
    ],
  ],
}

/** A non-standard insurer: a down payment in percent of the total, fees in a list, points for each driver. */
const nonStandard: Excerpt = {
  like: 'a non-standard insurer',
  risk: household,
  request: { path: '/{state|regions}/quote' },
  body: {
    policy: { term: 6, ends: { $day: 'effectiveDate', plus: { months: 6 }, date: 'M/D/YYYY' } },
    named: { $from: 'risk.drivers[relation=Insured].first' },
    youngest_is_minor: whether({ path: 'risk.drivers[].age', atMost: 17 }, 1, 0),
    vins: { $from: 'risk.vehicles[].vin' },
    full_coverage: { $count: 'risk.vehicles', where: [{ path: 'cover.physicalDamage', is: ['FULL'] }] },
  },
  tables: { regions: { TX: 'south' } },
  states: ['TX'],
  answer: [
    {
      quoted: {
        premium: {
          $minus: [
            { path: 'total', unit: 'dollars' },
            { path: 'fees[].usd', unit: 'dollars' },
          ],
        },
        fees: [{ id: 'fees', label: 'Fees', path: 'fees[].usd', unit: 'dollars' }],
        total: { path: 'total', unit: 'dollars' },
        term: '6 months',
        payPlan: {
          count: { path: 'plans[id=P5].count' },
          first: {
            $divide: [
              {
                $times: [
                  { path: 'total', unit: 'dollars' },
                  { path: 'plans[id=P5].down_percent', unit: 'dollars' },
                ],
              },
              100,
            ],
            round: 'up',
          },
          each: { path: 'plans[id=P5].each', unit: 'dollars' },
        },
      },
    },
  ],
  asksAt: '/south/quote',
  asks: {
    policy: { term: 6, ends: '5/22/2027' },
    named: 'Ann',
    youngest_is_minor: 1,
    vins: ['4T1G11AK8PU123456'],
    full_coverage: 1,
  },
  replies: [
    [
      {
        total: 500.05,
        fees: [{ usd: 20 }, { usd: '5.05' }],
        plans: [{ id: 'P5', count: 5, down_percent: 20, each: 100.01 }],
      },
      {
        premium: '100.01',
        period: 'month',
        bill: { premium: '475.00', total: '500.05', installments: { first: '100.01', each: '100.01' } },
      },
    ],
  ],
}

/** A home insurer behind a service bus: an envelope, a login in the body, statuses of its own within a 200. */
const bus: Excerpt = {
  like: 'a home insurer behind a service bus',
  risk: homeownerIn({ state: 'TX' }),
  request: { path: '/bus', headers: { 'X-Correlation-Id': { $newId: 'call' } } },
  body: {
    Envelope: {
      Login: {
        User: { $secret: 'BUS_USER' },
        Password: { $secret: 'BUS_PASSWORD' },
        At: { $from: 'sentAt', date: 'YYYYMMDD HH:mm:ss' },
      },
      Payload: {
        Roof: {
          Shape: { $from: 'risk.home.roofShape' },
          Upgraded: whether({ path: 'risk.home.roofAge', is: ['R0_5', 'R6_10'] }, 'true', 'false'),
        },
        Protection: [
          {
            $when: [{ path: 'risk.home.devices', is: ['CENTRAL_FIRE', 'CENTRAL_BURGLAR'] }],
            value: 'MONITORED',
          },
          { $when: [{ path: 'risk.home.devices', is: ['DEADBOLT'] }], value: 'LOCKS' },
        ],
        PersonalPropertyPercent: {
          $divide: [{ $times: ['cover.belongings', 100] }, 'cover.dwelling'],
          decimals: 0,
        },
      },
    },
  },
  answer: [
    { when: [{ path: 'Envelope.Status.Code', is: ['AUTH'] }], failed: { cause: 'auth' } },
    {
      when: [{ path: 'Envelope.Status.Code', atLeast: 500 }],
      failed: { cause: 'internal', retryable: true },
    },
    {
      when: [{ path: 'Envelope.Status.Code', is: ['0', 0] }],
      quoted: {
        premium: { path: 'Envelope.Result.Premium', unit: 'cents' },
        term: 'year',
        expiresAt: { path: 'Envelope.Result.GoodThru', date: 'MM/DD/YYYY' },
      },
    },
  ],
  asksAt: '/bus',
  asks: {
    Envelope: {
      Login: { User: 'value of BUS_USER', Password: 'value of BUS_PASSWORD', At: '20261121 12:00:05' },
      Payload: {
        Roof: { Shape: 'GABLE', Upgraded: 'true' },
        Protection: ['LOCKS'],
        PersonalPropertyPercent: 60,
      },
    },
  },
  replies: [
    [
      { Envelope: { Status: { Code: 0 }, Result: { Premium: '201234', GoodThru: '12/31/2026' } } },
      { premium: '2012.34', expiresAt: '2026-12-31' },
    ],
    [{ Envelope: { Status: { Code: '503' } } }, { kind: 'failed', cause: 'internal', retryable: true }],
    [{ Envelope: { Status: { Code: 'AUTH' } } }, { kind: 'failed', cause: 'auth' }],
  ],
}

const byTheSea = homeownerIn({ state: 'FL', isBySea: true })

/** A program for coastal homes: wind measures as flags, the deductible of a hurricane in dollars, delivered by a callback. */
const coast: Excerpt = {
  like: 'a program for coastal homes',
  risk: byTheSea,
  states: ['FL'],
  body: {
    ReturnUrl: { $from: 'callbackUrl' },
    MilesToWater: { $from: 'risk.home.coastMiles' },
    Shutters: whether({ path: 'risk.home.windFeatures', is: ['OPENINGS'] }),
    Hurricane: {
      $when: [{ path: 'cover.windPeril', is: ['hurricane'] }],
      value: { $times: ['cover.dwelling', 'cover.windDeductible', 0.01] },
    },
    AllOther: { $from: 'cover.deductible', as: 'cents' },
    NewRoof: {
      $when: [{ path: 'risk.home.roofAge', is: ['R0_5'] }],
      value: { Year: { $from: 'effectiveDate', match: '^\\d{4}', as: 'number' } },
    },
  },
  answer: [
    { when: [{ path: 'accepted', is: [true] }], pending: { poll: 'callback', afterMs: 0 } },
    {
      when: [{ path: 'binding.closed', is: [true] }],
      referred: { message: 'A storm is near: this insurer takes no new homes today.' },
    },
    {
      when: [{ path: 'price', present: true }],
      quoted: {
        premium: { path: 'price.base', unit: 'dollars' },
        surcharges: [
          {
            id: 'state',
            label: 'State surcharges',
            path: 'price.assessments[].amount',
            unit: 'dollars',
            otherwise: '0',
          },
        ],
        term: 'year',
      },
    },
  ],
  asks: { MilesToWater: 1, Shutters: false, Hurricane: byTheSea.home.cover.dwelling / 50, AllOther: 250_000 },
  replies: [
    [{ accepted: true }, { kind: 'pending', ticket: 'callback' }],
    [{ binding: { closed: true } }, { kind: 'referred' }],
    [
      { price: { base: 4000, assessments: [{ amount: 28 }, { amount: '12.50' }] } },
      { premium: '4040.50', bill: { premium: '4000.00', surcharges: [{ id: 'state', amount: '40.50' }] } },
    ],
  ],
}

/** A property manager's program for renters: limits as words, add-ons, a price for each month. */
const manager: Excerpt = {
  like: "a property manager's program for renters",
  risk: rentersIn({ state: 'TX' }),
  body: {
    liability: { $text: '{cover.liability|thousands}K' },
    unit: {
      type: { $from: 'line' },
      address: { $text: '{risk.location.address1}, {risk.location.city}, {state} {risk.location.zip}' },
    },
    addons: [
      { $when: [{ path: 'cover.settlement', is: ['REPLACEMENT_COST'] }], value: 'REPLACEMENT' },
      { $when: [{ path: 'risk.household.animal', isNot: ['NONE', 'CAT_SMALL'] }], value: 'PETS' },
    ],
    per_person: { $divide: ['cover.personalProperty', 3], decimals: 0, round: 'halfEven' },
  },
  tables: { thousands: { 100000: '100', 300000: '300', 500000: '500' } },
  answer: [
    {
      when: [{ any: [{ http: [409] }, { path: 'result', is: ['dup'] }] }],
      referred: { message: 'This home is insured already.' },
    },
    {
      quoted: {
        premium: { path: ['month.discounted', 'month.full'], unit: 'dollars' },
        term: 'month',
        notes: [
          {
            when: [{ path: 'month.discounted', present: true }],
            value: { text: 'The price has a discount of {month.percent}%.' },
          },
        ],
      },
    },
  ],
  asks: {
    liability: '100K',
    unit: { type: 'renters', address: '1 Sample St, Sampleton, TX 00000' },
    addons: ['REPLACEMENT'],
    per_person: 10_000,
  },
  replies: [
    [
      { month: { full: 12, discounted: 11.4, percent: 5 } },
      { premium: '11.40', period: 'month', notes: [{ text: 'The price has a discount of 5%.' }] },
    ],
    [{ month: { full: 12 } }, { premium: '12.00', notes: [] }],
    [{}, { kind: 'referred' }, 409],
  ],
}

/** A pet insurer with riders: base and riders priced apart, a breed that it does not take. */
const riders: Excerpt = {
  like: 'a pet insurer with riders',
  risk: petIn({ state: 'TX', answers: { pet: { choice: 'DOG_FLAT' } } }),
  body: {
    dob: { $from: 'risk.pet.dob', date: 'DD-MMM-YYYY' },
    coinsurance: { $divide: [{ $minus: [100, 'cover.reimbursement'] }, 100] },
    riders: [
      { id: 'ACC' },
      {
        $when: [{ path: 'cover.plan', isNot: ['ACCIDENT_ONLY'] }],
        value: { id: 'ILL', waitingEnds: { $day: 'effectiveDate', plus: { days: 14 } } },
      },
      {
        $when: [
          {
            all: [
              { path: 'cover.plan', is: ['WELLNESS'] },
              { path: 'risk.pet.species', is: ['DOG'] },
            ],
          },
        ],
        value: { id: 'WELL' },
      },
    ],
  },
  answer: [
    {
      when: [{ path: 'knockouts[]', present: true }],
      declined: {
        code: { path: 'knockouts.0.code' },
        message: {
          path: 'knockouts.0.code',
          table: 'knockouts',
          otherwise: 'This insurer does not take this pet.',
        },
      },
    },
    {
      quoted: {
        premium: {
          $plus: [
            { path: 'base.amount', unit: 'cents' },
            { path: 'riders[].amount', unit: 'cents', otherwise: '0' },
          ],
        },
        term: { path: 'cycle', table: 'cycles' },
      },
    },
  ],
  tables: {
    knockouts: { BREED: 'This insurer does not take flat-faced breeds.' },
    cycles: { M: 'month', A: 'year' },
  },
  asks: {
    dob: '02-May-2022',
    coinsurance: 0.2,
    riders: [{ id: 'ACC' }, { id: 'ILL', waitingEnds: '2026-12-06' }],
  },
  replies: [
    [
      { cycle: 'M', base: { amount: 2500 }, riders: [{ amount: 1250 }, { amount: '199' }] },
      { premium: '39.49', period: 'month' },
    ],
    [
      { knockouts: [{ code: 'BREED' }] },
      { kind: 'declined', message: { text: 'This insurer does not take flat-faced breeds.' } },
    ],
  ],
}

/** A travel insurer that prices each traveler: ages in bands, a price for each, taxes apart. */
const each: Excerpt = {
  like: 'a travel insurer that prices each traveler',
  risk: tripFrom({ state: 'TX', answers: { travelers: partyOf(71, 12), cost: { trip_cost: 3000 } } }),
  body: {
    passengers: {
      $each: 'risk.trip.travelers',
      item: {
        band: {
          $when: [{ path: '.age', atMost: 17 }],
          value: 'CHD',
          otherwise: { $when: [{ path: '.age', atMost: 69 }], value: 'ADT', otherwise: 'SNR' },
        },
        share: { $from: 'risk.trip.costPerTraveler', as: 'cents' },
      },
    },
    seniors: whether({ path: 'risk.trip.travelers', has: [{ path: '.age', atLeast: 70 }] }),
    until: { $day: 'risk.trip.end', plus: { days: 1 } },
  },
  answer: [
    {
      when: [{ path: 'passengers[].error', present: false }],
      quoted: {
        premium: { path: 'passengers[].price.net', unit: 'dollars' },
        surcharges: [
          { id: 'tax', label: 'Tax', path: 'passengers[].price.tax', unit: 'dollars', otherwise: '0' },
        ],
        term: 'trip',
      },
    },
    {
      declined: {
        message: 'This insurer does not take all travelers.',
        reasons: { each: 'passengers', where: [{ path: 'error', present: true }], text: { path: 'error' } },
      },
    },
  ],
  asks: {
    passengers: [
      { band: 'SNR', share: 150_000 },
      { band: 'CHD', share: 150_000 },
    ],
    seniors: true,
    until: '2027-03-22',
  },
  replies: [
    [
      { passengers: [{ price: { net: 80.1, tax: 4 } }, { price: { net: '20.20' } }] },
      { premium: '104.30', bill: { premium: '100.30', surcharges: [{ amount: '4.00' }] } },
    ],
    [
      { passengers: [{ price: { net: 80 } }, { error: 'A child needs an adult of the same name' }] },
      { kind: 'declined', message: { text: 'A child needs an adult of the same name.' } },
    ],
  ],
}

/** A life insurer that opens a case, then prices it: requirements that are open, a table rating that makes an estimate. */
const cases: Excerpt = {
  like: 'a life insurer that opens a case',
  risk: lifeIn({ state: 'TX' }),
  request: { path: '/cases/{state}', headers: { 'X-Channel': '{line|channels}' } },
  body: {
    insured: {
      born: { $from: 'risk.insured.dob', date: 'YYYYMMDD' },
      gender: { $from: 'risk.insured.sex', otherwise: 'U' },
      bmi: { $from: 'risk.life.bmi' },
      weightKg: { $times: ['risk.insured.weightLb', 0.453592], decimals: 1 },
    },
    impairments: { $count: 'risk.life.conditions', where: [{ path: '.', isNot: ['FAMILY', 'RISKY'] }] },
    expires: { $day: 'effectiveDate', plus: { years: 'cover.term' } },
  },
  tables: { channels: { life: 'DIRECT' }, modes: { M: 'month' } },
  answer: [
    {
      when: [{ path: 'case.state', is: ['OPEN'] }],
      next: {
        path: '/cases/{state}/{ticket}/price',
        ticket: { path: 'case.no' },
        body: { face: { $from: 'cover.faceAmount', as: 'number' } },
      },
    },
    {
      when: [
        {
          path: 'requirements',
          has: [
            { path: '.state', is: ['OPEN'] },
            { path: '.kind', is: ['INTERVIEW'] },
          ],
        },
      ],
      referred: { message: 'This insurer wants to talk with you.', phone: '1-800-555-0155' },
    },
    {
      when: [{ path: 'rates[class=BEST].premium', present: true }],
      quoted: {
        premium: { path: 'rates[class=BEST].premium', unit: 'dollars' },
        term: { path: 'mode', table: 'modes' },
        estimated: [{ path: 'requirements[].state', is: ['OPEN'] }],
      },
    },
  ],
  asksAt: '/cases/TX',
  asks: {
    insured: { born: '19900502', gender: 'F', bmi: 22.6, weightKg: 63.5 },
    impairments: 0,
    expires: '2046-11-22',
  },
  replies: [
    [{ case: { state: 'OPEN', no: 'C8' } }, { kind: 'next' }],
    [
      {
        requirements: [
          { state: 'DONE', kind: 'INTERVIEW' },
          { state: 'OPEN', kind: 'LAB' },
        ],
        mode: 'M',
        rates: [
          { class: 'STD', premium: 30 },
          { class: 'BEST', premium: 19.9 },
        ],
      },
      { premium: '19.90', estimated: true },
    ],
    [{ requirements: [{ state: 'OPEN', kind: 'INTERVIEW' }] }, { kind: 'referred', phone: '1-800-555-0155' }],
  ],
}

export const agencyExcerpts: readonly Excerpt[] = [
  agency,
  nonStandard,
  bus,
  coast,
  manager,
  riders,
  each,
  cases,
]
