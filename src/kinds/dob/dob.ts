import * as v from 'valibot'
import { monthAndYear, shortDay } from '../../language/days.ts'
import type { Text } from '../../language/text.ts'
import { composed } from '../../language/texts.ts'
import { ageOn, type Day, type DayParts, dayOf, daysInMonth } from '../../units/day.ts'
import { object, orBlank, wholeNumber } from '../../wizard/accepts.ts'
import { type Message, said, whole } from '../../wizard/check.ts'
import { daily } from '../../wizard/daily.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'

/** An age limit as the page has it: its message in one language. */
export interface ToldLimit {
  readonly years: number
  readonly message: Text | string
}

/** Limits of age in completed years, with the message for a birth date outside them. */
export interface AgeLimit {
  readonly years: number
  readonly message: Text
}

export interface DobProps extends StepProps {
  readonly minAge?: AgeLimit
  readonly maxAge?: AgeLimit
  /** The day may be left blank: it counts as the first of the month. */
  readonly monthEnough?: boolean
}

export type Dob = DayParts

export const fields: Fields = {
  month: { class: 'personal' },
  day: { class: 'personal' },
  year: { class: 'personal' },
}

/** The year list covers 100 years, including the current one (spec 2.3.7.2). */
const yearsCovered = 100

interface Limits {
  readonly minAge?: ToldLimit
  readonly maxAge?: ToldLimit
  readonly monthEnough?: boolean
}

/** Schema of the answer; `today` bounds the years and the age. */
export function answer({ minAge, maxAge, monthEnough }: Limits, today: Day) {
  return v.pipe(
    birthDate({ today, years: yearsCovered, monthEnough }),
    complain('year', dob => !minAge || ageOn(dayOf(dob), today) >= minAge.years, said(minAge?.message ?? '')),
    complain('year', dob => !maxAge || ageOn(dayOf(dob), today) <= maxAge.years, said(maxAge?.message ?? '')),
  )
}

interface DateLimits {
  readonly today: Day
  /** How many years ago it may be. */
  readonly years: number
  readonly monthEnough?: boolean | undefined
}

/** Schema of a birth date. A day that the month does not have is a complaint about the day. */
export function birthDate({ today, years, monthEnough }: DateLimits) {
  const thisYear = Number(today.slice(0, 4))
  const day = part({ name: 'day', least: 1, most: 31 })
  const date = v.object({
    month: part({ name: 'month', least: 1, most: 12 }),
    day: monthEnough ? v.optional(v.pipe(v.unknown(), v.transform(orFirst), day), null) : day,
    year: part({ name: 'year', least: thisYear - years, most: thisYear }),
  })
  return v.pipe(
    date,
    complain('day', isInMonth, said({ en: 'Invalid day', es: 'Ese mes no tiene ese día.' })),
    complain('year', dob => dayOf(dob) <= today, said({ en: 'Invalid year', es: 'Esa fecha aún no llega.' })),
  )
}

function complain(field: keyof Dob, test: (dob: Dob) => boolean, message: Message) {
  return v.forward<Dob, v.CheckIssue<Dob>, readonly [keyof Dob]>(v.check(test, message), [field])
}

const complaints = {
  month: {
    blank: { en: 'Month Required', es: 'Falta el mes.' },
    wrong: { en: 'Invalid month', es: 'Escriba un mes del 1 al 12.' },
  },
  day: {
    blank: { en: 'Day Required', es: 'Falta el día.' },
    wrong: { en: 'Invalid day', es: 'Escriba un día del 1 al 31.' },
  },
  year: {
    blank: { en: 'Year Required', es: 'Falta el año.' },
    wrong: { en: 'Invalid year', es: 'Escriba el año con cuatro dígitos.' },
  },
}

/** A number, typed as text or sent as a number. A blank one is "Year Required", one out of range "Invalid year". */
function part({ name, least, most }: { name: keyof typeof complaints; least: number; most: number }) {
  const { blank, wrong } = complaints[name]
  const invalid = said(name === 'year' ? { ...wrong, es: `Escriba un año de ${least} a ${most}.` } : wrong)
  return v.pipe(whole(said(blank), invalid), v.minValue(least, invalid), v.maxValue(most, invalid))
}

/** A blank day means the first of the month. */
function orFirst(typed: unknown): unknown {
  return typed === null || (typeof typed === 'string' && typed.trim() === '') ? 1 : typed
}

/** An invalid month is a complaint about the month, not about a day that may be valid. */
function isInMonth({ year, month, day }: Dob): boolean {
  return day <= (daysInMonth(year, month) || 31)
}

/** The parts of a birth date as JSON Schema. */
export function acceptedParts({ minAge, maxAge, monthEnough }: Limits, today: Day) {
  const thisYear = Number(today.slice(0, 4))
  const day = wholeNumber(1, 31)
  const least = thisYear - (maxAge ? maxAge.years + 1 : yearsCovered)
  const ages = [minAge && `at least ${minAge.years}`, maxAge && `at most ${maxAge.years}`].filter(Boolean)
  return {
    month: wholeNumber(1, 12),
    day: monthEnough ? { ...orBlank(day), description: 'The first of the month when left out' } : day,
    year: {
      ...wholeNumber(Math.max(least, thisYear - yearsCovered), thisYear - (minAge?.years ?? 0)),
      ...(ages.length > 0 && { description: `Completed years of age today: ${ages.join(', ')}` }),
    },
  }
}

function accepts(props: DobProps, today: Day): JsonSchema {
  return object(acceptedParts(props, today), props.monthEnough ? ['day'] : [])
}

/** Date of birth in three fields (spec 2.3.7.1). */
export function dob(props: DobProps): Step<Dob, DobProps> {
  // A first of the month may stand for a day left blank.
  const say = ({ month, day, year }: Dob) =>
    props.monthEnough && day === 1
      ? composed((_, speech) => monthAndYear({ month, year }, speech))
      : composed((_, speech) => shortDay(dayOf({ month, day, year }), speech))
  return {
    kind: 'dob',
    props,
    fields,
    answer: daily(today => answer(props, today)),
    accepts: today => accepts(props, today),
    say,
  }
}
