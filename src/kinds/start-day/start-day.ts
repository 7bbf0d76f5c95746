import * as v from 'valibot'
import { longDay } from '../../language/days.ts'
import { composed } from '../../language/texts.ts'
import { addDays, type Day, isDay } from '../../units/day.ts'
import { dayBetween, object } from '../../wizard/accepts.ts'
import { said, text } from '../../wizard/check.ts'
import { daily } from '../../wizard/daily.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'
import type { Choice } from '../choice/choice.ts'

export interface StartDayProps extends StepProps {
  readonly first_day: Day
  readonly last_day: Day
  /** Days that people often choose. */
  readonly choices: readonly Choice<Day>[]
}

/** The first day of the policy. */
export interface StartDay {
  readonly choice: Day
}

export const fields: Fields = { choice: { class: 'personal' } }

/** How many days ahead insurers sell a policy. */
const daysAhead = 60

/** Schema of the answer: a day from tomorrow on for which insurers already sell policies. */
export function answer(_props: unknown, today: Day) {
  const { first_day, last_day } = daysFrom(today)
  return v.object({
    choice: v.pipe(
      text(said({ en: 'Please choose a day', es: 'Elija un día.' })),
      v.custom<Day>(isDay, said({ en: 'Please enter a valid date', es: 'Ingrese una fecha válida.' })),
      v.check(
        day => day >= first_day,
        said({ en: 'Please choose tomorrow or a later day', es: 'Elija mañana o un día posterior.' }),
      ),
      v.check(
        day => day <= last_day,
        said({
          en: `Please choose a day within the next ${daysAhead} days`,
          es: `Elija un día dentro de los próximos ${daysAhead} días.`,
        }),
      ),
    ),
  })
}

function accepts(today: Day): JsonSchema {
  const { first_day, last_day } = daysFrom(today)
  return object({ choice: dayBetween(first_day, last_day) })
}

function daysFrom(today: Day): Pick<StartDayProps, 'first_day' | 'last_day'> {
  return { first_day: addDays(today, 1), last_day: addDays(today, daysAhead) }
}

const often = [
  [1, { en: 'Tomorrow', es: 'Mañana' }],
  [7, { en: 'In a week', es: 'En una semana' }],
  [14, { en: 'In two weeks', es: 'En dos semanas' }],
  [30, { en: 'In 30 days', es: 'En 30 días' }],
  [daysAhead, { en: `In ${daysAhead} days`, es: `En ${daysAhead} días` }],
] as const

/** The day on which the policy begins, chosen beside the prices. */
export function startDay(props: StepProps, today: Day): Step<StartDay, StartDayProps> {
  const choices = often.map(([days, title]) => {
    const value = addDays(today, days)
    return { value, title, description: composed((_, speech) => longDay(value, speech)) }
  })
  return {
    kind: 'start-day',
    props: { ...props, ...daysFrom(today), choices },
    fields,
    answer: daily(day => answer(props, day)),
    accepts,
    say: ({ choice }) => composed((_, speech) => longDay(choice, speech)),
  }
}
