import { alike } from '../../language/texts.ts'
import { ageOn, type Day } from '../../units/day.ts'
import {
  acceptsAction,
  type BegunItem,
  type ListStep,
  listAction,
  listFields,
  type Row,
} from '../../wizard/collection.ts'
import type { StepProps } from '../../wizard/step.ts'
import type { AgeLimit } from '../dob/dob.ts'
import type { Driver } from '../driver/driver.ts'
import { canBeFirst } from './can-be-first.ts'

/** A driver as the list shows it (spec 3.3.6). */
export interface DriverRow extends Row {
  readonly age: number
}

export interface DriversCopy extends StepProps {
  /** The minimum age of the first driver, who holds the policy. */
  readonly firstMinAge?: AgeLimit
}

/** The page as shown: the server adds the rows. */
export interface DriversProps extends DriversCopy {
  readonly drivers: readonly DriverRow[]
  /** The first driver was removed: the visitor has to choose a new one. */
  readonly first_needed?: true
}

export const fields = listFields

/** Schema of the actions on the page. */
export function answer() {
  return listAction
}

/** The list of drivers (spec 2.3.16.1). Its items answer the name `driver`. */
export function drivers(props: DriversCopy): ListStep {
  const { firstMinAge } = props
  return {
    kind: 'drivers',
    props,
    fields,
    answer,
    accepts: acceptsAction,
    say: () => props.title,
    empty: {
      en: 'Sorry. At least one driver needs to be specified.',
      es: 'Debe agregar al menos un conductor.',
    },
    most: 10,
    full: {
      en: 'I can quote up to 10 drivers at a time',
      we: 'We can quote up to 10 drivers at a time',
      es: 'Se pueden cotizar hasta 10 conductores a la vez.',
    },
    first: {
      missing: { en: 'Please choose who the first driver is.', es: 'Elija quién es el primer conductor.' },
      refusal: ({ driver }, today) =>
        canBeFirst(ageOn((driver as Driver).dateBirth, today), firstMinAge)
          ? undefined
          : firstMinAge?.message,
      // Each is related to the first driver, so a new first driver changes the relationship.
      keepAnswers: ({ driver, ...others }) => ({
        ...others,
        ...(driver ? { driver: withoutRelation(driver) } : {}),
      }),
    },
    rows: (items, today) => ({ drivers: items.map(item => rowOf(item, today)) }),
  }
}

function withoutRelation(driver: unknown): unknown {
  const { relation: _relation, ...person } = driver as Driver
  return person
}

function rowOf({ uuid, answers, isFinished }: BegunItem, today: Day): DriverRow {
  // A begun driver has answered the one page of a driver, except for what depends on the first driver.
  const { firstName, lastName, dateBirth } = answers.driver as Driver
  const row = { id: uuid, name: alike(`${firstName} ${lastName}`), age: ageOn(dateBirth, today) }
  return isFinished ? row : { ...row, unfinished: true }
}
