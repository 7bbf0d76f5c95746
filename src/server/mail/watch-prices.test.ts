import { describe, expect, test } from 'vitest'
import type { Quote } from '../../contract/status.ts'
import { loadSite } from '../../site/load-site.ts'
import { changesLetter } from './watch-letters.ts'
import { changedIn, pricesIn } from './watch-prices.ts'

function priced(id: string, premium: string, more: Partial<Quote> = {}): Quote {
  return {
    id,
    insurer: { name: `${id} & Sons (demo)`, logo: '', tag_line: '', badges: [] },
    description: '',
    coverage_amount: '',
    price_info: { type: 'price', premium, policy_period: 'month', estimated: false },
    actions: [],
    ...more,
  } as Quote
}

const results = (quotes: readonly Quote[]) =>
  ({
    quote_number: 'KM4T-7XRC',
    quotes_title: 'Renters insurance',
    result: { quote_status: 'complete', quotes, email_needed: false, has_more_results: false },
  }) as unknown as Parameters<typeof changesLetter>[0]['results']

const links = {
  open: 'https://q.example/open#t=x',
  unwatch: 'https://q.example/mail/unwatch?t=y',
  stop: 'https://q.example/mail/stop?t=z',
}

const sender = loadSite()

describe('what changed', () => {
  test('is each price that is another one, or that came', () => {
    const before = { oak: '14.84 month', elm: '20.00 month', fir: '9.00 month' }
    expect(changedIn(before, { oak: '14.84 month', elm: '20.01 month', ash: '3.00 month' })).toEqual([
      'elm',
      'ash',
    ])
    expect(changedIn(before, before)).toEqual([])
  })

  test("counts neither ads nor what isn't a price", () => {
    const ad = priced('ad', '1.00', { ad: { network: 'n' } })
    const declined = priced('no', '1.00', { price_info: { type: 'declined' } })
    expect(pricesIn([priced('oak', '14.84'), ad, declined])).toEqual({ oak: '14.84 month' })
  })

  test('goes out with the old and the new price, and a header to end it at one press (RFC 8058)', () => {
    const letter = changesLetter({
      sender,
      results: results([priced('oak', '14.84'), priced('elm', '1020.01'), priced('ash', '3.00')]),
      before: { oak: '14.84 month', elm: '20.00 month' },
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
    const quotes = [priced('oak', '14.84')]
    expect(changesLetter({ sender, results: results(quotes), before: pricesIn(quotes), links })).toBeNull()
  })
})
