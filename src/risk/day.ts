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

/** Completed months between two days; from the 31st to a shorter month's last day is not a whole month yet. */
export function monthsBetween(first: Day, last: Day): number {
  const months = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const full = months(last) - months(first)
  return last.slice(8) < first.slice(8) ? full - 1 : full
}

/** Days from one day to another, negative when the other is earlier. */
export function daysBetween(first: Day, last: Day): number {
  return (Date.parse(last) - Date.parse(first)) / 86_400_000
}
