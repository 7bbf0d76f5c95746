import * as v from 'valibot'
import { type Text, told } from '../../language/text.ts'
import { alike, composed } from '../../language/texts.ts'
import { object, oneCard, rows } from '../../wizard/accepts.ts'
import { listOf, oneOf, said } from '../../wizard/check.ts'
import type { Fields, JsonSchema, Step, StepProps, StillFits } from '../../wizard/step.ts'

interface Car {
  readonly id: string
  readonly name: Text
}

interface Driver {
  readonly id: string
  readonly name: string
}

export interface CarDriversProps extends StepProps {
  readonly cars: readonly Car[]
  readonly drivers: readonly Driver[]
}

/** Who drives a car most. */
export interface CarDriver {
  /** The id of a car. */
  readonly car: string
  /** The id of a driver. */
  readonly driver: string
}

export interface CarDriversAnswer {
  readonly cars: readonly CarDriver[]
}

export const fields: Fields = { cars: { class: 'personal', form: 'groups' } }

type Household = Pick<CarDriversProps, 'cars' | 'drivers'>

const noDriver = said({
  en: 'Please choose who drives this car most',
  es: 'Elija quién maneja más este auto.',
})

/** Schema of the answer: one driver for each car, in the order of the cars. */
export function answer({ cars, drivers }: Household) {
  const who = drivers.map(({ id }) => id)
  const row = v.object({
    car: oneOf(
      cars.map(({ id }) => id),
      said({ en: 'This car is no longer on your list', es: 'Este auto ya no está en su lista.' }),
    ),
    driver: oneOf(who, noDriver),
  })
  const rows = listOf(row, { most: cars.length, missing: noDriver, long: noDriver })
  return v.object({
    cars: v.pipe(
      v.optional(rows, []),
      v.check(said => cars.every(({ id }) => said.some(({ car }) => car === id)), noDriver),
    ),
  })
}

function accepts({ cars, drivers }: Household): JsonSchema {
  const row = object({
    car: oneCard(cars.map(({ id, name }) => ({ value: id, title: name }))),
    driver: oneCard(drivers.map(({ id, name }) => ({ value: id, title: alike(name) }))),
  })
  const list = rows(row, { least: cars.length, most: cars.length })
  return object({ cars: { ...list, description: 'Who drives it most, for each car' } })
}

/** Who drives which car most: asked only from the prices. */
export function carDrivers(props: CarDriversProps): Step<CarDriversAnswer, CarDriversProps> {
  const nameOf = (id: string) => props.drivers.find(one => one.id === id)?.name ?? ''
  const carOf = (id: string) => props.cars.find(one => one.id === id)?.name ?? alike('')
  const schema = answer(props)
  return {
    kind: 'car-drivers',
    props,
    fields,
    answer: () => schema,
    accepts: () => accepts(props),
    say: ({ cars }) =>
      composed(tell => cars.map(({ car, driver }) => `${nameOf(driver)}: ${tell(carOf(car))}`).join('; ')),
    stillFits: stored => whatStillFits(props, stored),
  }
}

const storedAnswer = v.object({ cars: v.array(v.object({ car: v.string(), driver: v.string() })) })

/** Keeps each car that is still listed with a driver who is too, and names the cars whose driver is no longer known. */
function whatStillFits({ cars, drivers }: Household, stored: unknown): StillFits<CarDriversAnswer> {
  const read = v.safeParse(storedAnswer, stored)
  const said = read.success ? read.output.cars : []
  const isDriver = (id: string) => drivers.some(one => one.id === id)
  const kept = cars.flatMap(({ id }) =>
    said.filter(({ car, driver }) => car === id && isDriver(driver)).slice(0, 1),
  )
  const unknown = cars.filter(({ id }) => !kept.some(({ car }) => car === id))
  return {
    answer: kept.length > 0 ? { cars: kept } : null,
    notes: unknown.map(({ name }) => ({
      en: `I don’t know who drives your ${name.en} most since your list changed.`,
      we: `We don’t know who drives your ${name.en} most since your list changed.`,
      es: `Como su lista cambió, ya no se sabe quién maneja más su ${told(name, 'es')}.`,
    })),
  }
}
