import { divideRounded, formatDecimal, type RoundingMode } from '../../../rating/decimal.ts'

/** A decimal number without any error: its digits, and how many of the last ones are decimals. */
export interface Exact {
  readonly digits: bigint
  readonly places: number
}

/** For a quotient, or for another result if `decimals` is given: two decimals and half up by default. */
export interface Rounding {
  readonly decimals?: number | undefined
  readonly round?: RoundingMode | undefined
}

/** A number, or a plain number in a text; undefined for anything else. */
export function exactOf(value: unknown): Exact | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const [, whole, decimals = ''] = /^(-?\d{1,15})(?:\.(\d{1,12}))?$/.exec(String(value)) ?? []
  return whole === undefined ? undefined : { digits: BigInt(whole + decimals), places: decimals.length }
}

/** The result as decimal text without zeros at its end. */
export function exactText({ digits, places }: Exact): string {
  const text = formatDecimal(digits, { places })
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** The words of sums, differences, products and quotients. */
export const operations = ['$plus', '$minus', '$times', '$divide'] as const
export type Operation = (typeof operations)[number]

/** The result of an operation over several numbers, from left to right; undefined if it divides by zero. */
export function computed(
  operation: Operation,
  [first, ...others]: readonly Exact[],
  { decimals, round }: Rounding,
): Exact | undefined {
  if (!first) return undefined
  if (operation === '$divide') {
    const by = others.reduce(product, one)
    return by.digits === 0n ? undefined : quotient(first, by, { decimals, round })
  }
  const result = others.reduce(combine[operation], first)
  return decimals === undefined ? result : rounded(result, { decimals, round })
}

const one: Exact = { digits: 1n, places: 0 }

const combine = {
  $plus: sum,
  $minus: (a: Exact, b: Exact) => sum(a, product(b, exactMinus)),
  $times: product,
}

const exactMinus: Exact = { digits: -1n, places: 0 }

function sum(a: Exact, b: Exact): Exact {
  const places = Math.max(a.places, b.places)
  return { digits: scaled(a, places) + scaled(b, places), places }
}

function product(a: Exact, b: Exact): Exact {
  return { digits: a.digits * b.digits, places: a.places + b.places }
}

function quotient(a: Exact, b: Exact, { decimals = 2, round: mode = 'halfUp' }: Rounding): Exact {
  const sign = b.digits < 0n ? -1n : 1n
  const amount = sign * a.digits * 10n ** BigInt(decimals + b.places)
  const by = sign * b.digits * 10n ** BigInt(a.places)
  return { digits: divideRounded(amount, { by, mode }), places: decimals }
}

/** The number with the given decimals, two by default. */
export function rounded(value: Exact, rounding: Rounding): Exact {
  return quotient(value, one, rounding)
}

/** Dollars as whole cents. */
export function inCents({ digits, places }: Exact): Exact {
  return rounded({ digits: digits * 100n, places }, { decimals: 0 })
}

function scaled({ digits, places }: Exact, to: number): bigint {
  return digits * 10n ** BigInt(to - places)
}
