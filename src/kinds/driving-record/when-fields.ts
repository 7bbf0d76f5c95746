import * as v from 'valibot'
import { addYears, type Day } from '../../units/day.ts'
import { orBlank, wholeNumber } from '../../wizard/accepts.ts'
import { blank, type Message, said, whole } from '../../wizard/check.ts'
import { dayCounted, type When } from './when.ts'

const noYear = said({ en: 'Please choose the year', es: 'Elija el año.' })
const noMonth = said({
  en: 'Please choose a month, or leave it blank',
  es: 'Elija un mes o déjelo en blanco.',
})

/** The years of a question that looks this many years back, the current one first. */
export function yearsBack(years: number, today: Day): readonly number[] {
  const thisYear = Number(today.slice(0, 4))
  return Array.from({ length: years + 1 }, (_, back) => thisYear - back)
}

/** The fields of a row that say when: a year, and a month that may be left blank. */
export function whenFields(years: number, today: Day) {
  const thisYear = Number(today.slice(0, 4))
  const month = v.pipe(whole(noMonth, noMonth), v.minValue(1, noMonth), v.maxValue(12, noMonth))
  return {
    year: v.pipe(whole(noYear, noYear), v.minValue(thisYear - years, noYear), v.maxValue(thisYear, noYear)),
    month: v.optional(v.union([blank, month], noMonth)),
  }
}

/** The same as JSON Schema. */
export function acceptedWhen(years: number, today: Day) {
  const thisYear = Number(today.slice(0, 4))
  return {
    year: { ...wholeNumber(thisYear - years, thisYear), description: `Within the past ${years} years` },
    month: { ...orBlank(wholeNumber(1, 12)), description: 'Left out where nobody remembers it' },
  }
}

/** What is wrong with a month of the past years; undefined if nothing is. */
export function complaintAboutWhen(when: When, years: number, today: Day): Message | undefined {
  const first = `${when.year}-${String(when.month ?? 1).padStart(2, '0')}`
  if (first > today.slice(0, 7))
    return said({ en: 'That month is in the future. Please check it', es: 'Ese mes aún no llega. Revíselo.' })
  if (dayCounted(when, today) < addYears(today, -years))
    return said({
      en: `I only ask about the past ${years} years`,
      we: `We only ask about the past ${years} years`,
      es: `Solo se pregunta por los últimos ${years} años.`,
    })
  return undefined
}

/** Complains if no row was filled in. */
export const noRow = said({
  en: 'Please fill in one of these, or skip them all',
  es: 'Complete al menos uno u omítalos todos.',
})

/**
 * A row that may be left blank: then it is null, and left out only after the check, so that complaints keep their rows. One of
 * `fields` has to be filled in.
 */
export function rowUnlessBlank<Row extends v.GenericSchema>(row: Row, fields: readonly string[]) {
  return v.lazy(typed => (isBlank(typed, fields) ? left : row))
}

const left = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

const texts = v.record(v.string(), v.unknown())

function isBlank(row: unknown, fields: readonly string[]): boolean {
  const read = v.safeParse(texts, row)
  if (!read.success) return false
  return fields.every(name => {
    const typed = read.output[name] ?? ''
    return typeof typed === 'string' && typed.trim() === ''
  })
}
