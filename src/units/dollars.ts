import { centsOf, moneyParts } from './cents.ts'

const grouped = new Intl.NumberFormat('en-US')

/** Formats an amount or whole cents for people: "$1,284.50". */
export function dollars(amount: number | string): string {
  const parts = moneyParts(typeof amount === 'string' ? centsOf(amount) : amount)
  return `$${grouped.format(parts.dollars)}.${parts.cents}`
}

/** Formats whole dollars for people: "$1,000". */
export function wholeDollars(amount: number): string {
  return `$${grouped.format(amount)}`
}
