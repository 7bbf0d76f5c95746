import { centsOf, moneyParts } from '../units/cents.ts'
import { grouped } from './numbers.ts'

/** Formats an amount or whole cents for people: "$1,284.50". */
export function dollars(amount: number | string): string {
  const parts = priceParts(amount)
  return `$${parts.dollars}.${parts.cents}`
}

/** The two parts of a displayed price: dollars with thousands separators, and two digits of cents. */
export function priceParts(amount: number | string): { readonly dollars: string; readonly cents: string } {
  const { dollars, cents } = moneyParts(typeof amount === 'string' ? centsOf(amount) : amount)
  return { dollars: grouped(dollars), cents }
}

/** Whole cents without a fraction that is zero: "$41", or "$41.28". */
export function shortDollars(cents: number): string {
  return cents % 100 === 0 ? wholeDollars(cents / 100) : dollars(cents)
}

/** Cents to the nearest whole dollar. */
export function roundedToDollars(cents: number): number {
  return Math.round(cents / 100) * 100
}

/** Formats whole dollars for people: "$1,000". */
export function wholeDollars(amount: number): string {
  return `$${grouped(amount)}`
}
