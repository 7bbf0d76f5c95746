import { lifeIn } from '../../carriers/samples/sample-life.ts'
import { petIn } from '../../carriers/samples/sample-pet.ts'
import { goingTo, partyOf, tripFrom } from '../../carriers/samples/sample-travel.ts'
import { type Excerpt, whether } from './excerpt.ts'

/** A pet insurer: amounts as words, ages as tokens, plans of which one is selected, a subscription key. */
const pets: Excerpt = {
  like: 'a pet insurer',
  risk: petIn({ state: 'TX' }),
  request: { path: '/v2/pets/quote', headers: { 'x-subscription-key': { $secret: 'PETS_KEY' } } },
  body: {
    pets: [
      {
        species: { $from: 'risk.pet.species', table: 'species' },
        breedId: { $from: 'risk.pet.breedGroup', table: 'breeds' },
        age: {
          $when: [{ path: 'risk.pet.ageWeeks', atMost: 51 }],
          value: 'UnderOne',
          otherwise: { $text: 'Years{risk.pet.ageMonths}' },
        },
        ageYears: { $divide: ['risk.pet.ageMonths', 12], decimals: 0, round: 'down' },
      },
    ],
    selections: {
      reimbursementPercentage: { $from: 'cover.reimbursement', table: 'shares', otherwise: 'Eighty' },
      annualDeductible: { $from: 'cover.deductible', as: 'text' },
      annualLimit: {
        $when: [{ path: 'cover.annualLimit', is: [0] }],
        value: '-1',
        otherwise: { $from: 'cover.annualLimit', as: 'text' },
      },
      wellness: whether({ path: 'cover.plan', is: ['WELLNESS'] }, 'TwoHundredFifty', 'None'),
      illness: whether({ path: 'cover.plan', isNot: ['ACCIDENT_ONLY'] }),
    },
  },
  tables: {
    species: { DOG: 'Dog', CAT: 'Cat' },
    breeds: {
      DOG_SMALL: 11,
      DOG_MEDIUM: 12,
      DOG_LARGE: 13,
      DOG_GIANT: 14,
      DOG_FLAT: 15,
      CAT_MIXED: 21,
      CAT_PEDIGREE: 22,
    },
    shares: { 70: 'Seventy', 80: 'Eighty', 90: 'Ninety' },
  },
  answer: [
    { when: [{ path: 'validation[]', present: true }], failed: { cause: 'http' } },
    {
      quoted: {
        premium: {
          $plus: [
            { path: 'quotes.0.plans[selected=true].monthly', unit: 'dollars' },
            { path: 'quotes.0.plans[selected=true].fee', unit: 'dollars', otherwise: '0' },
          ],
        },
        term: 'month',
        covers: [
          {
            label: 'a deductible',
            asked: 'cover.deductible',
            path: 'quotes.0.plans[selected=true].deductible',
            unit: 'dollars',
          },
          {
            label: 'coverage a year',
            asked: 'cover.annualLimit',
            path: 'quotes.0.plans[selected=true].limit',
            unit: 'dollars',
          },
        ],
        notes: [
          {
            when: [{ path: 'quotes.0.waitingDays', atLeast: 14 }],
            value: { text: 'Illnesses are covered after {quotes.0.waitingDays} days.' },
          },
        ],
      },
    },
  ],
  asksAt: '/v2/pets/quote',
  asks: {
    pets: [{ species: 'Dog', breedId: 12, age: 'Years54', ageYears: 4 }],
    selections: {
      reimbursementPercentage: 'Eighty',
      annualDeductible: '500',
      annualLimit: '10000',
      wellness: 'None',
      illness: true,
    },
  },
  replies: [
    [
      {
        quotes: [
          {
            waitingDays: 14,
            plans: [
              { selected: false, monthly: 61 },
              { selected: true, monthly: 48.1, fee: '2.00', deductible: 500, limit: 8000 },
            ],
          },
        ],
      },
      {
        premium: '50.10',
        period: 'month',
        notes: [
          { key: 'note.otherCover', values: { asked: [10_000], offered: [8000] } },
          { text: 'Illnesses are covered after 14 days.' },
        ],
      },
    ],
    [{ validation: [{ member: 'age' }] }, { kind: 'failed', cause: 'http' }],
  ],
}

/** A gateway for several pet insurers: a birth date, decisions with options. */
const protection: Excerpt = {
  like: 'a gateway for pet insurers',
  risk: petIn({ state: 'TX' }),
  body: {
    partner_id: { $secret: 'PROTECTION_PARTNER' },
    attributes: {
      species: { $from: 'risk.pet.species' },
      birth_date: { $from: 'risk.pet.dob', date: 'YYYY-MM-DDTHH:mm:ssZ' },
      zip_code: { $from: 'risk.location.zip' },
      annual_reimbursement_cents: { $from: 'cover.annualLimit', as: 'cents' },
      copay: { $minus: [100, 'cover.reimbursement'] },
    },
  },
  answer: [
    {
      when: [{ path: 'decisions[].options[].status', is: ['success'] }],
      quoted: {
        products: {
          each: 'decisions[].options',
          list: [
            {
              id: 'core',
              name: 'Core',
              when: [
                { path: '.product.slug', is: ['core'] },
                { path: '.status', is: ['success'] },
              ],
            },
            {
              id: 'more',
              name: 'More',
              when: [
                { path: '.product.slug', is: ['more'] },
                { path: '.status', is: ['success'] },
              ],
            },
          ],
        },
        premium: { path: ['.data.net_amount', '.data.premium_amount'], unit: 'cents' },
        term: { path: '.data.interval', table: 'terms', otherwise: 'year' },
        expiresAt: { path: '.data.expires' },
      },
    },
  ],
  tables: { terms: { MONTHLY: 'month' } },
  asks: {
    partner_id: 'value of PROTECTION_PARTNER',
    attributes: {
      species: 'DOG',
      birth_date: '2022-05-02T00:00:00Z',
      zip_code: '00000',
      annual_reimbursement_cents: 1_000_000,
      copay: 20,
    },
  },
  replies: [
    [
      {
        decisions: [
          { options: [{ status: 'failure', product: { slug: 'core' } }] },
          {
            options: [
              {
                status: 'success',
                product: { slug: 'more' },
                data: { premium_amount: 5599, interval: 'MONTHLY', expires: '2026-12-05' },
              },
            ],
          },
        ],
      },
      { product: { id: 'more', name: 'More' }, premium: '55.99', period: 'month', expiresAt: '2026-12-05' },
    ],
  ],
}

const party = tripFrom({
  state: 'TX',
  answers: { travelers: partyOf(40, 38, 12), destinations: goingTo('FR', 'IT'), cost: { trip_cost: 5000 } },
})

/** A travel distributor: counts of adults and children, a secret in the body, a product chosen by its code. */
const distributor: Excerpt = {
  like: 'a travel distributor',
  risk: party,
  request: { path: '/recommendation/{line}/offers' },
  body: {
    secretKey: { $secret: 'TRAVEL_KEY' },
    from: 'US',
    to: { $from: 'risk.trip.destinations.0' },
    adults: { $count: 'risk.trip.travelers', where: [{ path: '.age', atLeast: 18 }] },
    children: { $count: 'risk.trip.travelers', where: [{ path: '.age', atMost: 17 }] },
    start: { $from: 'risk.trip.start', date: 'YYYY-MM-DDTHH:mm:ssZ' },
    nights: { $minus: ['risk.trip.days', 1] },
    addons: {
      cancellation: {
        $when: [{ path: 'cover.cancellation', is: [true] }],
        value: { id: 'CXL', amount: { $from: 'risk.trip.cost' } },
        otherwise: null,
      },
    },
  },
  answer: [
    {
      when: [{ path: 'bundles[code=GOLD].price', present: true }],
      quoted: {
        premium: { path: 'bundles[code=GOLD].price.gross', unit: 'dollars' },
        currency: { path: 'bundles[code=GOLD].price.currency' },
        term: 'trip',
        coverages: {
          each: 'bundles[code=GOLD].benefits',
          where: [{ path: 'included', is: [true] }],
          label: { path: 'name' },
          value: { path: 'sum' },
        },
      },
    },
    {
      when: [{ path: 'bundles[]', present: false }],
      declined: { message: 'Nobody here insures this trip.' },
    },
  ],
  asksAt: '/recommendation/travel/offers',
  asks: {
    secretKey: 'value of TRAVEL_KEY',
    from: 'US',
    to: 'FR',
    adults: 2,
    children: 1,
    start: '2027-03-08T00:00:00Z',
    nights: 13,
    addons: { cancellation: { id: 'CXL', amount: 5000 } },
  },
  replies: [
    [
      {
        bundles: [
          { code: 'BASE', price: { gross: 90, currency: 'USD' } },
          {
            code: 'GOLD',
            price: { gross: '143.20', currency: 'USD' },
            benefits: [
              { name: 'medical', sum: '$100,000', included: true },
              { name: 'sports', sum: '$1', included: false },
            ],
          },
        ],
      },
      { premium: '143.20', period: 'trip', coverage: { line: '$100,000 medical' } },
    ],
    [{ bundles: [] }, { kind: 'declined' }],
  ],
}

/** A sales API for trips: travelers by number, the cost shared among them, add-ons by condition. */
const sales: Excerpt = {
  like: 'a sales API for trips',
  risk: party,
  request: { path: '/purchase/{state}/quote' },
  body: {
    residence: { $from: 'state' },
    departure_date: { $from: 'risk.trip.start' },
    deposit_date: { $from: 'sentAt', date: 'YYYY-MM-DD' },
    destination_countries: { $from: 'risk.trip.destinations', table: 'countries', otherwise: 'ZZZ' },
    people: {
      $each: 'risk.trip.travelers',
      item: {
        id: { $text: 'P{.#}' },
        relationship: { $when: [{ path: '.#', atMost: 1 }], value: 'Primary', otherwise: 'Other' },
        born_before: { $day: 'risk.trip.start', minus: { years: '.age' } },
        trip_cost: { $divide: ['risk.trip.cost', { $count: 'risk.trip.travelers' }] },
      },
    },
    addons: [{ $when: [{ path: 'risk.trip.zone', is: ['WORLD', 'DEAR'] }], value: 'EVACUATION' }],
  },
  tables: { countries: { FR: 'FRA', IT: 'ITA' } },
  answer: [
    {
      when: [{ http: [422] }, { path: 'errors[].field', is: ['residence'] }],
      declined: { code: 'state', message: 'This insurer does not sell in this state.' },
    },
    {
      when: [{ path: 'total_price', present: true }],
      quoted: {
        premium: {
          $minus: [
            { path: 'total_price', unit: 'dollars' },
            { path: 'discounts[].amount', unit: 'dollars', otherwise: '0' },
          ],
        },
        term: 'trip',
        validDays: 1,
      },
    },
  ],
  asksAt: '/purchase/TX/quote',
  asks: {
    residence: 'TX',
    departure_date: '2027-03-08',
    deposit_date: '2026-11-21',
    destination_countries: ['FRA', 'ITA'],
    people: [
      { id: 'P1', relationship: 'Primary', born_before: '1987-03-08', trip_cost: 1666.67 },
      { id: 'P2', relationship: 'Other', born_before: '1989-03-08', trip_cost: 1666.67 },
      { id: 'P3', relationship: 'Other', born_before: '2015-03-08', trip_cost: 1666.67 },
    ],
    addons: [],
  },
  replies: [
    [
      { total_price: 200, discounts: [{ amount: 10.5 }, { amount: 9.5 }] },
      { premium: '180.00', expiresAt: '2026-11-22' },
    ],
    [{ errors: [{ field: 'people' }, { field: 'residence' }] }, { kind: 'declined', code: 'state' }, 422],
  ],
}

const term = lifeIn({ state: 'TX' })

/** A life insurer: a product code by the term, classes by code, premiums by the mode of payment. */
const insurer: Excerpt = {
  like: 'a life insurer',
  risk: term,
  request: { path: '/v1/{line|systems}/quote', query: { agency: { $secret: 'LIFE_AGENCY' } } },
  body: {
    Coverage: [
      {
        BirthDate: { $from: 'risk.insured.dob' },
        ProductCode: { $from: 'cover.term', table: 'products' },
        FaceAmount: { $from: 'cover.faceAmount', as: 'number' },
      },
    ],
    UwClass: { $from: 'risk.life.healthClass', table: 'classes', otherwise: 'Standard' },
    Gender: { $from: 'risk.insured.sex', table: 'genders' },
    Smoker: { $from: 'risk.life.tobacco', table: 'smokers' },
    Thousands: { $divide: ['cover.faceAmount', 1000], decimals: 0 },
    IssueState: { $from: 'state' },
    IssueAge: { $from: 'risk.insured.ageNearest' },
  },
  tables: {
    systems: { life: 'term' },
    products: { 10: 'T10', 15: 'T15', 20: 'T20', 25: 'T25', 30: 'T30' },
    classes: { PREFERRED_PLUS: 'PreferredBest', PREFERRED: 'Preferred', STANDARD_PLUS: 'Select' },
    genders: { F: 'Female', M: 'Male' },
    smokers: { NOW: 'Current', QUIT_LATELY: 'Past', QUIT: 'Past', NONE: 'Never' },
  },
  answer: [
    {
      when: [{ path: 'Premiums[Mode=Monthly].Amount', present: true }],
      quoted: {
        premium: { path: 'Premiums[Mode=Monthly].Amount', unit: 'dollars' },
        term: 'month',
        estimated: [{ path: 'Final', isNot: [true] }],
        coverageText: { text: '{FaceAmount}' },
      },
    },
    {
      when: [
        {
          any: [
            { path: 'Decision', is: ['DECLINE'] },
            { path: 'Decision', is: ['POSTPONE'] },
          ],
        },
      ],
      declined: { message: 'This insurer does not take this application.' },
    },
  ],
  asksAt: '/v1/term/quote?agency=value+of+LIFE_AGENCY',
  asks: {
    Coverage: [{ BirthDate: '1990-05-02', ProductCode: 'T20', FaceAmount: 500_000 }],
    UwClass: 'PreferredBest',
    Gender: 'Female',
    Smoker: 'Never',
    Thousands: 500,
    IssueState: 'TX',
    IssueAge: 37,
  },
  replies: [
    [
      {
        FaceAmount: '$500,000',
        Premiums: [
          { Mode: 'Annual', Amount: 230 },
          { Mode: 'Monthly', Amount: 20.13 },
        ],
      },
      { premium: '20.13', period: 'month', estimated: true, coverage: { line: '$500,000' } },
    ],
    [{ Decision: 'POSTPONE' }, { kind: 'declined' }],
  ],
}

/** A pricing API for life: one applicant, conditions as flags, a flat list of plans with money in cents. */
const pricing: Excerpt = {
  like: 'a pricing API for life',
  risk: lifeIn({ state: 'TX', answers: { health: { choices: ['BP', 'APNEA'] } } }),
  body: {
    applicant: {
      age: { $from: 'risk.insured.age' },
      height: { $from: 'risk.insured.heightIn' },
      nicotine: {
        last_use: {
          $when: [{ path: 'risk.life.tobacco', isNot: ['NONE'] }],
          value: { $from: 'risk.life.tobacco', table: 'uses', otherwise: 'past' },
        },
      },
      conditions: {
        $each: 'risk.life.conditions',
        item: { code: { $from: '.', table: 'conditions', otherwise: 'other' } },
      },
      has_heart_condition: whether({ path: 'risk.life.conditions', is: ['HEART'] }),
    },
    quote_options: { quote_type: 'death_benefit', amounts: [{ $from: 'cover.faceAmount', as: 'cents' }] },
  },
  tables: { uses: { NOW: 'today' }, conditions: { BP: 'hypertension', APNEA: 'sleep_apnea' } },
  answer: [
    {
      when: [
        {
          path: 'plans',
          has: [
            { path: '.eligibility', is: ['QUALIFIED'] },
            { path: '.years', is: [20] },
          ],
        },
      ],
      quoted: {
        products: {
          each: 'plans',
          list: [
            {
              id: 'term',
              name: 'Level term',
              when: [
                { path: '.eligibility', is: ['QUALIFIED'] },
                { path: '.years', is: [20] },
              ],
            },
          ],
        },
        premium: { path: '.pricing[period=monthly].amount.cents', unit: 'cents' },
        term: 'month',
      },
    },
    {
      when: [{ path: 'plans', has: [{ path: '.eligibility', is: ['REVIEW'] }] }],
      referred: { message: 'A person looks at this application.' },
    },
  ],
  asks: {
    applicant: {
      age: 36,
      height: 66,
      nicotine: {},
      conditions: [{ code: 'hypertension' }, { code: 'sleep_apnea' }],
      has_heart_condition: false,
    },
    quote_options: { quote_type: 'death_benefit', amounts: [50_000_000] },
  },
  replies: [
    [
      {
        plans: [
          { eligibility: 'REVIEW', years: 20 },
          {
            eligibility: 'QUALIFIED',
            years: 20,
            pricing: [
              { period: 'annual', amount: { cents: 30_000 } },
              { period: 'monthly', amount: { cents: 2617 } },
            ],
          },
        ],
      },
      { premium: '26.17', period: 'month', product: { name: 'Level term' } },
    ],
    [
      {
        plans: [
          { eligibility: 'QUALIFIED', years: 10 },
          { eligibility: 'REVIEW', years: 20 },
        ],
      },
      { kind: 'referred' },
    ],
  ],
}

export const otherExcerpts: readonly Excerpt[] = [pets, protection, distributor, sales, insurer, pricing]
