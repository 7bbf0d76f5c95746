import { longDayAt } from '../../language/days.ts'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'

const words = wordsIn({
  en: { today: 'today', on: (day: string) => `on ${day}` },
  es: { today: 'hoy', on: day => `el ${day}` },
})

/**
 * "today", or "on December 21, 2026". An hour would be in the wrong time zone for most visitors. The day is New York's, as
 * everywhere in the service, so that the server and every browser agree.
 */
export function moment(instant: string, now: Date, speech: Speech): string {
  const day = longDayAt(new Date(instant), speech)
  const say = spoken(words, speech)
  return day === longDayAt(now, speech) ? say.today : say.on(day)
}
