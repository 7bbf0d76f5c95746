import { todayAt } from '../units/today.ts'
import { months } from './months.ts'
import { type Speech, saidIn, spoken, wordsIn } from './text.ts'

const words = wordsIn({
  en: {
    long: (month: string, date: number, year: string) => `${month} ${date}, ${year}`,
    short: (month: string, date: number) => `${month} ${date}`,
    month: (month: string, year: number) => `${month} ${year}`,
  },
  es: {
    long: (month, date, year) => `${date} de ${month} de ${year}`,
    short: (month, date) => `${date} de ${month}`,
    month: (month, year) => `${month} de ${year}`,
  },
})

/** "December 21, 2026" for "2026-12-21": a day is the same in every time zone. Anything else is returned unchanged. */
export function longDay(day: string, speech: Speech): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = saidIn(months, speech)[Number(month) - 1]
  return name === undefined ? day : spoken(words, speech).long(name, Number(date), year)
}

/** The day of an instant in New York, as everywhere in the service: "December 21, 2026". */
export function longDayAt(instant: Date, speech: Speech): string {
  return longDay(todayAt(instant), speech)
}

/** "December 2026", of a month from 1 to 12. */
export function monthAndYear(
  { year, month }: { readonly year: number; readonly month: number },
  speech: Speech,
): string {
  return spoken(words, speech).month(saidIn(months, speech)[month - 1] ?? '', year)
}

/** "December 21", of a month from 1 to 12. */
export function monthAndDay(
  { month, day }: { readonly month: number; readonly day: number },
  speech: Speech,
): string {
  return spoken(words, speech).short(saidIn(months, speech)[month - 1] ?? '', day)
}
