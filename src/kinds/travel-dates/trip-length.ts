import { counted } from '../../language/numbers.ts'
import type { Text } from '../../language/text.ts'
import { daysBetween, isDay } from '../../units/day.ts'

/** A friendly remark about the length of a trip (spec 9.3); null unless both days are known and in order. */
export function tripLength(from: string, to: string): Text | null {
  if (!isDay(from) || !isDay(to) || to < from) return null
  // Both ends count: a trip that ends on the day it begins takes one day.
  const days = daysBetween(from, to) + 1
  if (days <= 1) return { en: 'A day trip.', es: 'Un viaje de un día.' }
  if (days < 7) return { en: `${days} days. A short getaway.`, es: `${days} días. Una escapada corta.` }
  if (days < 30) {
    const weeks = about(days, 'week')
    return { en: `${weeks.en} away. A nice long trip.`, es: `${weeks.es}. Un buen viaje, bastante largo.` }
  }
  const months = about(days, 'month')
  return {
    en: `${months.en} away. I’ll look for insurers that cover a trip this long.`,
    we: `${months.en} away. We’ll look for insurers that cover a trip this long.`,
    es: `${months.es}. Se buscarán aseguradoras que cubran un viaje tan largo.`,
  }
}

const units = {
  week: { days: 7, one: 'semana', many: 'semanas' },
  month: { days: 30, one: 'mes', many: 'meses' },
}

/** "2 weeks", or "about 2 weeks" when the days do not come out even. */
function about(days: number, name: keyof typeof units) {
  const unit = units[name]
  const count = Math.round(days / unit.days)
  const isEven = days % unit.days === 0
  return {
    en: `${isEven ? '' : 'About '}${counted(count, name)}`,
    es: `${isEven ? '' : 'Alrededor de '}${count} ${count === 1 ? unit.one : unit.many}`,
  }
}
