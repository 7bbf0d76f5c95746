import { type Day, dayOf, isDay } from '../../units/day.ts'

/** The parts of a date or a time that a form may name, such as `MM/DD/YYYY` or `YYYY-MM-DDTHH:mm:ssZ`. */
const parts = /YYYY|YY|MMM|MM|M|DD|D|HH|mm|ss/g

/** A form: parts, and between them spaces, punctuation, or the letters T and Z. */
export const dateForm = /^(?=.*[YMDHms])(?:YYYY|YY|MMM|MM|M|DD|D|HH|mm|ss|[TZ .,:/-])+$/

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day, or a time in UTC as `YYYY-MM-DDTHH:mm:ss`, written in a form. A day begins at midnight. */
export function writeDate(day: string, form: string): string {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8, 10)]
  const time = { HH: day.slice(11, 13), mm: day.slice(14, 16), ss: day.slice(17, 19) }
  const written: Readonly<Record<string, string>> = {
    YYYY: year,
    YY: year.slice(2),
    MMM: months[Number(month) - 1] ?? '',
    MM: month,
    M: String(Number(month)),
    DD: date,
    D: String(Number(date)),
    HH: time.HH || '00',
    mm: time.mm || '00',
    ss: time.ss || '00',
  }
  return form.replace(parts, part => written[part] ?? '')
}

/** The length of each part, as a regular expression. */
const widths: Readonly<Record<string, string>> = {
  YYYY: '\\d{4}',
  MMM: '[A-Za-z]{3}',
  M: '\\d{1,2}',
  D: '\\d{1,2}',
}

/** The day in a text of this form; null if the text has another form or is not a day of the calendar. */
export function readDate(text: string, form: string): Day | null {
  const names = form.match(parts) ?? []
  const pattern = form.replace(/[.]/g, '\\.').replace(parts, part => `(${widths[part] ?? '\\d{2}'})`)
  const [, ...values] = new RegExp(`^${pattern}$`).exec(text.trim()) ?? []
  const partAt = (...wanted: readonly string[]) => values[names.findIndex(name => wanted.includes(name))]
  const year = partAt('YYYY') ?? `20${partAt('YY')}`
  const named = partAt('MMM')?.toLowerCase()
  const month = named ? months.findIndex(one => one.toLowerCase() === named) + 1 : Number(partAt('MM', 'M'))
  const read = dayOf({ year: Number(year), month, day: Number(partAt('DD', 'D')) })
  return isDay(read) ? read : null
}
