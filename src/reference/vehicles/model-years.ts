import type { Day } from '../../units/day.ts'

/** The oldest model year in the lists of vehicles. */
export const firstModelYear = 1990

/** The model years that we offer on a day: from next year's down to 1990. */
export function modelYears(today: Day): number[] {
  const next = Number(today.slice(0, 4)) + 1
  return Array.from({ length: next - firstModelYear + 1 }, (_, back) => next - back)
}
