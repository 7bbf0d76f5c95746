import { StartError } from '../platform/start-error.ts'

const hours = { h: 1, d: 24, w: 24 * 7 }

/**
 * The moment of `--since`: a day such as 2026-11-01, beginning in UTC, or a span before now such as 12h, 7d or 4w.
 * Throws a StartError.
 */
export function sinceIn(text: string, now: Date = new Date()): Date {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    const day = new Date(`${text}T00:00:00Z`)
    if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)) return day
  }
  const [, count, unit] = /^(\d{1,4})([hdw])$/.exec(text) ?? []
  if (count === undefined)
    throw new StartError('--since takes a day such as 2026-11-01, or a time such as 12h, 7d or 4w.')
  // The regular expression allows no other letter.
  return new Date(now.getTime() - Number(count) * hours[unit as keyof typeof hours] * 3_600_000)
}
