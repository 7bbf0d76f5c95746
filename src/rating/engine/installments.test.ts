import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cent, formatMoney, parseDecimal } from '../decimal.ts'
import { installments, paymentsByFactor } from './installments.ts'

it('splits 178.00 a year into 14.84 eleven times and 14.76 once', () => {
  const { each, first } = installments(parseDecimal('178.00', 4), 12)
  expect([formatMoney(each), formatMoney(first)]).toEqual(['14.84', '14.76'])
})

it('always sums to the total, in whole cents, the first payment never above the others', () => {
  fc.assert(
    fc.property(fc.bigInt(200n, 10n ** 8n), fc.constantFrom(2, 6, 12), (cents, count) => {
      const { each, first } = installments(cents * cent, count)
      expect(first + each * BigInt(count - 1)).toBe(cents * cent)
      expect(each % cent).toBe(0n)
      expect(first > 0n && first <= each).toBe(true)
    }),
  )
})

it('refuses a total of a few cents', () => {
  expect(() => installments(5n * cent, 12)).toThrow(RangeError)
})

it('makes each month a share of the year where a plan says so, half a cent rounded up', () => {
  const share = parseDecimal('0.0875', 6)
  const months = (year: string) => paymentsByFactor(parseDecimal(year, 4), share)
  expect(months('280.57')).toEqual({ count: 12, each: 24_5500n, first: 24_5500n })
  expect(formatMoney(months('100.00').each)).toBe('8.75')
  expect(formatMoney(months('105.20').each)).toBe('9.21')
})
