import { counted } from '../../language/numbers.ts'
import type { Text } from '../../language/text.ts'
import { daysBetween, isDay } from '../../units/day.ts'

/** A friendly remark about the length of a trip (spec 9.3); null unless both days are known and in order. */
export function tripLength(from: string, to: string): Text | null {
  if (!isDay(from) || !isDay(to) || to < from) return null
  // Both ends count: a trip that ends on the day it begins takes one day.
  const days = daysBetween(from, to) + 1
  if (days <= 1) return { en: 'A day trip.' }
  if (days < 7) return { en: `${days} days. A short getaway.` }
  if (days < 30) return { en: `${about(days, 7, 'week')} away. A nice long trip.` }
  const length = `${about(days, 30, 'month')} away.`
  return {
    en: `${length} I’ll look for insurers that cover a trip this long.`,
    we: `${length} We’ll look for insurers that cover a trip this long.`,
  }
}

/** "2 weeks", or "about 2 weeks" when the days do not come out even. */
function about(days: number, unit: number, name: string): string {
  const count = Math.round(days / unit)
  const even = days % unit === 0 ? '' : 'About '
  return `${even}${counted(count, name)}`
}
