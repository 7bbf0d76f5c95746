import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carrierOf, offerOf, priced, quoted } from '../../../../tests/rooms/results.ts'
import { timesAYear } from '../../../units/period.ts'
import type { OfferView, PriceView } from '../offer-view.ts'
import {
  beforeAds,
  groups,
  popularFrom,
  popularity,
  popularOf,
  ranked,
  ratingBonus,
  withAds,
} from './rank.ts'

const rated = (id: string, price: Parameters<typeof offerOf>[1], rating = 4) =>
  offerOf(id, price, { carrier: carrierOf(id, { rating, reviewCount: 10 }) })

describe('the page "How I order the list"', () => {
  const words = readFileSync(new URL('../../../texts/default/order.md', import.meta.url), 'utf8')

  test('says what the code does, figure by figure', () => {
    const percent = (share: number) => `${share * 100}%`
    expect(words).toContain(`up to ${percent(ratingBonus.most)} lower`)
    expect(words).toContain(
      `nothing up to ${ratingBonus.from} stars, the full ${percent(ratingBonus.most)} at ${ratingBonus.to}`,
    )
    expect(words).toContain('A monthly price counts twelve times, and a 6-month price counts twice')
    expect(timesAYear).toEqual({ month: 12, '6 months': 2, year: 1, trip: 1 })
    expect(words).toContain('None of them appears in the first three')
    expect(beforeAds).toBe(3)
    expect(words).toContain(
      `Only an insurer with at least ${popularFrom.stars} stars and no more complaints than usual for its size`,
    )
    expect(popularFrom.complaints).toBe(1)
    expect(words).toContain(
      `a low price (${percent(popularity.rank)}), a high customer rating (${percent(popularity.rating)}) and being confirmed (${percent(popularity.confirmed)})`,
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

const ids = (offers: readonly { readonly id: string }[]) => offers.map(({ id }) => id)

test('a price that leaves out a pet comes after all that leave out fewer, whatever they cost or cover', () => {
  const pets = (...prices: readonly (string | undefined)[]) => ({
    pets: prices.map(price => ({
      pet: { key: 'pet.named', values: { breedGroup: 'CAT_MIXED' } } as const,
      outcome:
        price === undefined
          ? ({ kind: 'declined', code: 'age', message: { text: 'Too old.' } } as const)
          : quoted(price),
    })),
  })
  const narrow = { isNarrow: true }
  const offers = [
    offerOf('one', priced(1000, narrow), pets('10.00', undefined, undefined)),
    offerOf('two', priced(3000, narrow), pets('10.00', '20.00', undefined)),
    offerOf('accidents', priced(2000, narrow), pets('5.00', '5.00', '10.00')),
    offerOf('all', priced(9000), pets('30.00', '30.00', '30.00')),
  ]
  expect(ids(ranked(offers))).toEqual(['all', 'accidents', 'two', 'one'])
})

describe('prices of different periods', () => {
  test('are compared over the same span: a month twelve times, six months twice', () => {
    const offers = [
      rated('year', priced(121000, { period: 'year' })),
      rated('half', priced(60400, { period: '6 months' })),
      rated('month', priced(10050, { period: 'month' })),
    ]
    expect(ids(ranked(offers))).toEqual(['month', 'half', 'year'])
  })

  test('if equal over a year, go by what else counts and then by id', () => {
    const offers = [
      rated('b', priced(12000, { period: 'year' })),
      rated('a', priced(1000, { period: 'month' })),
      rated('0', priced(6_000, { period: '6 months', isEstimated: true }), 3),
    ]
    expect(ids(ranked(offers))).toEqual(['a', 'b', '0'])
  })

  test('give no advantage to a price without a period', () => {
    const offers = [
      rated('periodic', priced(1500, { period: 'month' })),
      rated('unclear', priced(2_000, { period: null })),
    ]
    expect(ids(ranked(offers))).toEqual(['periodic', 'unclear'])
  })
})

describe('a plan that covers less than the usual', () => {
  const offers = [
    rated('accidents', priced(900, { isNarrow: true })),
    rated('full', priced(6000, { period: 'month' })),
    rated('estimate', priced(8_000, { isEstimated: true })),
    rated('desk', 'call'),
  ]

  test('comes after every price of the usual cover and before the calls, however low its own price is', () => {
    expect(ids(ranked(offers))).toEqual(['full', 'estimate', 'accidents', 'desk'])
  })

  test('is never the popular choice, and makes no choice of one other price', () => {
    expect(popularOf(ranked(offers), 'auto')?.id).toBe('full')
    expect(popularOf(ranked(offers.filter(({ id }) => id !== 'estimate')), 'auto')).toBeUndefined()
  })
})

const cents = fc.integer({ min: 1, max: 100_000 })
const price: fc.Arbitrary<PriceView> = fc
  .record({
    cents,
    period: fc.constantFrom('month', '6 months', 'year', 'trip'),
    isEstimated: fc.boolean(),
    isNarrow: fc.boolean(),
  })
  .map(({ cents, ...more }) => priced(cents, more))
const kind = fc.constantFrom('call', 'declined', 'unavailable', 'failed', 'quoting')
const anyOffers = fc
  .array(fc.tuple(fc.oneof(price, kind), fc.integer({ min: 0, max: 50 })), { maxLength: 14 })
  .map(all => all.map(([info, stars], index) => rated(`c${index}`, info, stars / 10)))
const anyAds = fc
  .integer({ min: 0, max: 5 })
  .map(count => Array.from({ length: count }, (_, index) => ({ id: `x-ad-${index}` })))

describe('the order, whatever comes in', () => {
  test('is the same in whatever order the offers arrive, and loses none', () => {
    const shuffled = anyOffers.chain(offers =>
      fc.tuple(fc.constant(offers), fc.shuffledSubarray(offers, { minLength: offers.length })),
    )
    fc.assert(
      fc.property(shuffled, ([offers, others]) => {
        expect(ids(ranked(others))).toEqual(ids(ranked(offers)))
        expect(ids(ranked(ranked(offers)))).toEqual(ids(ranked(offers)))
        expect(ids(ranked(offers)).toSorted()).toEqual(ids(offers).toSorted())
      }),
    )
  })

  test('is one for every pair: two entries stand in the same order in every list of their kind', () => {
    fc.assert(
      fc.property(anyOffers, offers => {
        const list = ids(ranked(offers))
        for (const [at, a] of offers.entries())
          for (const b of offers.slice(at + 1)) {
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
          const offers = [
            rated('a', priced(amount, { isEstimated: true }), guessed),
            rated('b', priced(amount), sure),
          ]
          expect(ids(ranked(offers))).toEqual(['b', 'a'])
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
          const offers = [rated('a', priced(dear), a), rated('b', priced(low), b)]
          expect(ids(ranked(offers))).toEqual(['b', 'a'])
        },
      ),
    )
  })

  test('is moved by nothing that an insurer could pay for: name, logo, badges, text and buttons', () => {
    const adorned = (offer: OfferView): OfferView => ({
      ...offer,
      insurer: 'A',
      carrier: {
        ...offer.carrier,
        phone: '(800) 555-0199',
        hosts: ['a.example'],
        insurer: {
          ...offer.carrier.insurer,
          name: 'A',
          logo: '/gold.svg',
          badges: [{ text: { en: 'Sponsor' }, description: { en: 'Pays.' } }],
          descriptionHtml: { en: '<p>Best</p>' },
        },
      },
    })
    fc.assert(
      fc.property(anyOffers, fc.nat(13), (offers, at) => {
        const paid = offers.map((offer, index) => (index === at ? adorned(offer) : offer))
        expect(ids(ranked(paid))).toEqual(ids(ranked(offers)))
      }),
    )
  })

  test('has one popular price where there are several of the usual cover', () => {
    fc.assert(
      fc.property(anyOffers, offers => {
        const popular = popularOf(ranked(offers), 'auto')
        const usual = offers.filter(one => one.price && !one.price.isNarrow)
        const liked = usual.filter(({ carrier }) => carrier.insurer.rating >= popularFrom.stars)
        const isChosen = usual.length > 1 && liked.length > 0
        expect(isChosen ? liked.includes(popular as OfferView) : popular === undefined).toBe(true)
      }),
    )
  })
})

describe('the popular choice', () => {
  const complained = (id: string, index: number) => {
    const carrier = carrierOf(id, { rating: 5, reviewCount: 10 })
    const complaints = { auto: { index, year: 2025, source: 'https://complaints.example/' } }
    return offerOf(id, priced(5_000), { carrier: { ...carrier, complaints } })
  }

  test('is no insurer with few stars, without reviews, or with more complaints than is usual', () => {
    const cheap = rated('cheap', priced(1_000), 3.9)
    const unknown = offerOf('unknown', priced(900), {
      carrier: carrierOf('unknown', { rating: 5, reviewCount: 0 }),
    })
    const popular = (...offers: readonly OfferView[]) => popularOf(ranked(offers), 'auto')?.id
    expect(popular(cheap, unknown, rated('dear', priced(9_000), 4))).toBe('dear')
    expect(popular(cheap, unknown)).toBeUndefined()
    expect(popular(complained('a', 1.01), rated('b', priced(9_000), 4))).toBe('b')
    expect(popular(complained('a', 1), rated('b', priced(9_000), 4))).toBe('a')
  })
})

describe('ads', () => {
  const offers = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `c${at}` }))
  const ad = (id: string) => ({ id })

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
      fc.property(anyOffers, anyAds, (offers, ads) => {
        const list = withAds<{ readonly id: string }>(offers, ads)
        const isAd = ({ id }: { readonly id: string }) => ads.some(one => one.id === id)
        expect(list.filter(one => !isAd(one))).toEqual(offers)
        expect(list.filter(isAd)).toEqual(ads)
        const first = list.findIndex(isAd)
        if (first >= 0) expect(first).toBeGreaterThanOrEqual(Math.min(beforeAds, offers.length))
      }),
    )
  })
})
