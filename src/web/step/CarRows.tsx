import type { ReactNode } from 'react'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'
import { FieldError, fieldId } from '../ui/form/Field.tsx'
import styles from './CarRows.module.css'
import { groupsIn } from './groups.ts'
import type { GivenAnswers } from './step-view.ts'

const words = wordsIn({
  en: { all: 'Cars', one: (number: number) => `Car ${number}` },
  es: { all: 'Autos', one: number => `Auto ${number}` },
})

interface Props {
  readonly cars: readonly { readonly id: string; readonly name: string; readonly hint?: string }[]
  /** The value of `cars`. */
  readonly given: unknown
  /** The complaint about all rows. */
  readonly error: string | undefined
  /** The field of a car, whose names begin with `prefix`. */
  readonly field: (car: {
    readonly name: string
    readonly hint: string | undefined
    readonly prefix: string
    readonly given: GivenAnswers
  }) => ReactNode
}

/** `cars.0.driver` -> "Car 1" */
export function carOf(field: string, speech: Speech): string {
  const say = spoken(words, speech)
  const at = /^cars\.(\d+)\./.exec(field)?.[1]
  return at === undefined ? say.all : say.one(Number(at) + 1)
}

/** A field for each car. */
export function CarRows({ cars, given, error, field }: Props) {
  const rows = groupsIn(given)
  return (
    <div className={styles.cars}>
      {cars.map(({ id, name, hint }, at) => (
        <div key={id}>
          <input type="hidden" name={`cars.${at}.car`} value={id} />
          {field({ name, hint, prefix: `cars.${at}`, given: rows.find(({ car }) => car === id) ?? {} })}
        </div>
      ))}
      <FieldError id={fieldId('cars')} error={error} />
    </div>
  )
}
