import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { priced, textOf } from '../../../../tests/rooms/web-results.ts'
import type { PriceInfo } from '../../../contract/prices/status.ts'
import { PriceArea } from './PriceArea.tsx'

const html = (price: PriceInfo) => renderToStaticMarkup(<PriceArea price={price} />)
const text = (price: PriceInfo) => textOf(html(price))

describe('the price area', () => {
  test('shows a price as dollars with two decimals (spec 4.4.8)', () => {
    expect(text(priced('1284.5'))).toContain('$1,284.50 a month')
  })

  test('labels a price confirmed, or an estimate (spec 4.4.9)', () => {
    expect(text(priced('14.84'))).toContain('✓ Confirmed')
    expect(text(priced('14.84', { estimated: true }))).toContain('~ Estimate')
    expect(text(priced('14.84', { estimated: true }))).toContain('~ $14.84 a month')
    expect(text(priced('14.84'))).not.toContain('~')
    expect(text(priced('14.84', { estimated: true }))).not.toContain('Confirmed')
  })

  test.each([
    [{ source: 'insurer' }, '✓ Confirmed', 'The insurer’s price for your answers.'],
    [{ source: 'rates' }, '✓ Confirmed', 'From the insurer’s rates for your answers.'],
    [{ source: 'rates', estimated: true }, '~ Estimate', 'Some answers are assumed.'],
    [{ source: 'insurer', estimated: true }, '~ Estimate', 'Some answers are assumed.'],
    [{ source: 'similar plans', estimated: true }, '~ Estimate', 'Estimated price based on similar plans.'],
  ] as const)('says what the label means for %o (spec 4.4.9)', (more, label, tip) => {
    expect(text(priced('14.84', more))).toMatch(new RegExp(`${label}.*${tip}`))
  })

  test('says beside the kind of price that it is for only some of the pets', () => {
    const partial = text(priced('14.84', { for_only: 'For only 2 of 3 pets.' }))
    expect(partial).toMatch(/For only 2 of 3 pets\. ?✓ Confirmed/)
    expect(text(priced('14.84'))).not.toContain('For only')
  })

  test('tags only the popular choice (spec 4.4.10)', () => {
    expect(text(priced('14.84', { popular: true }))).toContain('Popular Choice')
    expect(text(priced('14.84'))).not.toContain('Popular Choice')
  })

  test('strikes through the original price when there is a deal (spec 4.4.11)', () => {
    expect(html(priced('14.84', { original: '16.20', deal: 'paid in full' }))).toContain('<s>$16.20</s>')
    expect(html(priced('14.84', { original: '16.20' }))).not.toContain('16.20')
  })

  test('shows a spinner while quoting (spec 4.4.6)', () => {
    expect(text({ type: 'quoting' })).toContain('Quoting')
  })

  test("gives the carrier's reason for a decline, or its own if there is none (spec 4.4.7)", () => {
    const declined = text({ type: 'declined', message: 'No dogs.', text: 'Ask again in a year.' })
    expect(declined).toContain('No dogs.')
    expect(declined).toContain('Learn more')
    expect(declined).toContain('Ask again in a year.')
    expect(text({ type: 'declined' })).toBe('Not insurable.')
    const both = { type: 'declined', message: 'No dogs.', text: 'Ask again.' } as const
    expect(html({ ...both, lang: 'en' }).match(/<p lang="en">[^<]*/g)).toEqual(['<p lang="en">No dogs.'])
    expect(html({ ...both, text_lang: 'en' }).match(/<p lang="en">[^<]*/g)).toEqual([
      '<p lang="en">Ask again.',
    ])
  })

  test('warns that a call is needed (spec 4.4.12)', () => {
    expect(text({ type: 'call', quote_id: 'NW-1' })).toContain('Phone call required')
  })

  test.each(['failed', 'unavailable'] as const)('shows only the quote number when %s (spec 4.4.5)', type => {
    expect(text({ type, quote_id: 'G-7', message: 'hidden here' })).toBe('Quote number G-7')
    expect(text({ type })).toBe('')
  })
})
