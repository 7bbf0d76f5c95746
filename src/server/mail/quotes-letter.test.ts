import { describe, expect, test } from 'vitest'
import { application, offerOf, priced, quoted, tell } from '../../../tests/rooms/results.ts'
import { loadSite } from '../../site/load-site.ts'
import type { OfferView } from '../results/offer-view.ts'
import { viewResults } from '../results/results-view.ts'
import { quotesLetter } from './quotes-letter.ts'

const quote = { id: 'q', number: 'KM4T-7XRC', line: 'renters' as const, round: 1, savedRound: null }
const nothing = viewResults([], { quote, application, offers: [] })

/** The letter in plain text. */
function textWith(...offers: readonly OfferView[]): string {
  return quotesLetter({
    sender: loadSite(),
    view: { ...nothing, offers },
    tell,
    speech: 'en',
    links: { open: 'https://q.example/o', erase: 'https://q.example/e', stop: 'https://q.example/s' },
    until: '2026-12-21',
  }).text
}

describe('the letter with the prices', () => {
  test('names the insurers that gave a price, confirmed or as an estimate, and no others', () => {
    const text = textWith(
      offerOf('oak', priced(1_484)),
      offerOf('elm', priced(2_000, { isEstimated: true })),
      offerOf('ash', 'declined'),
      offerOf('fir', 'failed'),
    )
    expect(text).toContain(
      'Renters insurance: 2 prices for quote KM4T-7XRC, in the same order as on the site.',
    )
    expect(text).toContain('oak (demo): $14.84 a month (✓ Confirmed)')
    expect(text).toContain('elm (demo): $20.00 a month (~ Estimate)')
    expect(text).not.toMatch(/(?:ash|fir) \(demo/)
  })

  test('says how long a price is good in the words of its card', () => {
    const outcome = quoted('14.84', { expiresAt: '2026-12-26' }) as OfferView['outcome']
    const price = offerOf('oak', priced(1_484), { outcome })
    expect(textWith(price)).toContain('Good until December 26, 2026')
  })

  test('says so where nobody gave a price', () => {
    const text = textWith(offerOf('ash', 'declined'))
    expect(text).toContain('I couldn’t find a price this time.')
    expect(text).toContain('no insurer gave a price for quote KM4T-7XRC')
  })

  test('lists twelve prices and counts those beyond', () => {
    const offers = Array.from({ length: 13 }, (_, nth) => offerOf(`oak-${nth}`, priced(1_000 + nth)))
    expect(textWith(...offers)).toContain('$10.11')
    expect(textWith(...offers)).not.toContain('$10.12')
    expect(textWith(...offers)).toContain('1 more price on your results page.')
    expect(textWith(...offers.slice(1))).not.toContain('more price')
  })
})
