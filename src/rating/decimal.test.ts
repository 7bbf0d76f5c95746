import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cent,
  divideRounded,
  dollar,
  factorPlaces,
  formatDecimal,
  formatFactor,
  formatMoney,
  moneyPlaces,
  multiply,
  parseDecimal,
  type RoundingMode,
  roundMoney,
} from './decimal.ts'

const money = (text: string) => parseDecimal(text, moneyPlaces)
const factor = (text: string) => parseDecimal(text, factorPlaces)
const modes: readonly RoundingMode[] = ['halfUp', 'halfEven', 'up', 'down']

describe('exact decimals', () => {
  it('read back as they were written', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 14n), 10n ** 14n), fc.integer({ min: 0, max: 8 }), (value, places) => {
        expect(parseDecimal(formatDecimal(value, { places }), places)).toBe(value)
      }),
    )
  })

  it.each(['', '1.', '.5', '1e3', '1,000', ' 1', '+1', '0x10', '1.23456', 'NaN'])(
    'refuse %j as money',
    text => {
      expect(() => money(text)).toThrow(RangeError)
    },
  )

  it('never drop a digit when they are shown', () => {
    expect(formatMoney(money('14.84'))).toBe('14.84')
    expect(() => formatMoney(money('14.8433'))).toThrow(RangeError)
  })

  it('show factors without needless zeros', () => {
    expect(['1', '0.875', '1.06', '1.135', '0.123456'].map(text => formatFactor(factor(text)))).toEqual([
      '1.00',
      '0.875',
      '1.06',
      '1.135',
      '0.123456',
    ])
  })
})

describe('rounding', () => {
  it('of half a cent follows the mode', () => {
    const rounded = (text: string) =>
      modes.map(mode => formatMoney(roundMoney(money(text), { unit: cent, mode })))
    expect(rounded('150.255')).toEqual(['150.26', '150.26', '150.26', '150.25'])
    expect(rounded('150.265')).toEqual(['150.27', '150.26', '150.27', '150.26'])
    expect(rounded('150.2501')).toEqual(['150.25', '150.25', '150.26', '150.25'])
    expect(rounded('-150.265')).toEqual(['-150.27', '-150.26', '-150.27', '-150.26'])
  })

  it('to a dollar or a quarter takes the unit', () => {
    expect(roundMoney(money('165.50'), { unit: dollar, mode: 'halfUp' })).toBe(money('166'))
    expect(roundMoney(money('164.50'), { unit: dollar, mode: 'halfEven' })).toBe(money('164'))
    expect(roundMoney(money('164.40'), { unit: money('0.25'), mode: 'halfUp' })).toBe(money('164.50'))
  })

  it('happens once, from the exact product', () => {
    const toCent = { unit: cent, mode: 'halfUp' } as const
    const product = (amount: string, by: string) =>
      multiply(money(amount), { by: factor(by), rounding: toCent })
    // 0.004999 is less than half a cent; rounded to 10^-4 dollars on the way it would become a whole one.
    expect(product('1.00', '0.004999')).toBe(0n)
    expect(product('171.72', '0.875')).toBe(money('150.26'))
  })

  it('stays within half a unit, or within one for up and down', () => {
    const amount = fc.bigInt(-(10n ** 12n), 10n ** 12n)
    const unit = fc.constantFrom(1n, cent, 2500n, dollar)
    fc.assert(
      fc.property(amount, unit, fc.constantFrom(...modes), (value, step, mode) => {
        const rounded = roundMoney(value, { unit: step, mode })
        const off = rounded > value ? rounded - value : value - rounded
        expect(rounded % step).toBe(0n)
        expect(mode.startsWith('half') ? 2n * off <= step : off < step).toBe(true)
      }),
    )
  })

  it('keeps the order of amounts', () => {
    const amount = fc.bigInt(0n, 10n ** 10n)
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...modes), (a, b, mode) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        expect(divideRounded(low, { by: 7n, mode }) <= divideRounded(high, { by: 7n, mode })).toBe(true)
      }),
    )
  })

  it('multiplies like fractions do', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 9n), fc.bigInt(0n, 10n ** 7n), (amount, times) => {
        const exact = amount * times
        const rounded = multiply(amount, { by: times, rounding: { unit: 1n, mode: 'down' } })
        expect(rounded * 10n ** 6n <= exact && exact < (rounded + 1n) * 10n ** 6n).toBe(true)
      }),
    )
  })
})
