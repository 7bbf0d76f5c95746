import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { nothingShared, priced, quoteOf, textOf } from '../../../../tests/rooms/web-results.ts'
import type { Quote } from '../../../contract/prices/status.ts'
import * as extras from '../extras.ts'
import { OfferCard } from './OfferCard.tsx'

const html = (quote: Quote) =>
  renderToStaticMarkup(
    <OfferCard
      {...{ quote, extras }}
      shared={nothingShared}
      quoteId="q0123456789abcdefghij"
      ownNumber="KM4T-7XRC"
      position={1}
    />,
  )

const review = { rating: 4.75, review_url: 'https://reviews.example/', review_count: 18250 }
const insurer = { name: 'Bramble (demo)', logo: '/logos/b.svg', tag_line: 'Mutual', review, badges: [] }

describe('a quote card', () => {
  test('shows rating with one decimal and an abbreviated count that leads to the reviews (spec 2.4.8, 9.4)', () => {
    const card = html(quoteOf('b', priced('10.00'), { insurer }))
    expect(textOf(card)).toMatch(/4\.8 out of 5 ?18\.3K reviews/)
    expect(card).toMatch(/<a[^>]*href="https:\/\/reviews\.example\/"/)
  })

  test('shows each badge with its description (spec 2.4.9)', () => {
    const badges = [{ text: 'Mutual', description: 'Belongs to its policyholders.' }]
    const card = html(quoteOf('b', priced('10.00'), { insurer: { ...insurer, badges } }))
    expect(textOf(card)).toContain('MutualBelongs to its policyholders.')
  })

  test('shows the description as the HTML it is (spec 2.4.10)', () => {
    expect(html(quoteOf('b', priced('10.00'), { description: '<p>Covers <b>bikes</b></p>' }))).toContain(
      '<p>Covers <b>bikes</b></p>',
    )
  })

  test('explains the coverage: first year, assumptions (spec 2.4.10)', () => {
    const price = priced('14.84', { year_total: '178.00', assumed: ['You live alone.'] })
    const card = textOf(html(quoteOf('b', price)))
    expect(card).toContain('First-year total: $178.00')
    expect(card).toContain('You live alone.')
  })

  test('says in sight for how many pets the price is, and what fees are in it', () => {
    const details = ['For 2 pets together.', 'Each year includes fees of $48.', 'Or monthly.']
    const inSight = (own: object) =>
      /<p class="[^"]*detail[^"]*">([^<]*)/
        .exec(html(quoteOf('b', priced('14.84', { details, ...own }))))?.[1]
        ?.trim()
    expect(inSight({ pets: [] })).toBe('For 2 pets together. Each year includes fees of $48.')
    expect(inSight({})).toBe('For 2 pets together.')
  })

  test('says in its details what is published about the insurer, with a way to where', () => {
    const facts = [
      { title: 'Financial strength', text: 'A+ from AM Best.', source: 'https://ratings.example/' },
      { title: 'Complaints', text: 'Not rated.' },
    ]
    const card = html(quoteOf('b', priced('14.84'), { facts }))
    expect(textOf(card)).toContain('Financial strength: A+ from AM Best.Complaints: Not rated.')
    expect(card).toContain('<strong><a href="https://ratings.example/">Financial strength</a>:</strong>')
  })

  test('says in its details what each part of the coverage pays', () => {
    const cover_explained = ['If you injure others, the policy pays up to $30,000 for each injured person.']
    expect(textOf(html(quoteOf('b', priced('14.84'), { cover_explained })))).toContain(cover_explained[0])
  })

  test('says in the details of the popular choice alone what makes it so', () => {
    const why =
      'the best mix of a low price, customer rating and being confirmed, from a well-rated insurer. Not based on sales.'
    const details = (popular: boolean) =>
      textOf(/<details.*<\/details>/s.exec(html(quoteOf('b', priced('14.84', { popular }))))?.[0] ?? '')
    expect(details(true)).toContain(why)
    expect(details(false)).not.toContain(why)
  })

  describe('says of its price', () => {
    const cardText = (more: Parameters<typeof priced>[1]) =>
      textOf(html(quoteOf('b', priced('14.84', more), { insurer })))
    const own = { source: 'insurer', expires_at: '2026-12-21' } as const

    test('its source, its date, and how long it is valid', () => {
      expect(cardText({ ...own, quoted_at: '2025-11-21T19:14:00.000Z' })).toContain(
        'Confirmed by Bramble (demo) on November 21, 2025.Good until December 21, 2026.',
      )
      expect(cardText({ ...own, quoted_at: new Date().toISOString() })).toMatch(
        /Confirmed by Bramble \(demo\) today\./,
      )
      expect(cardText({ ...own, estimated: true, quoted_at: '2025-11-21T19:14:00.000Z' })).toContain(
        'Estimated by Bramble (demo) on November 21, 2025',
      )
    })

    test('that it comes from similar plans, and that the insurer may replace it while it is being asked', () => {
      const standIn = { estimated: true, source: 'similar plans', expires_at: '2026-12-21' } as const
      expect(cardText({ ...standIn, awaited: true })).toContain(
        'Based on similar plans. Bramble (demo)’s own price may replace it.',
      )
      expect(cardText(standIn)).toContain('Based on similar plans.')
      expect(cardText(standIn)).not.toMatch(/may replace it|Good until/)
    })
  })

  test('labels an ad as such, with its network (spec 4.7.2)', () => {
    const action = { type: 'other' as const, text: 'Visit', url: 'https://x.example/', external: true }
    const more = { insurer, ad: { network: 'Saffron (demo ads)' }, actions: [action] }
    const card = html(quoteOf('x-ad-1', { type: 'unavailable' }, more))
    expect(textOf(card)).toMatch(/^Ad by Saffron \(demo ads\)Bramble \(demo\)/)
    expect(card).toMatch(/<a[^>]*href="https:\/\/x\.example\/" target="_blank" rel="noopener noreferrer"/)
    expect(textOf(html(quoteOf('b', priced('1.00'), { insurer })))).not.toContain('Ad by')
  })

  test('marks words of another language', () => {
    const badges = [{ text: 'Mutual', description: 'Belongs to its policyholders.' }]
    const card = html(quoteOf('b', priced('1.00'), { insurer: { ...insurer, badges, lang: 'en' } }))
    expect(card).toMatch(/<p[^>]* lang="en">Mutual/)
    expect(card).toMatch(/<ul[^>]* lang="en">/)
    expect(html(quoteOf('b', priced('1.00'), { insurer }))).not.toContain(' lang=')
  })

  test('disables its buttons while the carrier is being asked (spec 4.4.6)', () => {
    const actions = [{ type: 'other' as const, text: 'Continue', url: 'https://b.example/' }]
    const card = html(quoteOf('b', { type: 'quoting' }, { actions }))
    expect(card).toMatch(/<button[^>]*disabled=""[^>]*>.*Continue/)
    expect(card).not.toContain('https://b.example/')
  })

  test('an action opens in this window if direct, else in a new one without access to this one (spec 4.5.2)', () => {
    const action = { type: 'other' as const, text: 'Continue', url: 'https://b.example/' }
    const card = (direct: boolean) =>
      html(quoteOf('b', priced('10.00'), { actions: [{ ...action, direct }] }))
    expect(card(true)).not.toContain('target=')
    expect(card(false)).toMatch(/target="_blank"[^>]*rel="noopener noreferrer"/)
  })

  test('says that the others are unaffected when a carrier could not be reached', () => {
    expect(textOf(html(quoteOf('b', { type: 'failed' }, { insurer })))).toContain(
      'Bramble (demo) couldn’t be reached. The other quotes aren’t affected.',
    )
  })
})
