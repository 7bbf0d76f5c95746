import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ann, autoIn, ben, carLike } from '../../../../tests/carriers/samples/sample-auto.ts'
import { speaking } from '../../../../tests/rooms/json-speaking.ts'
import type { AutoRisk } from '../../../risk/auto.ts'
import { needs } from '../../needs/needs-json.ts'

const two = autoIn({
  state: 'TX',
  answers: { drivers: [{ driver: ann }, { driver: ben }], vehicles: [carLike({}), carLike({ year: 2012 })] },
})
const [first, second] = two.drivers
const [car, old] = two.vehicles
if (!first || !second || !car || !old) throw new Error('a household of two')
/** Ann had an accident and Ben two tickets; the older of their cars has a deductible of its own. */
const risk: AutoRisk = {
  ...two,
  drivers: [
    { ...first, record: [{ incident: 'AT_FAULT', monthsAgo: 14 }] },
    {
      ...second,
      record: [
        { incident: 'SPEEDING', monthsAgo: 2 },
        { incident: 'DUI', monthsAgo: 40 },
      ],
    },
  ],
  vehicles: [car, { ...old, deductible: '1000' }],
}

const wordFor = (word: unknown, tables: object = {}) => speaking({ body: { word }, tables, risk }).sent().word

describe('a condition', () => {
  const when = (...conditions: readonly object[]) =>
    wordFor({ $when: conditions, value: 'Y', otherwise: 'N' })
  it.each([
    ['a code', { path: 'cover.physicalDamage', is: ['FULL', 'COMP'] }, 'Y'],
    ['another code', { path: 'cover.physicalDamage', is: ['LIABILITY'] }, 'N'],
    ['any code but some', { path: 'cover.physicalDamage', isNot: ['LIABILITY'] }, 'Y'],
    ['no code at all', { path: 'cover.tort', isNot: ['FULL'] }, 'Y'],
    ['something there', { path: 'risk.prior', present: true }, 'Y'],
    ['nothing there', { path: 'cover.comprehensiveDeductible', present: false }, 'Y'],
    ['any member of lists within lists', { path: 'risk.drivers[].record[].incident', is: ['DUI'] }, 'Y'],
    ['no member', { path: 'risk.drivers[].record[].incident', isNot: ['SUSPENDED'] }, 'Y'],
    ['a member that has it', { path: 'risk.vehicles[].deductible', present: true }, 'Y'],
    ['no member that has it', { path: 'risk.vehicles[].principalDriver', present: true }, 'N'],
    ['an amount at least', { path: 'cover.deductible', atLeast: 500 }, 'Y'],
    ['an amount at most', { path: 'risk.drivers[].age', atMost: 16 }, 'N'],
    ['a number of any member', { path: 'risk.drivers[].age', atMost: 17 }, 'Y'],
    [
      'several things of one member',
      {
        path: 'risk.drivers[].record',
        has: [
          { path: '.incident', is: ['DUI'] },
          { path: '.monthsAgo', atMost: 36 },
        ],
      },
      'N',
    ],
    [
      'what the members around it have',
      {
        path: 'risk.drivers[].record',
        has: [
          { path: '.incident', is: ['DUI'] },
          { path: '..relation', is: ['Child'] },
        ],
      },
      'Y',
    ],
    [
      'either',
      {
        any: [
          { path: 'state', is: ['OK'] },
          { path: 'state', is: ['TX'] },
        ],
      },
      'Y',
    ],
    [
      'both',
      {
        all: [
          { path: 'state', is: ['OK'] },
          { path: 'state', is: ['TX'] },
        ],
      },
      'N',
    ],
  ])('asks for %s', (_, condition, expected) => {
    expect(when(condition)).toBe(expected)
  })

  it('leaves a member out, in an object and in a list', () => {
    const without = { $when: [{ path: 'state', is: ['OK'] }], value: 1 }
    const within = { $when: [{ path: 'state', is: ['TX'] }], value: 2 }
    const body = { without, within, list: [0, without, within, { $from: 'cover.tort' }] }
    expect(speaking({ body, risk }).sent()).toEqual({ within: 2, list: [0, 2] })
  })
})

describe('a list', () => {
  it('has only the members that fit', () => {
    const young = { $each: 'risk.drivers', where: [{ path: '.age', atMost: 25 }], item: { $from: '.first' } }
    expect(wordFor(young)).toEqual(['Ben'])
    expect(wordFor({ $count: 'risk.drivers', where: [{ path: '.age', atMost: 25 }] })).toBe(1)
  })

  it('is made of lists within lists, with what the members around have', () => {
    const incidents = {
      $each: 'risk.drivers[].record',
      where: [{ path: '.monthsAgo', atMost: 36 }],
      item: {
        no: { $from: '.#' },
        driver: { $from: '..#' },
        who: { $text: '{..first}' },
        what: { $from: '.incident' },
      },
    }
    expect(wordFor(incidents)).toEqual([
      { no: 1, driver: 1, who: 'Ann', what: 'AT_FAULT' },
      { no: 2, driver: 2, who: 'Ben', what: 'SPEEDING' },
    ])
    expect(wordFor({ $count: 'risk.drivers[].record' })).toBe(3)
    expect(wordFor({ $from: 'risk.drivers[].record[].monthsAgo' })).toEqual([14, 2, 40])
  })

  it('takes the members of another into itself', () => {
    const drivers = { $each: 'risk.drivers', item: { $from: '.first' } }
    expect(wordFor(['policy', drivers])).toEqual(['policy', 'Ann', 'Ben'])
  })

  it('is asked for one member by its code', () => {
    expect(wordFor({ $from: 'risk.drivers[relation=Child].first' })).toBe('Ben')
    expect(wordFor({ $from: 'risk.drivers[relation=Spouse].first', otherwise: 'none' })).toBe('none')
  })

  it('gives each member of a list within another an id of its own', () => {
    const ids = { $each: 'risk.drivers', item: { $each: '.record', item: { $newId: 'incident' } } }
    expect(new Set(wordFor(ids).flat()).size).toBe(3)
  })
})

it('takes the first of several paths, then a constant', () => {
  const deductible = { $from: ['.deductible', 'cover.deductible'], as: 'number' }
  expect(wordFor({ $each: 'risk.vehicles', item: deductible })).toEqual([500, 1000])
  const rental = { $from: ['cover.rental', 'cover.medicalPayments'], otherwise: 'none' }
  expect(wordFor(rental)).toBe('none')
})

it('gives each car its coverages, by the choices of the policy and its own', () => {
  const coverages = [
    { code: 'BI', limit: { $from: 'cover.limits', table: 'limits' } },
    {
      $when: [{ path: 'cover.physicalDamage', isNot: ['LIABILITY'] }],
      value: {
        code: 'COMP',
        deductible: {
          $from: ['cover.comprehensiveDeductible', '.deductible', 'cover.deductible'],
          as: 'number',
        },
      },
    },
    {
      $when: [{ path: 'cover.physicalDamage', is: ['FULL'] }],
      value: { code: 'COLL', deductible: { $from: ['.deductible', 'cover.deductible'], as: 'number' } },
    },
    { $when: [{ path: 'cover.roadside', present: true }], value: { code: 'TOW' } },
  ]
  const tables = { limits: { MIN: '30/60', L50: '50/100', L100: '100/300', L250: '250/500' } }
  const cars = { $each: 'risk.vehicles', item: { vin: { $from: '.vin' }, coverages } }
  expect(wordFor(cars, tables)[1].coverages).toEqual([
    { code: 'BI', limit: '100/300' },
    { code: 'COMP', deductible: 1000 },
    { code: 'COLL', deductible: 1000 },
  ])
})

describe('a day', () => {
  it.each([
    ['the end of a policy', { $day: 'effectiveDate', plus: { months: 6 } }, '2027-05-22'],
    ['months before', { $day: 'effectiveDate', minus: { months: 14 }, date: 'MM/DD/YYYY' }, '09/22/2025'],
    ['a birthday', { $day: 'risk.insured.dob', plus: { years: 16 } }, '2002-05-02'],
    [
      'that of the first license',
      {
        $day: 'risk.insured.dob',
        plus: { years: { $minus: ['risk.insured.age', 'risk.drivers.0.yearsLicensed'] } },
      },
      '2002-05-02',
    ],
    ['a day before', { $day: 'effectiveDate', minus: { days: 1 } }, '2026-11-21'],
    ['of sending', { $day: 'sentAt', plus: { days: 30 } }, '2026-12-21'],
    [
      'without a number',
      { $day: 'effectiveDate', minus: { years: 'risk.vehicles.0.principalDriver' } },
      undefined,
    ],
  ])('%s', (_, word, expected) => {
    expect(wordFor(word)).toBe(expected)
  })

  it('is the month of each incident', () => {
    const days = {
      $each: 'risk.drivers[].record',
      item: { $day: 'effectiveDate', minus: { months: '.monthsAgo' } },
    }
    expect(wordFor(days)).toEqual(['2025-09-22', '2026-09-22', '2023-07-22'])
  })
})

describe('a calculation', () => {
  it.each([
    ['a sum', { $plus: ['cover.deductible', 0.1, 0.2] }, 500.3],
    ['a difference', { $minus: [1, 0.9] }, 0.1],
    ['a product', { $times: ['cover.deductible', 1.1] }, 550],
    ['a twelfth, half up', { $divide: [100.5, 12] }, 8.38],
    ['a twelfth, down', { $divide: [100.5, 12], round: 'down' }, 8.37],
    ['a half to the even neighbor', { $divide: [0.25, 10], round: 'halfEven' }, 0.02],
    ['a third with four decimals, up', { $divide: [1, 3], decimals: 4, round: 'up' }, 0.3334],
    ['below zero', { $divide: [{ $minus: [0, 7] }, -2], decimals: 0, round: 'up' }, 4],
    ['a product, rounded', { $times: [1.005, 1], decimals: 2 }, 1.01],
    ['the sum of a list', { $plus: ['risk.vehicles[].annualMiles', 0] }, 24_000],
    ['in cents', { $times: ['cover.deductible', 0.5], as: 'cents' }, 25_000],
    ['as text', { $plus: [{ $count: 'risk.drivers' }, 1], as: 'text' }, '3'],
    ['with a row of a table', { $times: [{ $from: 'cover.limits', table: 'sums' }, 2] }, 200_000],
    ['without one of its numbers', { $plus: ['risk.vehicles.0.principalDriver', 1] }, undefined],
    ['by zero', { $divide: [1, { $minus: [1, 1] }] }, undefined],
  ])('%s', (_, word, expected) => {
    const isByTable = JSON.stringify(word).includes('sums')
    expect(
      wordFor(word, isByTable ? { sums: { MIN: 25_000, L50: 50_000, L100: 100_000, L250: 250_000 } } : {}),
    ).toBe(expected)
  })
})

describe('a mapping does not load with', () => {
  it.each([
    [
      'a condition on a code that is never there',
      { $when: [{ path: 'state', is: ['ZZ'] }], value: 1 },
      'word.$when.0: state is never ZZ. It is one of AL,',
    ],
    [
      'a condition on another type',
      { $when: [{ path: 'risk.insured.age', is: ['40'] }], value: 1 },
      'word.$when.0: risk.insured.age is never 40.',
    ],
    [
      'a condition on a path that is not there',
      { $when: [{ any: [{ path: 'cover.gone', is: [1] }] }], value: 1 },
      'word.$when.0.any.0: a question about auto has no cover.gone.',
    ],
    [
      'a condition on what is always there',
      { $when: [{ path: 'cover.deductible', present: true }], value: 1 },
      'word.$when.0: cover.deductible is never absent.',
    ],
    [
      'a condition on a status',
      { $when: [{ http: [200] }], value: 1 },
      'word.$when.0: a question has no status.',
    ],
    [
      'a condition without a word',
      { $when: [{ path: 'state' }], value: 1 },
      'word.$when.0: not a condition: give path with is',
    ],
    [
      'a limit of what is no number',
      { $when: [{ path: 'risk.location.city', atLeast: 1 }], value: 1 },
      'word.$when.0: risk.location.city is no number.',
    ],
    [
      'a filter on a path of no member',
      { $each: 'risk.drivers', where: [{ path: '.vin', present: true }], item: 1 },
      'word.where.0: a question about auto has no .vin. There is first,',
    ],
    [
      'a member around that is not there',
      { $each: 'risk.drivers', item: { $from: '..first' } },
      'word.item: ..first is of a member.',
    ],
    [
      'each of what is no list',
      { $each: 'risk.drivers[].first', item: 1 },
      "word: risk.drivers[].first isn't a list.",
    ],
    [
      'a list that is none',
      { $from: 'risk.insured[].first' },
      "word: risk.insured[].first goes through what isn't a list.",
    ],
    [
      'a member of a code that is never there',
      { $from: 'risk.drivers[relation=Uncle].first' },
      'word: relation in risk.drivers[relation=Uncle].first is never Uncle. It is one of Insured,',
    ],
    [
      'a member by what it has not',
      { $from: 'risk.drivers[vin=1].first' },
      'word: a question about auto has no .vin.',
    ],
    [
      'a path after one that is always there',
      { $from: ['cover.deductible', '.x'] },
      'word: .x is of a member.',
    ],
    [
      'paths that are never used',
      { $from: ['cover.deductible', 'cover.rental'] },
      'word: cover.deductible is never absent, so the paths after it are never used.',
    ],
    ['no path at all', { $from: 'cover..deductible' }, 'word.$from: write a path'],
    [
      'a calculation with a text',
      { $plus: ['risk.location.zip', 1] },
      'word.$plus.0: risk.location.zip is no number.',
    ],
    [
      'a calculation with words',
      { $plus: ['cover.injuryProtection', 1] },
      'word.$plus.0: cover.injuryProtection may be NONE, which is no number.',
    ],
    [
      'a calculation with a constant text',
      { $plus: ['one hundred', 1] },
      'word.$plus.0: one hundred is neither a number nor a path to one.',
    ],
    [
      'a calculation with an object',
      { $plus: [{ a: 1 }, 1] },
      'word.$plus.0: write a number, a path to one, or one of $from,',
    ],
    [
      'a calculation with rows of words',
      { $plus: [{ $from: 'state', table: 'words', otherwise: 1 }, 1] },
      'tables.words.TX: it is calculated with. Write a number.',
    ],
    ['a calculation with one number', { $plus: [1] }, 'word.$plus: give two numbers or paths, at least.'],
    [
      'an unknown rounding',
      { $divide: [1, 3], round: 'nearest' },
      'word.round: write halfUp, halfEven, up or down.',
    ],
    [
      'a day of what is none',
      { $day: 'risk.insured.age', plus: { years: 1 } },
      "word: risk.insured.age isn't a day.",
    ],
    [
      'a day both before and after',
      { $day: 'effectiveDate', plus: { days: 1 }, minus: { days: 1 } },
      'word: give plus or minus, not both.',
    ],
    [
      'days of no number',
      { $day: 'effectiveDate', plus: { days: 'state' } },
      'word.plus.days: state may be AL, which is no number.',
    ],
    ['a text by a table that is not there', { $text: '{state|gone}' }, 'word: there is no table gone.'],
  ])('%s', (_, word, message) => {
    const tables = JSON.stringify(word).includes('words') ? { words: { TX: 'T' } } : {}
    expect(() => speaking({ body: { word }, tables, risk })).toThrow(
      `request.body.${message}`.replace('request.body.tables', 'tables'),
    )
  })
})

it('sends what the visitor gave this carrier alone', () => {
  const body = {
    phone: { $from: 'contact.phone' },
    floor: { $from: 'answers.floor' },
    license: { $from: 'risk.drivers[].license.number' },
  }
  const details = {
    contact: { phone: '+15125550142' },
    answers: { floor: 3 },
    licenses: [{ number: 'T123' }, {}],
  }
  expect(speaking({ body, details }).sent()).toEqual({ phone: '+15125550142', floor: 3, license: ['T123'] })
  expect(speaking({ body }).sent()).toEqual({ license: [] })
})

describe('what the folder asks of visitors', () => {
  const needed = v.parse(needs, {
    email: 'quote',
    floor: { to: 'confirm', prompt: 'Which floor?', kind: 'number', least: 0, most: 120 },
    sr22: { to: 'quote', prompt: 'An SR-22?', kind: 'yes or no' },
    since: { to: 'quote', prompt: 'Since when?', kind: 'date' },
    heating: {
      to: 'quote',
      prompt: 'Heating?',
      kind: 'choice',
      choices: [
        { value: 'GAS', label: 'Gas' },
        { value: 'OIL', label: 'Oil' },
      ],
    },
  })
  const all = ['floor', 'sr22', 'since', 'heating'].map(id => [id, { $from: `answers.${id}` }])
  const saying = (word: unknown, heating?: object) =>
    speaking({
      body: { ...Object.fromEntries(all), word },
      needs: needed,
      tables: heating ? { heating } : {},
      details: { answers: { floor: 3, since: '2020-05-02', heating: 'OIL' } },
    }).sent().word

  it('goes into conditions, tables, days and calculations', () => {
    expect(saying({ $plus: ['answers.floor', 1] })).toBe(4)
    expect(saying({ $day: 'answers.since', plus: { years: 1 } })).toBe('2021-05-02')
    expect(saying({ $from: 'answers.heating', table: 'heating' }, { GAS: 'G', OIL: 'O' })).toBe('O')
    expect(saying({ $when: [{ path: 'answers.sr22', is: [true] }], value: 1, otherwise: 0 })).toBe(0)
  })

  it.each([
    [{ $from: 'answers.flor' }, 'has no answers.flor. There is floor, sr22, since, heating.'],
    [{ $from: 'contact.phone' }, 'has no contact.phone. There is email.'],
    [
      { $when: [{ path: 'answers.sr22', is: ['yes'] }], value: 1 },
      'answers.sr22 is never yes. It is one of true, false.',
    ],
    [{ $from: 'answers.heating', table: 'heating' }, 'there is no row for OIL.'],
    [{ $plus: ['answers.since', 1] }, 'answers.since is no number.'],
  ])('is not %j', (word, message) => {
    expect(() => saying(word, JSON.stringify(word).includes('heating') ? { GAS: 'G' } : undefined)).toThrow(
      message,
    )
  })

  it('is sent, or nobody would be asked for it', () => {
    expect(() => speaking({ body: { floor: { $from: 'answers.floor' } }, needs: needed })).toThrow(
      'visitors are asked for since, and it is never sent. Map answers.since, or take since out of needs.',
    )
  })

  it('is nothing where the folder says nothing', () => {
    expect(() => speaking({ body: { word: { $from: 'contact.email' } }, needs: [] })).toThrow(
      'a question about auto has no contact.email. There is line, state,',
    )
  })
})
