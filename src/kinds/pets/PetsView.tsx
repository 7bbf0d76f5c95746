import type { MouseEvent } from 'react'
import { DateFields } from '../../web/step/DateFields.tsx'
import { groupsIn } from '../../web/step/groups.ts'
import styles from '../../web/step/Rows.module.css'
import { type GivenAnswers, type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { useRows } from '../../web/step/use-rows.ts'
import { Button } from '../../web/ui/Button.tsx'
import { FieldError, fieldId } from '../../web/ui/Field.tsx'
import { Select } from '../../web/ui/Select.tsx'
import { submitWith } from '../../wizard/pressed.ts'
import type { PetsCopy } from './pets.ts'

export const loadKind = () => import('./pets.ts')

const parts = { pet: 'kind', month: 'month', day: 'day', year: 'year' } as const

/** `pets.0.year` -> "Pet 2, year" */
export function nameOf(field: string): string {
  const [, at, part = ''] = /^pets\.(\d+)\.(.+)$/.exec(field) ?? []
  const words = Object.entries(parts).find(([name]) => name === part)?.[1]
  return at === undefined ? 'Pets' : `Pet ${Number(at) + 2}, ${words ?? part}`
}

/** The list of pets: the first in words, each of the others with its kind and birth date. */
export default function PetsView({ properties, values, errors }: StepViewProps<PetsCopy>) {
  const { first, most } = properties
  const { rows, list, add, remove } = useRows(() => petsIn(values))

  return (
    <div className={styles.rows} ref={list}>
      <p>
        <strong>Pet 1:</strong> {first}
      </p>
      {rows.map((row, at) => (
        <Pet
          key={row.key}
          {...{ at, errors, properties }}
          values={row.values}
          onRemove={event => {
            event.preventDefault()
            remove(row)
          }}
        />
      ))}
      <FieldError id={fieldId('pets')} error={errors.pets} />
      {rows.length + 1 < most ? (
        <Button
          // Without scripts the page reloads with one more row.
          {...submitWith({ add: 'pets' })}
          formNoValidate
          data-add
          onClick={add}
        >
          Add another pet
        </Button>
      ) : (
        <p>I can quote up to {most} pets at a time.</p>
      )}
    </div>
  )
}

interface PetProps {
  readonly at: number
  readonly values: GivenAnswers
  readonly errors: Readonly<Record<string, string>>
  readonly properties: PetsCopy
  readonly onRemove: (event: MouseEvent) => void
}

function Pet({ at, values, errors, properties: { kinds }, onRemove }: PetProps) {
  const name = (part: string) => `pets.${at}.${part}`
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>Pet {at + 2}</legend>
      <Select
        label="What kind of pet is it?"
        options={kinds.map(({ value, title, description }) => ({
          value,
          label: description ? `${title}: ${description}` : title,
        }))}
        name={name('pet')}
        placeholder="Choose"
        defaultValue={textOf(values, 'pet')}
        error={errors[name('pet')]}
      />
      <DateFields
        legend="When was it born? The month is enough, and a good guess will do."
        typed={part => textOf(values, part)}
        monthEnough
        input={part => ({
          name: name(part),
          error: errors[name(part)],
          autoComplete: 'off',
        })}
      />
      <Button
        // Without scripts the page reloads without this row.
        {...submitWith({ remove: `pets.${at}` })}
        formNoValidate
        look="plain"
        onClick={onRemove}
      >
        Remove pet {at + 2}
      </Button>
    </fieldset>
  )
}

/** The pets of the answer; who has none yet came to add one. */
function petsIn({ pets }: GivenAnswers): readonly GivenAnswers[] {
  return pets === undefined ? [{}] : groupsIn(pets)
}
