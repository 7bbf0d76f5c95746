import * as v from 'valibot'
import { monthAndDay } from '../../language/days.ts'
import { alike, composed } from '../../language/texts.ts'
import { daysInMonth } from '../../units/day.ts'
import { object, oneCard, rowOrBlank, rows, wholeNumber } from '../../wizard/accepts.ts'
import { listOf, oneOf, said, whole } from '../../wizard/check.ts'
import type { Fields, JsonSchema, Step, StepProps, StillFits } from '../../wizard/step.ts'

export interface BirthdaysProps extends StepProps {
  readonly people: readonly Person[]
}

/** A person whose year of birth is known. */
interface Person {
  /** Unchanged as long as name and year are: see `personId`. */
  readonly id: string
  readonly name: string
  readonly year: number
}

export interface Birthday {
  /** The id of a person. */
  readonly person: string
  /** From 1. */
  readonly month: number
  readonly day: number
}

export interface BirthdaysAnswer {
  readonly people: readonly Birthday[]
}

export const fields: Fields = { people: { class: 'personal', form: 'groups' } }

const noMonth = said({ en: 'Please choose the month', es: 'Elija el mes.' })
const noDay = said({ en: 'Please enter a day of that month', es: 'Ingrese un día de ese mes.' })
const missing = said({
  en: 'Please fill in at least one birthday, or skip them all',
  es: 'Complete al menos un cumpleaños u omítalos todos.',
})

type Listed = Pick<BirthdaysProps, 'people'>

/** Schema of the answer; a person whose fields stay blank is left out. */
export function answer({ people }: Listed) {
  const row = v.lazy(typed => (isBlank(typed) ? blank : rowOf({ people })))
  const rows = listOf(row, { most: people.length, missing, long: missing })
  return v.object({
    people: v.pipe(
      v.optional(rows, []),
      v.transform(said => said.filter(one => one !== null)),
      v.minLength(1, missing),
    ),
  })
}

function accepts({ people }: Listed): JsonSchema {
  const properties = {
    person: oneCard(
      people.map(({ id, name, year }) => ({ value: id, title: alike(`${name}, born in ${year}`) })),
    ),
    month: wholeNumber(1, 12),
    day: wholeNumber(1, 31),
  }
  const row = rowOrBlank(properties, { blank: ['month', 'day'] })
  return object({
    people: { ...rows(row, { least: 1, most: people.length }), description: 'Those who are known' },
  })
}

function rowOf({ people }: Listed) {
  const ids = people.map(({ id }) => id)
  const yearOf = (person: string) => people.find(({ id }) => id === person)?.year ?? 0
  return v.pipe(
    v.object({
      person: oneOf(
        ids,
        said({ en: 'This traveler is no longer on your list', es: 'Este viajero ya no está en su lista.' }),
      ),
      month: v.pipe(whole(noMonth, noMonth), v.minValue(1, noMonth), v.maxValue(12, noMonth)),
      day: v.pipe(whole(noDay, noDay), v.minValue(1, noDay)),
    }),
    v.forward(
      v.partialCheck(
        [['person'], ['month'], ['day']],
        ({ person, month, day }) => day <= daysInMonth(yearOf(person), month),
        noDay,
      ),
      ['day'],
    ),
  )
}

const blank = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

const typedParts = v.object({ month: v.string(), day: v.string() })

function isBlank(row: unknown): boolean {
  const read = v.safeParse(typedParts, row)
  return read.success && `${read.output.month}${read.output.day}`.trim() === ''
}

/** The id of a person; a different name or year of birth gives a different one. */
export function personId(first: string, last: string, year: number): string {
  return `${first} ${last} ${year}`
}

/** The month and day of birth of people whose year is known: a question beside the prices. */
export function birthdays(props: BirthdaysProps): Step<BirthdaysAnswer, BirthdaysProps> {
  const schema = answer(props)
  const say = ({ people }: BirthdaysAnswer) =>
    composed((_, speech) =>
      people
        .map(({ person, month, day }) => {
          const name = props.people.find(({ id }) => id === person)?.name ?? ''
          return `${name}: ${monthAndDay({ month, day }, speech)}`
        })
        .join('; '),
    )
  return {
    kind: 'birthdays',
    props,
    fields,
    answer: () => schema,
    accepts: () => accepts(props),
    say,
    stillFits: stored => whatStillFits(props, stored),
  }
}

const storedAnswer = v.object({ people: v.array(v.unknown()) })

/** Keeps the birthdays of people who are still listed. Those of removed people went with them, so there is nothing to say. */
function whatStillFits(props: Listed, stored: unknown): StillFits<BirthdaysAnswer> {
  const read = v.safeParse(storedAnswer, stored)
  const schema = rowOf(props)
  const kept = (read.success ? read.output.people : []).flatMap(row => {
    const checked = v.safeParse(schema, row)
    return checked.success ? [checked.output] : []
  })
  return { answer: kept.length > 0 ? { people: kept } : null, notes: [] }
}
