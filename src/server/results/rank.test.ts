import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PriceInfo, Quote } from '../../contract/status.ts'
import {
  beforeAds,
  groups,
  popularity,
  ranked,
  ratingBonus,
  timesAYear,
  withAds,
  withPopular,
} from './rank.ts'

function quoteOf(id: string, price_info: PriceInfo, rating = 4): Quote {
  const review = { rating, review_count: 10 }
  return {
    id,
    insurer: { name: id, logo: '', tag_line: '', badges: [], review },
    description: '',
    coverage_amount: '',
    price_info,
    actions: [],
  }
}

describe('the page "How I order the list"', () => {
  const words = readFileSync(new URL('../../texts/default/order.md', import.meta.url), 'utf8')

  test('says what the code does, figure by figure', () => {
    const percent = (share: number) => `${share * 100}%`
    expect(words).toContain(`up to ${percent(ratingBonus.most)} lower`)
    expect(words).toContain(
      `nothing up to ${ratingBonus.from} stars, the full ${percent(ratingBonus.most)} at ${ratingBonus.to}`,
    )
    expect(words).toContain('a monthly price counts twelve times, and a six-month price counts twice')
    expect(timesAYear).toEqual({ month: 12, '6 months': 2, year: 1, trip: 1 })
    expect(words).toContain(`None of them appears in the first ${beforeAds}`)
    expect(popularity.rank).toBe(0.5)
    expect(words).toContain(
      `half for where it ranks by price, ${percent(popularity.rating)} for its rating and ${percent(popularity.confirmed)} for being confirmed`,
    )
  })

  test('names the groups in their order', () => {
    const named: Record<keyof typeof groups, string> = {
      price: 'Prices come first',
      call: 'want a phone call',
      declined: 'decline',
      unavailable: 'need more than I asked you',
      failed: 'couldn’t reach',
      quoting: 'still working',
    }
    const inOrder = Object.entries(groups)
      .toSorted(([, a], [, b]) => a - b)
      .map(([type]) => words.indexOf(named[type as keyof typeof named]))
    expect(inOrder).not.toContain(-1)
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  })
})

const price = (premium: string, more: Partial<PriceInfo> = {}): PriceInfo => ({
  type: 'price',
  premium,
  ...more,
})
const ids = (quotes: readonly Quote[]) => quotes.map(({ id }) => id)

test('a price that leaves out a pet comes after all that leave out fewer, whatever they cost or cover', () => {
  const pets = (...premiums: readonly (string | undefined)[]) =>
    premiums.map((premium, at) => ({ name: `Cat ${at}`, ...(premium === undefined ? {} : { premium }) }))
  const quotes = [
    quoteOf('one', price('10.00', { narrow: true, pets: pets('10.00', undefined, undefined) })),
    quoteOf('two', price('30.00', { narrow: true, pets: pets('10.00', '20.00', undefined) })),
    quoteOf('accidents', price('20.00', { narrow: true, pets: pets('5.00', '5.00', '10.00') })),
    quoteOf('all', price('90.00', { pets: pets('30.00', '30.00', '30.00') })),
  ]
  expect(ids(ranked(quotes))).toEqual(['all', 'accidents', 'two', 'one'])
})

describe('prices of different periods', () => {
  test('are compared over the same span: a month twelve times, six months twice', () => {
    const quotes = [
      quoteOf('year', price('1210.00', { policy_period: 'year' })),
      quoteOf('half', price('604.00', { policy_period: '6 months' })),
      quoteOf('month', price('100.50', { policy_period: 'month' })),
    ]
    expect(ids(ranked(quotes))).toEqual(['month', 'half', 'year'])
  })

  test('if equal over a year, go by what else counts and then by id', () => {
    const quotes = [
      quoteOf('b', price('120.00', { policy_period: 'year' })),
      quoteOf('a', price('10.00', { policy_period: 'month' })),
      quoteOf('0', price('60.00', { policy_period: '6 months', estimated: true }), 3),
    ]
    expect(ids(ranked(quotes))).toEqual(['a', 'b', '0'])
  })

  test('give no advantage to a price without a period', () => {
    const quotes = [
      quoteOf('periodic', price('15.00', { policy_period: 'month' })),
      quoteOf('unclear', price('20.00')),
    ]
    expect(ids(ranked(quotes))).toEqual(['periodic', 'unclear'])
  })
})

describe('a plan that covers less than the usual', () => {
  const quotes = [
    quoteOf('accidents', price('9.00', { policy_period: 'month', narrow: true })),
    quoteOf('full', price('60.00', { policy_period: 'month' })),
    quoteOf('estimate', price('80.00', { policy_period: 'month', estimated: true })),
    quoteOf('desk', { type: 'call' }),
  ]

  test('comes after every price of the usual cover and before the calls, however low its own price is', () => {
    expect(ids(ranked(quotes))).toEqual(['full', 'estimate', 'accidents', 'desk'])
  })

  test('is never the popular choice, and makes no choice of one other price', () => {
    const popular = (of: readonly Quote[]) =>
      ids(withPopular(ranked(of)).filter(one => one.price_info.popular))
    expect(popular(quotes)).toEqual(['full'])
    expect(popular(quotes.filter(({ id }) => id !== 'estimate'))).toEqual([])
  })
})

const cents = fc.integer({ min: 1, max: 100_000 })
const money = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
const priceInfo: fc.Arbitrary<PriceInfo> = fc.oneof(
  fc.record({
    type: fc.constant('price' as const),
    premium: cents.map(money),
    policy_period: fc.constantFrom('month', '6 months', 'year', 'trip'),
    estimated: fc.boolean(),
    narrow: fc.boolean(),
  }),
  fc.record({ type: fc.constantFrom('call', 'declined', 'unavailable', 'failed', 'quoting') }),
)
const anyQuotes = fc
  .array(fc.tuple(priceInfo, fc.integer({ min: 0, max: 50 })), { maxLength: 14 })
  .map(all => all.map(([info, stars], index) => quoteOf(`c${index}`, info, stars / 10)))
const anyAds = fc.integer({ min: 0, max: 5 }).map(count =>
  Array.from({ length: count }, (_, index) => ({
    ...quoteOf(`x-ad-${index}`, { type: 'unavailable' }),
    ad: { network: 'X' },
  })),
)

describe('the order, whatever comes in', () => {
  test('is the same in whatever order the offers arrive, and loses none', () => {
    const shuffled = anyQuotes.chain(quotes =>
      fc.tuple(fc.constant(quotes), fc.shuffledSubarray(quotes, { minLength: quotes.length })),
    )
    fc.assert(
      fc.property(shuffled, ([quotes, others]) => {
        expect(ids(ranked(others))).toEqual(ids(ranked(quotes)))
        expect(ids(ranked(ranked(quotes)))).toEqual(ids(ranked(quotes)))
        expect(ids(ranked(quotes)).toSorted()).toEqual(ids(quotes).toSorted())
      }),
    )
  })

  test('is one for every pair: two entries stand in the same order in every list of their kind', () => {
    fc.assert(
      fc.property(anyQuotes, quotes => {
        const list = ids(ranked(quotes))
        for (const [at, a] of quotes.entries())
          for (const b of quotes.slice(at + 1)) {
            const two = ids(ranked([b, a]))
            expect(list.indexOf(two[0] ?? '')).toBeLessThan(list.indexOf(two[1] ?? ''))
          }
      }),
    )
  })

  test('never puts an estimate before a confirmed price that is as low', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 5 }),
        (amount, sure, guessed) => {
          const quotes = [
            quoteOf('a', price(money(amount), { estimated: true }), guessed),
            quoteOf('b', price(money(amount)), sure),
          ]
          expect(ids(ranked(quotes))).toEqual(['b', 'a'])
        },
      ),
    )
  })

  test('lets no rating outweigh more than 2 % of a price', () => {
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 5 }),
        (low, more, a, b) => {
          const dear = Math.floor(low / 0.98) + more
          const quotes = [quoteOf('a', price(money(dear)), a), quoteOf('b', price(money(low)), b)]
          expect(ids(ranked(quotes))).toEqual(['b', 'a'])
        },
      ),
    )
  })

  test('is moved by nothing that an insurer could pay for: name, logo, badges, text and buttons', () => {
    const adorned = (quote: Quote): Quote => ({
      ...quote,
      insurer: {
        ...quote.insurer,
        name: 'A',
        logo: '/gold.svg',
        badges: [{ text: 'Sponsor', description: 'Pays.' }],
      },
      description: '<p>Best</p>',
      actions: [{ type: 'other', text: 'Buy', primary: true, url: 'https://a.example', external: true }],
    })
    fc.assert(
      fc.property(anyQuotes, fc.nat(13), (quotes, at) => {
        const paid = quotes.map((quote, index) => (index === at ? adorned(quote) : quote))
        expect(ids(ranked(paid))).toEqual(ids(ranked(quotes)))
      }),
    )
  })

  test('marks one price as popular where there are several, never an ad', () => {
    fc.assert(
      fc.property(anyQuotes, anyAds, (quotes, ads) => {
        const popular = withAds(withPopular(ranked(quotes)), ads).filter(
          ({ price_info }) => price_info.popular,
        )
        const prices = quotes.filter(({ price_info }) => price_info.type === 'price' && !price_info.narrow)
        expect(popular).toHaveLength(prices.length > 1 ? 1 : 0)
        expect(popular.some(({ ad }) => ad)).toBe(false)
      }),
    )
  })
})

describe('ads', () => {
  const offers = (count: number) =>
    Array.from({ length: count }, (_, at) => quoteOf(`c${at}`, price(`${at + 1}.00`)))
  const ad = (id: string): Quote => ({ ...quoteOf(id, { type: 'unavailable' }), ad: { network: 'X' } })

  test('stand after the third entry and at the end (spec 4.7.2)', () => {
    const list = withAds(offers(5), [ad('x1'), ad('x2'), ad('x3')])
    expect(ids(list)).toEqual(['c0', 'c1', 'c2', 'x1', 'c3', 'c4', 'x2', 'x3'])
  })

  test('stand behind everything where there is too little to stand between', () => {
    expect(ids(withAds(offers(2), [ad('x1'), ad('x2')]))).toEqual(['c0', 'c1', 'x1', 'x2'])
    expect(ids(withAds(offers(3), [ad('x1'), ad('x2')]))).toEqual(['c0', 'c1', 'c2', 'x1', 'x2'])
  })

  test('are never among the first three, and change no order of the others', () => {
    fc.assert(
      fc.property(anyQuotes, anyAds, (quotes, ads) => {
        const list = withAds(quotes, ads)
        expect(list.filter(quote => !quote.ad)).toEqual(quotes)
        expect(list.filter(quote => quote.ad)).toEqual(ads)
        const first = list.findIndex(quote => quote.ad)
        if (first >= 0) expect(first).toBeGreaterThanOrEqual(Math.min(beforeAds, quotes.length))
      }),
    )
  })
})
