import * as v from 'valibot'
import { text, whole } from '../../wizard/check.ts'
import type { Fields, Step, StepProps } from '../../wizard/step.ts'
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
  const notOffered = 'Please choose a year from the list'
  return v.object({
    year: v.pipe(
      whole('Year is required', notOffered),
      v.check(year => years.includes(year), notOffered),
    ),
    make: named('Make is required'),
    model: named('Model is required'),
  })
}

function named(empty: string) {
  return v.pipe(text(empty), v.maxLength(60, 'Please use at most 60 characters'))
}

/** Year, make and model of a car (spec 2.3.17.1). */
export function vehicle(props: VehicleProps): Step<Vehicle, VehicleProps> {
  const schema = answer(props)
  return { kind: 'vehicle', props, fields, answer: () => schema, say: carName }
}
