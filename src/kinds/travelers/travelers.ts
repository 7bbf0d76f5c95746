import * as v from 'valibot'
import { alike } from '../../language/texts.ts'
import type { Day } from '../../units/day.ts'
import { object, rowOrBlank, rows, wholeNumber } from '../../wizard/accepts.ts'
import { listOf, said, whole } from '../../wizard/check.ts'
import { daily } from '../../wizard/daily.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'
import { acceptedName, personName } from '../name/name.ts'

export interface TravelersProps extends StepProps {
  /** How many may travel together. */
  readonly most: number
}

export interface Traveler {
  readonly first_name: string
  readonly last_name: string
  readonly dob_year: number
}

export interface Travelers {
  readonly traveler: Traveler
  readonly others: readonly Traveler[]
}

export const fields: Fields = {
  traveler: { class: 'personal', form: 'group' },
  others: { class: 'personal', form: 'groups' },
}

/** The maximum age of a traveler (spec 5.16). */
const ageSpan = 150

/** Schema of the answer; `today` bounds the birth years. */
export function answer({ most }: Pick<TravelersProps, 'most'>, today: Day) {
  const thisYear = Number(today.slice(0, 4))
  const wrong = said({
    en: `Please enter a year from ${thisYear - ageSpan} to ${thisYear}`,
    es: `Ingrese un año de ${thisYear - ageSpan} a ${thisYear}.`,
  })
  const traveler = v.optional(
    v.object(
      {
        first_name: personName(),
        last_name: personName(),
        dob_year: v.pipe(
          whole(said({ en: 'Birth year is required', es: 'Ingrese el año de nacimiento.' }), wrong),
          v.minValue(thisYear - ageSpan, wrong),
          v.maxValue(thisYear, wrong),
        ),
      },
      said({
        en: 'Please enter this traveler’s name and birth year',
        es: 'Ingrese el nombre y el año de nacimiento de este viajero.',
      }),
    ),
    {},
  )
  const tooMany = said({
    en: `Please list no more than ${most} travelers`,
    es: `Anote ${most} viajeros como máximo.`,
  })
  const other = v.lazy(row => (isBlank(row) ? blank : traveler))
  const others = listOf(other, { most: most - 1, missing: tooMany, long: tooMany })
  return v.object({
    traveler,
    others: v.pipe(
      v.optional(others, []),
      v.transform(rows => rows.filter(row => row !== null)),
    ),
  })
}

function accepts({ most }: TravelersProps, today: Day): JsonSchema {
  const thisYear = Number(today.slice(0, 4))
  const properties = {
    first_name: acceptedName,
    last_name: acceptedName,
    dob_year: { ...wholeNumber(thisYear - ageSpan, thisYear), description: 'Year of birth' },
  }
  const other = rowOrBlank(properties, { blank: Object.keys(properties) })
  return object({ traveler: object(properties), others: rows(other, { most: most - 1 }) }, ['others'])
}

/** A blank added row is nobody. It is left out only after the check, so that complaints keep their rows. */
const blank = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

function isBlank(row: unknown): boolean {
  const fields = v.safeParse(v.record(v.string(), v.string()), row)
  return fields.success && Object.values(fields.output).every(typed => typed.trim() === '')
}

/** Who travels: the primary traveler and the others (spec 2.3.14.1). */
export function travelers(props: TravelersProps): Step<Travelers, TravelersProps> {
  const say = ({ traveler, others }: Travelers) =>
    alike([traveler, ...others].map(({ first_name }) => first_name).join(', '))
  const more = ({ traveler, others }: Travelers) =>
    [traveler, ...others].map(({ first_name, last_name, dob_year }) => ({
      label: alike(`${first_name} ${last_name}`),
      text: { en: `born in ${dob_year}`, es: `nació en ${dob_year}` },
    }))
  return {
    kind: 'travelers',
    props,
    fields,
    answer: daily(today => answer(props, today)),
    accepts: today => accepts(props, today),
    say,
    more,
  }
}
