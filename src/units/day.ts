/** A calendar day as `YYYY-MM-DD`. Days are compared as text and never pass through local time. */
export type Day = `${number}-${number}-${number}`

/** A day in parts, such as a date of birth. */
export type DayParts = {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
}

/** Whether a text is a day in the calendar; 31 February is not. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const { year, month, day } = partsOf(text)
  return day >= 1 && day <= daysInMonth(year, month)
}

/** The day made of these parts, which must be valid. */
export function dayOf({ year, month, day }: DayParts): Day {
  const two = (part: number) => String(part).padStart(2, '0')
  // Numbers joined with hyphens are a day's text; the compiler cannot see through the padding.
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` as Day
}

/** A day in parts; the text must be one. */
export function partsOf(day: string): DayParts {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) }
}

/** How many days a month has; 0 for an invalid month. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

const dayMs = 86_400_000

/** The day some days later, or earlier if negative. */
export function addDays(from: Day, days: number): Day {
  const moved = new Date(Date.parse(from) + days * dayMs)
  // The first ten characters of an ISO time are its calendar day.
  return moved.toISOString().slice(0, 10) as Day
}

/** The same day some months later, or the last day of a shorter month. */
export function addMonths(from: Day, months: number): Day {
  const { year, month, day } = partsOf(from)
  const count = year * 12 + month - 1 + months
  const to = { year: Math.floor(count / 12), month: (count % 12) + 1 }
  return dayOf({ ...to, day: Math.min(day, daysInMonth(to.year, to.month)) })
}

/** The same day some years later; 29 February becomes 1 March in other years. */
export function addYears(from: Day, years: number): Day {
  const parts = partsOf(from)
  const moved = dayOf({ ...parts, year: parts.year + years })
  return isDay(moved) ? moved : dayOf({ year: parts.year + years, month: 3, day: 1 })
}

/** Days from one day to another, negative when the other is earlier. */
export function daysBetween(first: Day, last: Day): number {
  return (Date.parse(last) - Date.parse(first)) / dayMs
}

/** Completed months between two days; from the 31st to the last day of a shorter month is not a whole month. */
export function monthsBetween(first: Day, last: Day): number {
  const [from, to] = [partsOf(first), partsOf(last)]
  const full = (to.year - from.year) * 12 + to.month - from.month
  return to.day < from.day ? full - 1 : full
}

/** Completed years of age on a day; somebody born on 29 February has a birthday on 1 March. */
export function ageOn(birth: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}
