import type { Day } from '../law/rule.ts'

/** The calendar day some days later. */
export function addDays(day: Day, days: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const moved = new Date(Date.UTC(year, month - 1, date + days))
  // The first ten characters of an ISO time are its calendar day.
  return moved.toISOString().slice(0, 10) as Day
}

/** Completed years of age on a day; somebody born on 29 February turns older on 1 March. */
export function ageOn(birth: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}
