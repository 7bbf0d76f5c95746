import * as v from 'valibot'
import type { Text } from '../../language/text.ts'
import { alike, composed } from '../../language/texts.ts'
import { object, oneCard, rows } from '../../wizard/accepts.ts'
import { listOf, oneOf, said } from '../../wizard/check.ts'
import type { Fields, JsonSchema, Step, StepProps, StillFits } from '../../wizard/step.ts'
import { type Choice, titleOf } from '../choice/choice.ts'

export interface CarDeductiblesProps extends StepProps {
  readonly cars: readonly { readonly id: string; readonly name: Text }[]
  /** The deductibles on offer. */
  readonly deductibles: readonly Choice[]
  /** The value for a car without one of its own. */
  readonly usual: string
}

export interface CarDeductible {
  /** The id of a car. */
  readonly car: string
  readonly deductible: string
}

export interface CarDeductiblesAnswer {
  /** A car that is not among them has the deductible of the policy. */
  readonly cars: readonly CarDeductible[]
}

export const fields: Fields = { cars: { class: 'personal', form: 'groups' } }

const missing = said({ en: 'Please choose a deductible', es: 'Elija un deducible.' })

type Offered = Pick<CarDeductiblesProps, 'cars'> & {
  readonly deductibles: readonly { readonly value: string }[]
}

/** Schema of the answer: each car at most once, with a deductible on offer. */
export function answer({ cars, deductibles }: Offered) {
  const row = v.object({
    car: oneOf(
      cars.map(({ id }) => id),
      said({ en: 'This car is no longer on your list', es: 'Este auto ya no está en su lista.' }),
    ),
    deductible: oneOf(
      deductibles.map(({ value }) => value),
      missing,
    ),
  })
  const rows = listOf(row, { most: cars.length, missing, long: missing })
  const isOnce = (said: CarDeductible[]) =>
    new Set(said.map(({ car }) => car)).size === said.length && said.length > 0
  return v.object({ cars: v.pipe(v.optional(rows, []), v.check(isOnce, missing)) })
}

function accepts({ cars, deductibles }: CarDeductiblesProps): JsonSchema {
  const car = oneCard(cars.map(({ id, name }) => ({ value: id, title: name })))
  const row = object({ car, deductible: oneCard(deductibles) })
  const list = rows(row, { least: 1, most: cars.length })
  return object({
    cars: { ...list, description: 'Each car at most once; any other has the deductible of the policy' },
  })
}

/** A deductible for each car: chosen beside the prices. */
export function carDeductibles(props: CarDeductiblesProps): Step<CarDeductiblesAnswer, CarDeductiblesProps> {
  const schema = answer(props)
  const nameOf = (car: string) => props.cars.find(({ id }) => id === car)?.name ?? alike('')
  return {
    kind: 'car-deductibles',
    props,
    fields,
    answer: () => schema,
    accepts: () => accepts(props),
    say: ({ cars }) =>
      composed(tell =>
        cars
          .map(
            ({ car, deductible }) =>
              `${tell(nameOf(car))}: ${tell(titleOf({ choices: props.deductibles }, deductible))}`,
          )
          .join('; '),
      ),
    stillFits: stored => whatStillFits(props, stored),
  }
}

const storedAnswer = v.object({ cars: v.array(v.object({ car: v.string(), deductible: v.string() })) })

/** Keeps the cars that are still listed. The deductibles of removed cars went with them, so there is nothing to say. */
function whatStillFits({ cars, deductibles }: Offered, stored: unknown): StillFits<CarDeductiblesAnswer> {
  const read = v.safeParse(storedAnswer, stored)
  const said = read.success ? read.output.cars : []
  const kept = said.filter(
    ({ car, deductible }) =>
      cars.some(({ id }) => id === car) && deductibles.some(({ value }) => value === deductible),
  )
  return { answer: kept.length > 0 ? { cars: kept } : null, notes: [] }
}
