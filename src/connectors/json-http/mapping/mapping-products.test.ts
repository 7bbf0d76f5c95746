import { describe, expect, it } from 'vitest'
import { speaking } from '../../../../tests/rooms/json-speaking.ts'

const tier = (word: string) => [{ path: '.tier', is: [word] }]
const products = {
  each: 'offers',
  list: [
    { id: 'basic', name: 'Basic', when: tier('BASIC') },
    { id: 'plus', name: 'Plus', when: tier('PLUS') },
    { id: 'premier', name: 'Premier', when: tier('PREMIER') },
  ],
}
const quoted = {
  products,
  premium: { path: '.price.cents', unit: 'cents' },
  term: '6 months',
  quoteNumber: { text: '{session}-{.no}' },
  coverageText: { path: '.cover' },
  estimated: [{ path: '.firm', is: [false] }],
  expiresAt: { path: 'until' },
}
const offer = (tier: string, cents: unknown, no: number) => ({
  tier,
  no,
  price: { cents },
  cover: `${tier} cover`,
  firm: tier !== 'PLUS',
})
const reply = (offers: unknown) => ({ session: 'S7', until: '2026-12-06', offers })

describe('several products in one answer', () => {
  const carrier = speaking({ answer: [{ quoted }] })

  it('are distinguished by a condition, in any order, each with what is its own and what all share', () => {
    const offers = [
      offer('PREMIER', 120_000, 3),
      offer('SECRET', 1, 9),
      offer('PLUS', 90_000, 2),
      offer('BASIC', 60_000, 1),
    ]
    expect(carrier.read(reply(offers))).toMatchObject({
      kind: 'quoted',
      premium: '600.00',
      product: { name: 'Basic' },
      quoteNumber: 'S7-1',
      expiresAt: '2026-12-06',
      estimated: false,
      others: [
        {
          premium: '900.00',
          product: { id: 'plus', name: 'Plus' },
          quoteNumber: 'S7-2',
          coverage: { line: 'PLUS cover' },
          estimated: true,
        },
        { premium: '1200.00', product: { id: 'premier', name: 'Premier' }, expiresAt: '2026-12-06' },
      ],
    })
  })

  it('keep their ids whichever of them are offered', () => {
    expect(carrier.read(reply([offer('PLUS', 90_000, 2)]))).toMatchObject({
      kind: 'quoted',
      premium: '900.00',
      product: { id: 'plus', name: 'Plus' },
    })
    expect(carrier.read(reply([offer('PLUS', 90_000, 2)]))).not.toHaveProperty('others')
  })

  it('do not spoil each other: one whose price is not understood is left out', () => {
    const answer = carrier.read(
      reply([offer('BASIC', 'soon', 1), offer('PLUS', 90_000, 2), offer('PREMIER', -4, 3)]),
    )
    expect(answer).toMatchObject({ kind: 'quoted', premium: '900.00' })
    expect(answer).not.toHaveProperty('others')
    const why = 'an amount of its bill is missing, or is none'
    expect(answer).toMatchObject({
      leftOut: [
        { product: 'Basic', why, isFault: true },
        { product: 'Premier', why, isFault: true },
      ],
    })
  })

  it('are each told about that are no offers: not in the reply, or not understood', () => {
    expect(carrier.read(reply([offer('PLUS', 90_000, 2), offer('BASIC', 0, 1)]))).toMatchObject({
      premium: '900.00',
      leftOut: [
        { product: 'Premier', why: 'the reply does not have it', isFault: false },
        { product: 'Basic', why: 'the reply is not understood at premium', isFault: true },
      ],
    })
    expect(carrier.read(reply([offer('SECRET', 1, 9)]))).toMatchObject({
      kind: 'failed',
      leftOut: [{ product: 'Basic' }, { product: 'Plus' }, { product: 'Premier' }],
    })
    const all = [offer('BASIC', 60_000, 1), offer('PLUS', 90_000, 2), offer('PREMIER', 120_000, 3)]
    expect(carrier.read(reply(all))).not.toHaveProperty('leftOut')
  })

  it('may have payments that a carrier has rounded, by a cent each at most', () => {
    const payPlan = {
      count: '6',
      first: { path: '.first', unit: 'dollars' },
      each: { path: '.each', unit: 'dollars' },
    }
    const paid = speaking({ answer: [{ quoted: { ...quoted, payPlan } }] })
    const priced = (tier: string, each: string) => ({ ...offer(tier, 81_458, 1), first: each, each })
    const answer = paid.read(reply([priced('BASIC', '135.76'), priced('PLUS', '135.75')]))
    // The card shows what is paid: 6 x 135.76 are two cents less than 814.58.
    expect(answer).toMatchObject({
      product: { name: 'Basic' },
      premium: '135.76',
      bill: { total: '814.58', installments: { count: 6, each: '135.76', sum: '814.56' } },
      leftOut: [
        { product: 'Premier' },
        { product: 'Plus', why: 'the installments come to less than the total' },
      ],
    })
  })

  it.each([
    ['none of the mapping', [offer('SECRET', 1, 9)]],
    ['none with a price', [offer('BASIC', 'soon', 1)]],
    ['no list', 'none'],
  ])('are a bad answer with %s', (_, offers) => {
    expect(carrier.read(reply(offers))).toMatchObject({ kind: 'failed', cause: 'badAnswer' })
  })
})

describe('a mapping does not load', () => {
  it('with two products of one id', () => {
    const list = [...products.list, { id: 'plus', name: 'Plus again', when: tier('X') }]
    expect(() =>
      speaking({ answer: [{ quoted: { ...quoted, products: { each: 'offers', list } } }] }),
    ).toThrow('answer.0.quoted.products.list.3.id: another product is called plus. Rename one of them.')
  })

  it('with a path of a member where there is no list of products', () => {
    const premium = { path: '.price', unit: 'dollars' }
    expect(() => speaking({ answer: [{ quoted: { premium, term: 'year' } }] })).toThrow(
      'answer.0: .price is of a member. Name the list in products, or write the whole path.',
    )
  })
})
