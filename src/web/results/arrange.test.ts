import { describe, expect, test } from 'vitest'
import { answered, filtered, held, sorted } from './arrange.ts'
import { priced, quoteOf } from './testing.ts'

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

describe('arranging the results', () => {
  test('sorts by price with unpriced carriers last, and leaves the server order alone otherwise', () => {
    expect(ids(sorted(list, 'price'))).toEqual(['quill', 'bramble', 'northwick', 'pelican'])
    expect(ids(sorted(list, 'rating'))).toEqual(['quill', 'northwick', 'bramble', 'pelican'])
    expect(ids(sorted(list, 'butler'))).toEqual(ids(list))
  })

  test('prices sort as money, not as text', () => {
    const prices = [
      quoteOf('a', priced('100.00')),
      quoteOf('b', priced('9.50')),
      quoteOf('c', priced('20.00')),
    ]
    expect(ids(sorted(prices, 'price'))).toEqual(['b', 'c', 'a'])
  })

  test('filters add up, and never hide a carrier that has not answered yet', () => {
    expect(ids(filtered(list, new Set(['priced'])))).toEqual(['bramble', 'quill', 'pelican'])
    expect(ids(filtered(list, new Set(['priced', 'confirmed'])))).toEqual(['bramble', 'pelican'])
    expect(ids(filtered(list, new Set(['rated'])))).toEqual(['bramble', 'quill', 'northwick', 'pelican'])
  })

  test('a price that arrives takes the place of its own card and moves no other', () => {
    const now = [quoteOf('pelican', priced('9.00')), ...list.slice(0, 3), quoteOf('late', priced('1.00'))]
    expect(ids(held(now, ids(list)))).toEqual(['bramble', 'quill', 'northwick', 'pelican', 'late'])
  })

  test('every answer counts as one, a refusal too', () => {
    expect(answered(list)).toBe(3)
  })
})
