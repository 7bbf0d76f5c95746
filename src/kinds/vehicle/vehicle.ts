import * as v from 'valibot'
import { characters, object, wholeNumber } from '../../wizard/accepts.ts'
import { type Message, said, text, whole } from '../../wizard/check.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'
import { carName } from './car-name.ts'

export interface Vehicle {
  readonly year: number
  readonly make: string
  readonly model: string
}

export interface VehicleProps extends StepProps {
  /** Model years on offer, newest first. */
  readonly years: readonly number[]
}

export const fields: Fields = {
  year: { class: 'personal' },
  make: { class: 'personal' },
  model: { class: 'personal' },
  uuid: { class: 'plain' },
}

/** Schema of the answer: a year on offer; make and model are free text, because not every car is listed. */
export function answer({ years }: Pick<VehicleProps, 'years'>) {
  const notOffered = said({ en: 'Please choose a year from the list', es: 'Elija un año de la lista.' })
  return v.object({
    year: v.pipe(
      whole(said({ en: 'Year is required', es: 'Elija el año.' }), notOffered),
      v.check(year => years.includes(year), notOffered),
    ),
    make: named(said({ en: 'Make is required', es: 'Indique la marca.' })),
    model: named(said({ en: 'Model is required', es: 'Indique el modelo.' })),
  })
}

function accepts({ years }: VehicleProps): JsonSchema {
  const properties = {
    year: { ...wholeNumber(Math.min(...years), Math.max(...years)), description: 'Model year' },
    make: { ...characters(60), examples: ['Toyota', 'Ford'] },
    model: { ...characters(60), examples: ['Camry', 'F-150'] },
    uuid: { type: 'string', description: 'The id of the car in the list, to change that one' },
  }
  return object(properties, ['uuid'])
}

function named(empty: Message) {
  return v.pipe(
    text(empty),
    v.maxLength(60, said({ en: 'Please use at most 60 characters', es: 'Use 60 caracteres como máximo.' })),
  )
}

/** Year, make and model of a car (spec 2.3.17.1). */
export function vehicle(props: VehicleProps): Step<Vehicle, VehicleProps> {
  const schema = answer(props)
  return { kind: 'vehicle', props, fields, answer: () => schema, accepts: () => accepts(props), say: carName }
}
