/** Exact decimal text, for example `"1.0625"`. Money and factors never pass through floating point. */
export type Dec = string

/** Money is counted in 10^-4 dollars. */
export const moneyPlaces = 4
/** Factors are counted in 10^-6. */
export const factorPlaces = 6

export const cent = 100n
export const dollar = 10_000n
/** The factor 1. */
export const factorOne = 1_000_000n

export type RoundingMode = 'halfUp' | 'halfEven' | 'up' | 'down'

/** How to round an amount: to a multiple of `unit`, in 10^-4 dollars. */
export interface Rounding {
  readonly unit: bigint
  readonly mode: RoundingMode
}

/** Reads decimal text as a count of 10^-places. Throws a RangeError on anything inexact. */
export function parseDecimal(text: Dec, places: number): bigint {
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text)
  const decimals = match?.[3] ?? ''
  if (!match || decimals.length > places)
    throw new RangeError(`"${text}" is not a decimal of at most ${places} places`)
  const digits = BigInt(`${match[2]}${decimals.padEnd(places, '0')}`)
  return match[1] === '-' ? -digits : digits
}

interface Decimals {
  readonly places: number
  /** Decimals in the text; all of them when absent. */
  readonly decimals?: number
}

/** Writes a count of 10^-places as text with `decimals` decimals, which must not cut off a digit. */
export function formatDecimal(value: bigint, { places, decimals = places }: Decimals): Dec {
  const cut = 10n ** BigInt(places - decimals)
  if (value % cut !== 0n) throw new RangeError(`${value}e-${places} has more than ${decimals} decimals`)
  const digits = (abs(value) / cut).toString().padStart(decimals + 1, '0')
  const sign = value < 0n ? '-' : ''
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Money as the wire carries it: dollars with two decimals. */
export function formatMoney(amount: bigint): Dec {
  return formatDecimal(amount, { places: moneyPlaces, decimals: 2 })
}

/** A factor without trailing zeros, for people: `1.06`, `0.875`. */
export function formatFactor(factor: bigint): Dec {
  return formatDecimal(factor, { places: factorPlaces }).replace(/(\.\d\d\d*?)0+$/, '$1')
}

interface Division {
  /** Above zero. */
  readonly by: bigint
  readonly mode: RoundingMode
}

/**
 * The quotient as a whole number. A half is rounded away from zero with `halfUp`, to the even neighbor with `halfEven`; `up`
 * always rounds away from zero, `down` toward it.
 */
export function divideRounded(amount: bigint, { by, mode }: Division): bigint {
  if (amount < 0n) return -divideRounded(-amount, { by, mode })
  if (mode === 'down') return amount / by
  if (mode === 'up') return (amount + by - 1n) / by
  const half = (2n * amount + by) / (2n * by)
  const isTie = mode === 'halfEven' && half * 2n * by - by === 2n * amount
  return isTie && half % 2n === 1n ? half - 1n : half
}

/** Money rounded to a multiple of the unit. */
export function roundMoney(amount: bigint, { unit, mode }: Rounding): bigint {
  return divideRounded(amount, { by: unit, mode }) * unit
}

interface Multiplication {
  /** 10^-6 of a factor. */
  readonly by: bigint
  readonly rounding: Rounding
}

/** Money times a factor, rounded once, from the exact product. */
export function multiply(amount: bigint, { by, rounding }: Multiplication): bigint {
  return multiplier(rounding)(amount, by)
}

/** The same for many products. Half up, the usual rule, takes the fewest operations, and most of rating is such products. */
export function multiplier({ unit, mode }: Rounding): (amount: bigint, by: bigint) => bigint {
  const divisor = factorOne * unit
  if (mode !== 'halfUp') return (amount, by) => divideRounded(amount * by, { by: divisor, mode }) * unit
  // Even, as factorOne is.
  const half = divisor / 2n
  return (amount, by) => {
    const product = amount * by
    return ((product < 0n ? product - half : product + half) / divisor) * unit
  }
}

/** The smaller of two: `Math.min` accepts no bigint. */
export function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

/** The greater of two. */
export function greater(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}
