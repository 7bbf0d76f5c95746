import type { MouseEvent } from 'react'
import { type Speech, spoken, type Told, wordsIn } from '../../language/text.ts'
import { DateFields } from '../../web/step/DateFields.tsx'
import { groupsIn } from '../../web/step/groups.ts'
import styles from '../../web/step/Rows.module.css'
import { type GivenAnswers, type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { useRows } from '../../web/step/use-rows.ts'
import { Button } from '../../web/ui/Button.tsx'
import { FieldError, fieldId } from '../../web/ui/form/Field.tsx'
import { Select } from '../../web/ui/form/Select.tsx'
import { type Around, sentence } from '../../web/ui/sentence.ts'
import { useWords } from '../../web/words.ts'
import { submitWith } from '../../wizard/pressed.ts'
import type { PetsCopy } from './pets.ts'

const words = wordsIn({
  en: {
    all: 'Pets',
    one: (number: number, part: string) => `Pet ${number}, ${part}`,
    first: (strong: Around, pet: string) => sentence`${strong('Pet 1:')} ${pet}`,
    pet: (number: number) => `Pet ${number}`,
    kind: 'What kind of pet is it?',
    choose: 'Choose',
    born: 'When was it born? The month is enough, and a good guess will do.',
    add: 'Add another pet',
    remove: (number: number) => `Remove pet ${number}`,
    most: (pets: number) => `I can quote up to ${pets} pets at a time.`,
  },
  we: { most: pets => `We can quote up to ${pets} pets at a time.` },
  es: {
    all: 'Mascotas',
    one: (number, part) => `Mascota ${number}, ${part}`,
    first: (strong, pet) => sentence`${strong('Mascota 1:')} ${pet}`,
    pet: number => `Mascota ${number}`,
    kind: '¿Qué tipo de mascota es?',
    choose: 'Elija',
    born: '¿Cuándo nació? Basta con el mes, aunque sea aproximado.',
    add: 'Agregar otra mascota',
    remove: number => `Quitar la mascota ${number}`,
    most: pets => `Se pueden cotizar hasta ${pets} mascotas a la vez.`,
  },
})

/** The fields of a row, as the list of complaints names them. */
const parts = wordsIn({
  en: { pet: 'kind', month: 'month', day: 'day', year: 'year' },
  es: {
    pet: 'tipo',
    month: 'mes',
    day: 'día',
    year: 'año',
  },
})

export const loadKind = () => import('./pets.ts').then(({ answer, fields }) => ({ answer, fields }))

/** `pets.0.year` -> "Pet 2, year" */
export function nameOf(field: string, speech: Speech): string {
  const say = spoken(words, speech)
  const [, at, part = ''] = /^pets\.(\d+)\.(.+)$/.exec(field) ?? []
  const told = Object.entries(spoken(parts, speech)).find(([name]) => name === part)?.[1]
  return at === undefined ? say.all : say.one(Number(at) + 2, told ?? part)
}

/** The list of pets: the first in words, each of the others with its kind and birth date. */
export default function PetsView({ properties, values, errors }: StepViewProps<PetsCopy>) {
  const say = useWords(words)
  const { first, most } = properties
  const { rows, list, add, remove } = useRows(() => petsIn(values))

  return (
    <div className={styles.rows} ref={list}>
      <p>
        {say.first(
          label => (
            <strong>{label}</strong>
          ),
          first,
        )}
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
          {say.add}
        </Button>
      ) : (
        <p>{say.most(most)}</p>
      )}
    </div>
  )
}

interface PetProps {
  readonly at: number
  readonly values: GivenAnswers
  readonly errors: Readonly<Record<string, string>>
  readonly properties: Told<PetsCopy>
  readonly onRemove: (event: MouseEvent) => void
}

function Pet({ at, values, errors, properties: { kinds }, onRemove }: PetProps) {
  const say = useWords(words)
  const name = (part: string) => `pets.${at}.${part}`
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{say.pet(at + 2)}</legend>
      <Select
        label={say.kind}
        options={kinds.map(({ value, title, description }) => ({
          value,
          label: description ? `${title}: ${description}` : title,
        }))}
        name={name('pet')}
        placeholder={say.choose}
        defaultValue={textOf(values, 'pet')}
        error={errors[name('pet')]}
      />
      <DateFields
        legend={say.born}
        typed={part => textOf(values, part)}
        monthEnough
        input={part => ({
          name: name(part),
          error: errors[name(part)],
          // Without the visitor's own birthday. With "off" the browser would forget what was typed when the visitor comes back.
          autoComplete: undefined,
        })}
      />
      <Button
        // Without scripts the page reloads without this row.
        {...submitWith({ remove: `pets.${at}` })}
        formNoValidate
        look="plain"
        onClick={onRemove}
      >
        {say.remove(at + 2)}
      </Button>
    </fieldset>
  )
}

/** The pets of the answer; a visitor who has none yet came to add one. */
function petsIn({ pets }: GivenAnswers): readonly GivenAnswers[] {
  return pets === undefined ? [{}] : groupsIn(pets)
}
