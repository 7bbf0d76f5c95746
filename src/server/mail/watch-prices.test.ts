import { describe, expect, test } from 'vitest'
import { loadSite } from '../../site/load-site.ts'
import type { OfferView } from '../results/offer-view.ts'
import { offerOf, priced } from '../results/testing.ts'
import { changesLetter } from './watch-letters.ts'
import { changedIn, pricesIn } from './watch-prices.ts'

const priceOf = (id: string, cents: number) => offerOf(id, priced(cents), { insurer: `${id} & Sons (demo)` })

const view = (...offers: readonly OfferView[]) => ({
  quote: { id: 'q', number: 'KM4T-7XRC', line: 'renters' as const, round: 1, savedRound: null },
  offers,
})

const monthly = (cents: number) => ({ cents, period: 'month' as const })

const links = {
  open: 'https://q.example/open#t=x',
  unwatch: 'https://q.example/mail/unwatch?t=y',
  stop: 'https://q.example/mail/stop?t=z',
}

const sender = loadSite()

describe('what changed', () => {
  test('is each price that is another one, or that came', () => {
    const before = { oak: monthly(1484), elm: monthly(2000), fir: monthly(900) }
    expect(changedIn(before, { oak: monthly(1484), elm: monthly(2001), ash: monthly(300) })).toEqual([
      'elm',
      'ash',
    ])
    expect(changedIn(before, before)).toEqual([])
  })

  test('counts a price of the same amount for another period, and nothing that isn’t a price', () => {
    expect(changedIn({ oak: monthly(1_484) }, { oak: { cents: 1_484, period: 'year' } })).toEqual(['oak'])
    expect(pricesIn([priceOf('oak', 1_484), offerOf('no', 'declined')])).toEqual({ oak: monthly(1_484) })
  })

  test('goes out with the old and the new price, and a header to end it at one press (RFC 8058)', () => {
    const letter = changesLetter({
      sender,
      view: view(priceOf('oak', 1_484), priceOf('elm', 102_001), priceOf('ash', 300)),
      before: { oak: monthly(1484), elm: monthly(2000) },
      links,
    })
    expect(letter?.headers).toEqual({
      'List-Unsubscribe': '<https://q.example/mail/unwatch?t=y>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(letter?.text).toContain('elm & Sons (demo): $1,020.01 a month (Before: $20.00 a month)')
    expect(letter?.text).toContain('ash & Sons (demo): $3.00 a month (New)')
    expect(letter?.text).not.toContain('oak')
    expect(letter?.html).toContain('elm &#38; Sons (demo)')
  })

  test('is no mail when it is nothing', () => {
    const offers = [priceOf('oak', 1_484)]
    expect(changesLetter({ sender, view: view(...offers), before: pricesIn(offers), links })).toBeNull()
  })
})
