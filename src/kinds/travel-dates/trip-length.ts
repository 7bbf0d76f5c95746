import { counted } from '../../language/numbers.ts'
import { daysBetween, isDay } from '../../units/day.ts'

/** A friendly remark about the length of a trip (spec 9.3); null unless both days are known and in order. */
export function tripLength(from: string, to: string): string | null {
  if (!isDay(from) || !isDay(to) || to < from) return null
  // Both ends count: a trip that ends on the day it begins takes one day.
  const days = daysBetween(from, to) + 1
  if (days <= 1) return 'A day trip.'
  if (days < 7) return `${days} days. A short getaway.`
  if (days < 30) return `${about(days, 7, 'week')} away. A good long trip.`
  return `${about(days, 30, 'month')} away. I’ll look for insurers that cover a trip this long.`
}

/** "2 weeks", or "about 2 weeks" when the days do not come out even. */
function about(days: number, unit: number, name: string): string {
  const count = Math.round(days / unit)
  const even = days % unit === 0 ? '' : 'About '
  return `${even}${counted(count, name)}`
}
