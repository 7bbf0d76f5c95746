import * as v from 'valibot'
import { grouped } from '../../language/numbers.ts'
import type { Text } from '../../language/text.ts'
import { alike, composed } from '../../language/texts.ts'
import { object, oneCard, rowOrBlank, rows } from '../../wizard/accepts.ts'
import { listOf, oneOf, said, whole } from '../../wizard/check.ts'
import type { Fields, JsonSchema, Step, StepProps, StillFits } from '../../wizard/step.ts'

export interface CarMilesProps extends StepProps {
  /** The hint says what is assumed until the visitor answers. */
  readonly cars: readonly { readonly id: string; readonly name: Text; readonly hint: Text }[]
}

/** How far a car is driven. */
export interface MilesOfCar {
  /** The id of a car. */
  readonly car: string
  /** Whole miles a year. */
  readonly miles: number
}

export interface CarMilesAnswer {
  readonly cars: readonly MilesOfCar[]
}

export const fields: Fields = { cars: { class: 'personal', form: 'groups' } }

const most = 99_999
const wrong = said({
  en: 'Please enter a whole number of miles, from 1 to 99,999',
  es: 'Ingrese un número entero de millas, de 1 a 99,999.',
})
const missing = said({
  en: 'Please fill in at least one car, or skip them all',
  es: 'Complete al menos un auto u omítalos todos.',
})

type Listed = Pick<CarMilesProps, 'cars'>

/** Schema of the answer; a car whose field stays blank is left out. */
export function answer({ cars }: Listed) {
  const row = v.lazy(typed => (isBlank(typed) ? blank : rowOf({ cars })))
  const rows = listOf(row, { most: cars.length, missing, long: missing })
  return v.object({
    cars: v.pipe(
      v.optional(rows, []),
      v.transform(said => said.filter(one => one !== null)),
      v.minLength(1, missing),
    ),
  })
}

function accepts({ cars }: Listed): JsonSchema {
  const properties = {
    car: oneCard(cars.map(({ id, name }) => ({ value: id, title: name }))),
    miles: {
      type: ['integer', 'string'],
      minimum: 1,
      maximum: most,
      pattern: '^[\\s,]*\\d[\\s,\\d]*$',
      description: 'Miles a year',
    },
  }
  const row = rowOrBlank(properties, { blank: ['miles'] })
  return object({
    cars: { ...rows(row, { least: 1, most: cars.length }), description: 'Those that are known' },
  })
}

function rowOf({ cars }: Listed) {
  return v.object({
    car: oneOf(
      cars.map(({ id }) => id),
      said({ en: 'This car is no longer on your list', es: 'Este auto ya no está en su lista.' }),
    ),
    // People write thousands with a comma.
    miles: v.pipe(
      v.unknown(),
      v.transform(typed => (typeof typed === 'string' ? typed.replaceAll(',', '') : typed)),
      whole(wrong, wrong),
      v.minValue(1, wrong),
      v.maxValue(most, wrong),
    ),
  })
}

const blank = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

const typedMiles = v.object({ miles: v.string() })

function isBlank(row: unknown): boolean {
  const read = v.safeParse(typedMiles, row)
  return read.success && read.output.miles.trim() === ''
}

/** How far each car is driven in a year: a question beside the prices. */
export function carMiles(props: CarMilesProps): Step<CarMilesAnswer, CarMilesProps> {
  const schema = answer(props)
  const say = ({ cars }: CarMilesAnswer) =>
    composed(tell =>
      cars
        .map(({ car, miles }) => {
          const name = tell(props.cars.find(({ id }) => id === car)?.name ?? alike(''))
          return `${name}: ${tell({ en: `${grouped(miles)} miles`, es: `${grouped(miles)} ${miles === 1 ? 'milla' : 'millas'}` })}`
        })
        .join('; '),
    )
  return {
    kind: 'car-miles',
    props,
    fields,
    answer: () => schema,
    accepts: () => accepts(props),
    say,
    stillFits: stored => whatStillFits(props, stored),
  }
}

const storedAnswer = v.object({ cars: v.array(v.object({ car: v.string(), miles: v.number() })) })

/** Keeps the cars that are still listed. The miles of removed cars went with them, so there is nothing to say. */
function whatStillFits({ cars }: Listed, stored: unknown): StillFits<CarMilesAnswer> {
  const read = v.safeParse(storedAnswer, stored)
  const kept = read.success ? read.output.cars.filter(({ car }) => cars.some(({ id }) => id === car)) : []
  return { answer: kept.length > 0 ? { cars: kept } : null, notes: [] }
}
