import type { HomeownerRisk } from '../../../src/risk/homeowner.ts'
import { homeownerIn } from '../../carriers/samples/sample-homeowner.ts'
import { rentersIn } from '../../carriers/samples/sample-renters.ts'
import { type Excerpt, whether } from './excerpt.ts'

const home = homeownerIn({ state: 'TX' })
const { dwelling } = home.home.cover
/** With a pool, alarms, and a deductible for wind of two percent. */
const windy: HomeownerRisk = {
  ...home,
  home: {
    ...home.home,
    hazards: ['POOL'],
    devices: ['CENTRAL_FIRE', 'DEADBOLT'],
    windDeductible: '2',
    windPeril: 'wind',
  },
}

/** A consumer gateway for homes: numbers as texts, alarms by their kind, a roof by its year. */
const gateway: Excerpt = {
  like: 'a consumer gateway for homes',
  risk: windy,
  request: { path: '/quoting/{line|journeys}/request' },
  body: {
    insured: { first: { $from: 'risk.insured.first' }, birth: { $from: 'risk.insured.dob' } },
    propertyDetails: {
      kind: { $from: 'risk.home.type', table: 'kinds' },
      yearBuilt: { $from: 'risk.home.yearBuilt', as: 'text' },
      livingArea: { $from: 'risk.home.squareFeet', as: 'text' },
      burglarAlarm: whether({ path: 'risk.home.devices', is: ['CENTRAL_BURGLAR'] }, 'Monitored', 'None'),
      fireAlarm: whether({ path: 'risk.home.devices', is: ['CENTRAL_FIRE'] }, 'Monitored', 'None'),
      roofReplacedBefore: {
        $day: 'effectiveDate',
        minus: { years: { $from: 'risk.home.roofAge', table: 'roofYears' } },
      },
      pool: { $when: [{ path: 'risk.home.hazards', is: ['POOL'] }], value: { fenced: 'Unknown' } },
      lossFree: whether({ path: 'risk.home.claims', is: ['NONE'] }),
      lastLoss: { $day: 'effectiveDate', minus: { months: 'risk.home.claimRecord.0.monthsAgo' } },
    },
    coverages: {
      dwelling: { $from: 'cover.dwelling' },
      deductibles: [
        { peril: 'AllOther', amount: { $from: 'cover.deductible', as: 'number' } },
        {
          $when: [{ path: 'cover.windPeril', is: ['wind'] }],
          value: {
            peril: 'WindHail',
            percent: { $from: 'cover.windDeductible', as: 'number' },
            amount: { $divide: [{ $times: ['cover.dwelling', 'cover.windDeductible'] }, 100], decimals: 0 },
          },
        },
      ],
    },
  },
  tables: {
    journeys: { homeowner: 'home' },
    kinds: {
      SINGLE_FAMILY: 'SingleFamily',
      TOWNHOUSE: 'Row',
      MULTI_2_4: 'Multi',
      CONDO: 'Condo',
      MANUFACTURED: 'Mobile',
    },
    roofYears: { R0_5: 0, R6_10: 6, R11_15: 11, R16_20: 16, R21: 21 },
  },
  answer: [
    {
      when: [{ path: 'payload.status', is: ['RATING'] }],
      pending: {
        poll: '/quoting/{line|journeys}/{ticket}',
        ticket: { path: 'payload.correlation' },
        afterMs: 3000,
      },
    },
    {
      when: [{ path: 'payload.quotes[bindable=true]', present: true }],
      quoted: {
        premium: { path: 'payload.quotes[bindable=true].annual', unit: 'dollars' },
        fees: [
          {
            id: 'inspection',
            label: 'Inspection fee',
            path: 'payload.quotes[bindable=true].fees[kind=INSPECTION].usd',
            unit: 'dollars',
            otherwise: '0',
          },
        ],
        term: 'year',
        covers: [
          {
            label: 'coverage for the home',
            asked: 'cover.dwelling',
            path: 'payload.quotes[bindable=true].limits.dwelling',
            unit: 'dollars',
          },
        ],
      },
    },
  ],
  asksAt: '/quoting/home/request',
  asks: {
    insured: { first: 'Ann', birth: '1985-05-02' },
    propertyDetails: {
      kind: 'SingleFamily',
      yearBuilt: '2012',
      livingArea: '1850',
      burglarAlarm: 'None',
      fireAlarm: 'Monitored',
      roofReplacedBefore: '2020-11-22',
      pool: { fenced: 'Unknown' },
      lossFree: true,
    },
    coverages: {
      dwelling,
      deductibles: [
        { peril: 'AllOther', amount: 2500 },
        { peril: 'WindHail', percent: 2, amount: dwelling / 50 },
      ],
    },
  },
  replies: [
    [
      { payload: { status: 'RATING', correlation: 'c-4' } },
      { kind: 'pending', ticket: '/quoting/home/c-4', pollAfterMs: 3000 },
    ],
    [
      {
        payload: {
          quotes: [
            { bindable: false },
            {
              bindable: true,
              annual: 2410,
              fees: [{ kind: 'INSPECTION', usd: 75 }],
              limits: { dwelling: 460_000 },
            },
          ],
        },
      },
      {
        premium: '2485.00',
        period: 'year',
        bill: { fees: [{ id: 'inspection', amount: '75.00' }] },
        notes: [{ key: 'note.otherCover', values: { asked: [dwelling], offered: [460_000] } }],
      },
    ],
  ],
}

/** A policy administration system: a risk as a list of fields with names and values, rated by a second request. */
const administration: Excerpt = {
  like: 'a policy administration system',
  risk: home,
  request: { path: '/api/quotes/{state}', query: { product: '{line|products}' } },
  body: {
    effective: { $from: 'effectiveDate' },
    risks: [
      {
        type: 'dwelling',
        answers: [
          { field: 'construction', value: { $from: 'risk.home.construction', table: 'materials' } },
          { field: 'year_built', value: { $from: 'risk.home.yearBuilt' } },
          {
            field: 'age_of_home',
            value: { $minus: [{ $from: 'effectiveDate', match: '^\\d{4}' }, 'risk.home.yearBuilt'] },
          },
          { $when: [{ path: 'risk.household.dog', isNot: ['NONE'] }], value: { field: 'dog', value: true } },
          { $each: 'risk.home.devices', item: { field: { $text: 'device.{.|devices}' }, value: true } },
        ],
      },
    ],
    coverages: [
      { code: 'A', limit: { $from: 'cover.dwelling' } },
      {
        code: 'B',
        percent: { $divide: [{ $times: ['cover.otherStructures', 100] }, 'cover.dwelling'], decimals: 0 },
      },
      { code: 'C', limit: { $from: 'cover.belongings' } },
      {
        $when: [{ path: 'cover.waterBackup', atLeast: 1 }],
        value: { code: 'WB', limit: { $from: 'cover.waterBackup' } },
      },
    ],
  },
  tables: {
    products: { homeowner: 'HO3' },
    materials: { FRAME: 'FR', BRICK_VENEER: 'BV', MASONRY: 'MA', STUCCO: 'FR', OTHER: 'FR' },
    devices: {
      CENTRAL_BURGLAR: 'burglar',
      CENTRAL_FIRE: 'fire',
      SPRINKLER: 'sprinkler',
      LEAK_SENSOR: 'leak',
      DEADBOLT: 'lock',
      IMPACT: 'glass',
    },
  },
  answer: [
    {
      when: [{ path: 'status', is: ['created'] }],
      next: {
        path: '/api/quotes/{ticket}/rate',
        ticket: { path: 'id' },
        body: { quote: { $from: 'ticket' } },
      },
    },
    {
      when: [{ path: 'status', is: ['rated'] }],
      quoted: {
        premium: { path: 'items[].premium', unit: 'dollars' },
        surcharges: [
          { id: 'tax', label: 'Surcharges', path: 'items[].surcharge', unit: 'dollars', otherwise: '0' },
        ],
        term: 'year',
        quoteNumber: { path: 'id' },
      },
    },
    {
      when: [{ path: 'rules', has: [{ path: '.action', is: ['REFER'] }] }],
      referred: { message: 'An underwriter looks at this home.' },
    },
  ],
  asksAt: '/api/quotes/TX?product=HO3',
  asks: {
    effective: '2026-11-22',
    risks: [
      {
        type: 'dwelling',
        answers: [
          { field: 'construction', value: 'FR' },
          { field: 'year_built', value: 2012 },
          { field: 'age_of_home', value: 14 },
          { field: 'device.lock', value: true },
        ],
      },
    ],
    coverages: [
      { code: 'A', limit: dwelling },
      { code: 'B', percent: 10 },
      { code: 'C', limit: home.home.cover.belongings },
    ],
  },
  replies: [
    [{ status: 'created', id: 'Q7' }, { kind: 'next' }],
    [
      { status: 'rated', id: 'Q7', items: [{ premium: 1900.1 }, { premium: 99.9, surcharge: 12.34 }] },
      { premium: '2012.34', bill: { premium: '2000.00', surcharges: [{ amount: '12.34' }] } },
    ],
    [{ status: 'open', rules: [{ action: 'NOTE' }, { action: 'REFER' }] }, { kind: 'referred' }],
  ],
}

/** An embedded partner program for renters: options of which one succeeded, a premium by the month. */
const embedded: Excerpt = {
  like: 'an embedded program for renters',
  risk: rentersIn({ state: 'TX', answers: { losses: { choice: 'ONE_THEFT' } } }),
  request: { path: '/v2/quote/{line}' },
  body: {
    attributes: {
      rental_type: { $from: 'risk.renters.propertyType', table: 'types' },
      coverage_start_date: { $from: 'effectiveDate' },
      coverage_end_date: { $day: 'effectiveDate', plus: { years: 1 } },
      additional_questions: {
        property_theft_claims: whether({
          path: 'risk.renters.losses',
          is: ['ONE_THEFT', 'TWO', 'THREE_PLUS'],
        }),
        any_claims: whether({ path: 'risk.renters.losses', isNot: ['NONE'] }),
      },
      contents: { $from: 'cover.personalProperty', as: 'cents text' },
    },
  },
  tables: {
    types: {
      APT_LARGE: 'APARTMENT',
      APT_SMALL: 'APARTMENT',
      CONDO: 'CONDO',
      TOWNHOUSE: 'HOME',
      HOUSE: 'HOME',
      MOBILE: 'MOBILE',
      ROOM: 'ROOM',
    },
  },
  answer: [
    {
      when: [{ path: 'decisions[].options[].status', is: ['success'] }],
      quoted: {
        premium: {
          $times: [{ path: 'decisions.0.options[status=success].data.monthly_amount', unit: 'dollars' }, 12],
        },
        term: 'year',
        currency: {
          path: ['decisions.0.options[status=success].data.currency', 'currency'],
          otherwise: 'USD',
        },
        quoteNumber: { path: 'offer_id' },
        coverageText: { text: '{decisions.0.options[status=success].data.product.name}' },
      },
    },
    {
      when: [{ http: [200, 422] }],
      declined: {
        message: 'This program does not take this home.',
        reasons: { each: 'decisions', where: [{ path: 'kind', is: ['reject'] }], text: { path: 'why' } },
      },
    },
  ],
  asksAt: '/v2/quote/renters',
  asks: {
    attributes: {
      rental_type: 'APARTMENT',
      coverage_start_date: '2026-11-22',
      coverage_end_date: '2027-11-22',
      additional_questions: { property_theft_claims: true, any_claims: true },
      contents: '3000000',
    },
  },
  replies: [
    [
      {
        offer_id: 'o-1',
        decisions: [
          {
            options: [
              { status: 'failure' },
              { status: 'success', data: { monthly_amount: '14.17', product: { name: 'Broad form' } } },
            ],
          },
        ],
      },
      { premium: '170.04', period: 'year', quoteNumber: 'o-1', coverage: { line: 'Broad form' } },
    ],
    [
      {
        decisions: [
          { kind: 'reject', why: 'Two thefts are too many' },
          { kind: 'note', why: 'Try again' },
        ],
      },
      { kind: 'declined', message: { text: 'Two thefts are too many.' } },
      422,
    ],
  ],
}

export const propertyExcerpts: readonly Excerpt[] = [gateway, administration, embedded]
