import { describe, expect, it } from 'vitest'
import { autoIn } from '../../../../tests/carriers/samples/sample-auto.ts'
import { speaking } from '../../../../tests/rooms/json-speaking.ts'
import { tellBy } from '../../../sentences/tell.ts'

describe('a reply', () => {
  const quoted = { premium: { path: 'price', unit: 'dollars' }, term: '6 months' }

  it('is refused by any of its errors', () => {
    const answer = [
      { when: [{ path: 'errors[].code', is: ['SYS'] }], failed: { cause: 'internal' } },
      {
        when: [
          {
            path: 'errors',
            has: [
              { path: '.code', is: ['UW'] },
              { path: '.isFinal', is: [true] },
            ],
          },
        ],
        declined: { message: 'No.' },
      },
      { when: [{ path: 'errors[]', present: false }], quoted },
    ]
    const carrier = speaking({ answer })
    expect(carrier.read({ errors: [{ code: 'A' }, { code: 'SYS' }] })).toMatchObject({ cause: 'internal' })
    expect(carrier.read({ errors: [{ code: 'UW', isFinal: true }] })).toMatchObject({ kind: 'declined' })
    expect(carrier.read({ errors: [{ code: 'UW' }, { code: 'B', isFinal: true }] })).toMatchObject({
      cause: 'badAnswer',
    })
    expect(carrier.read({ errors: [], price: 10 })).toMatchObject({ kind: 'quoted' })
  })

  it('has a pay plan and a coverage picked by their codes, in any position', () => {
    const answer = [
      {
        quoted: {
          ...quoted,
          payPlan: {
            count: { path: 'plans[code=MONTHLY].payments' },
            first: { path: 'plans[code=MONTHLY].down', unit: 'dollars' },
            each: { path: 'plans[code=MONTHLY].each', unit: 'dollars' },
          },
          coverageText: { text: '{coverages[code=BI].limit} Bodily Injury' },
        },
      },
    ]
    const plans = [
      { code: 'FULL', payments: 1 },
      { code: 'MONTHLY', payments: 6, down: 20, each: '16.00' },
    ]
    const coverages = [
      { code: 'PD', limit: '50' },
      { code: 'BI', limit: '50/100' },
    ]
    const carrier = speaking({ answer })
    const expected = { premium: '16.00', coverage: { line: '50/100 Bodily Injury' } }
    expect(carrier.read({ price: 100, plans, coverages })).toMatchObject(expected)
    expect(
      carrier.read({ price: 100, plans: plans.toReversed(), coverages: coverages.toReversed() }),
    ).toMatchObject(expected)
    expect(carrier.read({ price: 100, plans: [], coverages })).toMatchObject({ cause: 'badAnswer' })
  })

  it.each([
    [
      'a sum over a list',
      { path: 'parts[].amount', unit: 'dollars' },
      { parts: [{ amount: '0.10' }, { amount: 0.2 }] },
      '0.30',
    ],
    [
      'the first of several paths',
      { path: ['discounted', 'price'], unit: 'cents' },
      { price: 1999 },
      '19.99',
    ],
    [
      'a difference',
      {
        $minus: [
          { path: 'total', unit: 'dollars' },
          { path: 'fee', unit: 'cents' },
        ],
      },
      { total: '100.10', fee: 1010 },
      '90.00',
    ],
    [
      'twelve times a month',
      { $times: [{ path: 'month', unit: 'dollars' }, 12] },
      { month: 33.33 },
      '399.96',
    ],
    [
      'a twelfth, rounded up',
      { $divide: [{ path: 'year', unit: 'dollars' }, 12], round: 'up' },
      { year: 100 },
      '8.34',
    ],
  ])('has %s as its price', (_, premium, reply, expected) => {
    expect(speaking({ answer: [{ quoted: { ...quoted, premium } }] }).read(reply)).toMatchObject({
      premium: expected,
    })
  })

  it.each([
    ['less than nothing', { $minus: [{ path: 'a', unit: 'dollars' }, 5] }],
    ['a part that is no amount', { $plus: [{ path: 'b', unit: 'dollars' }, 5] }],
    ['a part that is missing', { $plus: [{ path: 'c', unit: 'dollars' }, 5] }],
  ])('is a bad answer with %s', (_, premium) => {
    const carrier = speaking({ answer: [{ quoted: { ...quoted, premium } }] })
    expect(carrier.read({ a: 1, b: 'x' })).toMatchObject({ cause: 'badAnswer' })
  })

  it('is no referral with a price that cannot be calculated', () => {
    const premium = { $plus: [{ path: 'a', unit: 'dollars' }, 5] }
    const carrier = speaking({ answer: [{ referred: { message: 'A person looks at it.', premium } }] })
    expect(carrier.read({ a: 'x' })).toMatchObject({ cause: 'badAnswer' })
    expect(carrier.read({})).not.toHaveProperty('premium')
    expect(carrier.read({ a: 1 })).toMatchObject({ premium: '6.00' })
  })

  it('of another status than success is read where any condition names it', () => {
    const when = [{ any: [{ all: [{ http: [422] }] }, { path: 'refused', is: [true] }] }]
    const carrier = speaking({ answer: [{ when, declined: { message: 'No.' } }] })
    expect(carrier.read({}, 422)).toMatchObject({ kind: 'declined' })
    expect(carrier.read({ refused: true })).toMatchObject({ kind: 'declined' })
    expect(carrier.read({}, 400)).toMatchObject({ kind: 'failed' })
  })

  it('lists only the coverages and reasons that fit, and notes where something holds', () => {
    const answer = [
      {
        when: [{ path: 'price', present: true }],
        quoted: {
          ...quoted,
          coverages: {
            each: 'coverages',
            where: [{ path: 'selected', is: [true] }],
            label: { path: 'name' },
            value: { path: 'limit' },
          },
          notes: [
            { when: [{ path: 'flags', is: ['TELEMATICS'] }], value: 'The price includes a driving program.' },
          ],
        },
      },
      {
        declined: {
          message: 'No.',
          reasons: { each: 'why', where: [{ path: 'level', is: ['FINAL'] }], text: { path: 'text' } },
        },
      },
    ]
    const coverages = [
      { name: 'injury', limit: '50/100', selected: true },
      { name: 'towing', limit: '50', selected: false },
    ]
    const carrier = speaking({ answer })
    expect(carrier.read({ price: 10, coverages, flags: ['TELEMATICS'] })).toMatchObject({
      coverage: { line: '50/100 injury' },
      notes: [{ text: 'The price includes a driving program.' }],
    })
    expect(carrier.read({ price: 10, coverages, flags: [] })).toMatchObject({ notes: [] })
    const why = [
      { level: 'INFO', text: 'We looked.' },
      { level: 'FINAL', text: 'Two accidents are too many.' },
    ]
    expect(carrier.read({ why })).toMatchObject({ message: { text: 'Two accidents are too many.' } })
  })
})

describe('limits of liability that are not those that were asked for', () => {
  const tell = tellBy(new Map())
  const least = autoIn({ state: 'TX', answers: { limits: { choice: 'MIN' } } })
  const answer = [
    {
      quoted: {
        premium: { path: 'price', unit: 'dollars' },
        term: '6 months',
        coverages: { each: 'covers', label: { path: 'name' }, value: { path: 'limit' } },
      },
    },
  ]
  const notesOf = (covers: readonly object[]) => {
    const outcome = speaking({ answer, risk: least }).read({ price: 100, covers })
    return outcome.kind === 'quoted' ? outcome.notes.map(tell) : outcome
  }
  const injury = (limit: string) => ({ name: 'Bodily Injury', limit })

  it('are noted on the card, in thousands or in dollars', () => {
    const note = 'You asked for bodily injury limits of $30,000/$60,000. This price has $50,000/$100,000.'
    expect(notesOf([injury('50/100')])).toEqual([note])
    expect(notesOf([injury('$50,000/$100,000')])).toEqual([note])
    expect(notesOf([injury('30/60'), { name: 'PD', limit: '50' }])).toEqual([
      'You asked for a property damage limit of $25,000. This price has $50,000.',
    ])
  })

  it('are none where they are the same, or the reply names none', () => {
    expect(notesOf([injury('30/60'), { name: 'Property Damage Liability', limit: '25,000' }])).toEqual([])
    expect(notesOf([{ name: 'towing', limit: '50' }])).toEqual([])
  })
})
