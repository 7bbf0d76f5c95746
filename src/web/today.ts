import type { ISODate } from '../wizard/today.ts'

/** Today in New York, the one calendar day that the server goes by. */
export function today(): ISODate {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date())
  const part = (type: string) => parts.find(one => one.type === type)?.value
  // Put together from a calendar's own parts.
  return `${part('year')}-${part('month')}-${part('day')}` as ISODate
}
