import { shortDollars } from './money.ts'

/** A price in whole cents: "$12.84", or "~ $13" for an estimate; cents that are zero are left out. */
export function exactOrAbout({ cents, isEstimated }: { cents: number; isEstimated: boolean }): string {
  return `${isEstimated ? '~ ' : ''}${shortDollars(cents)}`
}
