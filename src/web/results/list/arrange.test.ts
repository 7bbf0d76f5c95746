import { describe, expect, test } from 'vitest'
import { priced, quoteOf } from '../../../../tests/rooms/web-results.ts'
import { answered, filtered, held, replaced, sorted } from './arrange.ts'

const ids = (quotes: readonly { id: string }[]) => quotes.map(({ id }) => id)
const rated = (rating: number) => ({
  insurer: { name: 'x', logo: '', tag_line: '', badges: [], review: { rating, review_count: 10 } },
})

const list = [
  quoteOf('bramble', priced('14.84'), rated(4.6)),
  quoteOf('quill', priced('12.10', { estimated: true }), rated(4.8)),
  quoteOf('northwick', { type: 'call' }, rated(4.7)),
  quoteOf('pelican', { type: 'quoting' }),
]

const standIn = quoteOf('whisker', priced('12.00', { estimated: true, source: 'similar plans' }))
const ad = quoteOf('x-ad-1', { type: 'unavailable' }, { ad: { network: 'X' } })

describe('arranging the results', () => {
  test('sorts by price with unpriced carriers last, and leaves the server order alone otherwise', () => {
    expect(ids(sorted(list, 'price'))).toEqual(['quill', 'bramble', 'northwick', 'pelican'])
    expect(ids(sorted(list, 'rating'))).toEqual(['quill', 'northwick', 'bramble', 'pelican'])
    expect(ids(sorted(list, 'value'))).toEqual(ids(list))
  })

  test('prices sort as money, not as text', () => {
    const prices = [
      quoteOf('a', priced('100.00')),
      quoteOf('b', priced('9.50')),
      quoteOf('c', priced('20.00')),
    ]
    expect(ids(sorted(prices, 'price'))).toEqual(['b', 'c', 'a'])
  })

  test('prices of different periods are compared over a year', () => {
    const half = quoteOf('half', priced('60.00', { policy_period: '6 months' }))
    expect(ids(sorted([quoteOf('month', priced('11.00')), half], 'price'))).toEqual(['half', 'month'])
  })

  test('a plan that covers less comes after the prices of the usual cover, however low its own is', () => {
    const narrow = quoteOf('accidents', priced('4.00', { narrow: true }))
    expect(ids(sorted([narrow, ...list], 'price'))).toEqual([
      'quill',
      'bramble',
      'accidents',
      'northwick',
      'pelican',
    ])
  })

  test('filters combine, and never hide a carrier that has not answered yet', () => {
    expect(ids(filtered(list, new Set(['priced'])))).toEqual(['bramble', 'quill', 'pelican'])
    expect(ids(filtered(list, new Set(['priced', 'confirmed'])))).toEqual(['bramble', 'pelican'])
    expect(ids(filtered(list, new Set(['rated'])))).toEqual(['bramble', 'quill', 'northwick', 'pelican'])
  })

  test('a price that arrives updates its own card and moves no other', () => {
    const now = [quoteOf('pelican', priced('9.00')), ...list.slice(0, 3), quoteOf('late', priced('1.00'))]
    expect(ids(held(now, ids(list)))).toEqual(['bramble', 'quill', 'northwick', 'pelican', 'late'])
  })

  test('a loaded ad appears at once in its place in the order, and nothing before it moves', () => {
    const withAd = [...list.slice(0, 3), ad, ...list.slice(3)]
    expect(ids(held(withAd, ids(list))).indexOf('x-ad-1')).toBe(3)
    expect(ids(held([...list, ad], ids(list)).filter(one => one !== ad))).toEqual(ids(list))
  })

  test('every answer counts, even a refusal; a failure, an estimate in its place or an ad does not', () => {
    expect(answered(list)).toBe(3)
    expect(answered([...list, quoteOf('away', { type: 'failed' })])).toBe(3)
    expect(answered([...list, standIn, ad])).toBe(3)
  })

  test('an ad never comes before the offers, however the list is sorted or filtered', () => {
    const open = list.map(({ id }) => quoteOf(id, { type: 'quoting' }))
    const withAd = [...open.slice(0, 3), ad, ...open.slice(3)]
    for (const by of ['price', 'rating'] as const) expect(ids(sorted(withAd, by)).at(-1)).toBe('x-ad-1')
    for (const filter of ['priced', 'confirmed', 'rated'] as const)
      expect(ids(filtered(withAd, new Set([filter])))).not.toContain('x-ad-1')
  })

  test('announces only insurers whose own answer replaces an estimate', () => {
    const now = [quoteOf('whisker', priced('11.00')), ...list]
    expect(replaced([standIn, ...list], now)).toEqual(['whisker (demo)'])
    expect(replaced(now, now)).toEqual([])
  })
})
