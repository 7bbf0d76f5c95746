import { describe, expect, test } from 'vitest'
import { priced, quoteOf } from '../../../../tests/rooms/web-results.ts'
import type { CoverPart } from '../../../contract/prices/status.ts'
import { comparisonRows } from './comparison-rows.ts'

const part = (text: string, title: string, extent: number): CoverPart => ({
  text,
  title,
  extent,
  amount: text.split(' ', 1)[0] ?? '',
})

const quotes = [
  quoteOf('a', priced('14.84', { year_total: '178.08', year_fees: '0.00', expires_at: '2026-12-21' }), {
    cover: [part('80% back', 'Reimbursement', 80), part('$500 deductible', 'Deductible', -500)],
  }),
  quoteOf('b', priced('20.00', { estimated: true, source: 'similar plans', year_total: '240.00' }), {
    cover: [part('80% back', 'Reimbursement', 80), part('$250 deductible', 'Deductible', -250)],
  }),
]

const rowOf = (label: string, of = quotes) => comparisonRows(of, 'en').find(row => row.label === label)
const texts = (label: string) => rowOf(label)?.cells.map(({ text }) => text)

describe('the comparison', () => {
  test('shows price, month, year and fees of each, and what kind of price it is', () => {
    expect(texts('Price')).toEqual(['$14.84 a month', '$20.00 a month'])
    expect(texts('Price type')).toEqual(['✓ Confirmed', '~ Estimate'])
    expect(texts('Average per month')).toEqual(['$14.84', '$20.00'])
    expect(texts('First-year total')).toEqual(['$178.08', '$240.00'])
    expect(texts('Fees and surcharges included')).toEqual(['none', 'not stated'])
    expect(texts('Good until')).toEqual(['December 21, 2026', 'no date given'])
  })

  test('marks what differs, and less cover as such', () => {
    expect(rowOf('Reimbursement')?.isDifferent).toBe(false)
    const deductible = rowOf('Deductible')
    expect(deductible?.isDifferent).toBe(true)
    expect(deductible?.cells).toEqual([{ text: '$500', isLess: true }, { text: '$250' }])
  })

  test('shows the whole part where an amount beside the title does not say it', () => {
    const none = {
      ...quotes[0],
      cover: [{ title: 'Routine care', text: 'no routine care' }],
    } as (typeof quotes)[0]
    expect(rowOf('Routine care', [none])?.cells).toEqual([{ text: 'no routine care' }])
  })

  test('says what an offer does not mention', () => {
    const silent = quoteOf('c', priced('1.00'))
    expect(rowOf('Deductible', [...quotes, silent])?.cells.at(-1)).toEqual({ text: 'not stated' })
  })

  test('does not contradict a monthly price by a cent of rounding', () => {
    const rounded = quoteOf('r', priced('33.89', { year_total: '406.60' }))
    const withFee = quoteOf('f', priced('33.89', { year_total: '431.60' }))
    expect(rowOf('Average per month', [rounded, withFee])?.cells.map(({ text }) => text)).toEqual([
      '$33.89',
      '$35.97',
    ])
  })

  test('speaks of no month and no year of a trip', () => {
    const trip = quoteOf('t', priced('180.00', { policy_period: 'trip' }))
    expect(comparisonRows([trip, trip], 'en').map(({ label }) => label)).not.toContain('First-year total')
  })
})
