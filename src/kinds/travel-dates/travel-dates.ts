import * as v from 'valibot'
import { addYears, type Day, isDay } from '../../units/day.ts'
import { dayBetween, object } from '../../wizard/accepts.ts'
import { type Message, said, text } from '../../wizard/check.ts'
import { daily } from '../../wizard/daily.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'

export interface TravelDatesProps extends StepProps {
  /** The earliest departure that the calendar offers. */
  readonly first_day: Day
}

export interface TravelDates {
  readonly departure_date: Day
  /** The day of departure or later. */
  readonly return_date: Day
}

export const fields: Fields = {
  departure_date: { class: 'personal' },
  return_date: { class: 'personal' },
}

/** Trips are sold this many years ahead. */
const yearsAhead = 2

/** Schema of the answer: no trip that has begun, and none that ends before it begins. */
export function answer(_props: unknown, today: Day) {
  const last = addYears(today, yearsAhead)
  const dates = v.object({
    departure_date: v.pipe(
      day(said({ en: 'Departure date is required', es: 'Ingrese la fecha de salida.' })),
      v.check(
        date => date >= today,
        said({ en: 'Please choose today or a later date', es: 'Elija hoy o una fecha posterior.' }),
      ),
      v.check(
        date => date <= last,
        said({
          en: 'Please choose a departure date within the next 2 years',
          es: 'Elija una fecha de salida dentro de los próximos 2 años.',
        }),
      ),
    ),
    return_date: v.pipe(
      day(said({ en: 'Return date is required', es: 'Ingrese la fecha de regreso.' })),
      v.check(
        date => date <= addYears(last, 1),
        said({
          en: 'Please choose a return date within the next 3 years',
          es: 'Elija una fecha de regreso dentro de los próximos 3 años.',
        }),
      ),
    ),
  })
  return v.pipe(
    dates,
    v.forward(
      v.partialCheck(
        [['departure_date'], ['return_date']],
        trip => trip.return_date >= trip.departure_date,
        said({
          en: 'Please choose a return date on or after your departure',
          es: 'Elija una fecha de regreso que no sea anterior a la salida.',
        }),
      ),
      ['return_date'],
    ),
  )
}

function accepts(today: Day): JsonSchema {
  const last = addYears(today, yearsAhead)
  const back = dayBetween(today, addYears(last, 1))
  return object({
    departure_date: dayBetween(today, last),
    return_date: { ...back, description: `${back.description}, not before the departure` },
  })
}

/** A calendar day as `YYYY-MM-DD`. */
function day(empty: Message) {
  const invalid = said({ en: 'Please enter a valid date', es: 'Ingrese una fecha válida.' })
  return v.pipe(text(empty), v.custom<Day>(isDay, invalid))
}

/** Departure and return (spec 2.3.11.1). */
export function travelDates(props: TravelDatesProps): Step<TravelDates, TravelDatesProps> {
  const us = (date: Day) => date.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$2/$3/$1')
  return {
    kind: 'travel-dates',
    props,
    fields,
    answer: daily(today => answer(props, today)),
    accepts,
    say: ({ departure_date, return_date }) => ({
      en: `${us(departure_date)} to ${us(return_date)}`,
      es: `Del ${us(departure_date)} al ${us(return_date)}`,
    }),
  }
}
