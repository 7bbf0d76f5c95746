import { useState } from 'react'
import { uncapitalized } from '../../language/letters.ts'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'
import { groupIn, groupsIn } from '../../web/step/groups.ts'
import { type GivenAnswers, type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { type Row, useRows } from '../../web/step/use-rows.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Dialog } from '../../web/ui/dialog/Dialog.tsx'
import { Field } from '../../web/ui/form/Field.tsx'
import { useSpeech, useWords } from '../../web/words.ts'
import { submitWith } from '../../wizard/pressed.ts'
import styles from './TravelersView.module.css'
import type { TravelersProps } from './travelers.ts'

const words = wordsIn({
  en: {
    first: 'First traveler',
    other: (number: number) => `Traveler ${number}`,
    yyyy: 'YYYY',
    add: 'Add a traveler',
    remove: 'Remove',
    removeOne: (traveler: string) => `Remove ${uncapitalized(traveler)}`,
    sure: 'Remove this traveler?',
    keep: 'Keep',
    loss: 'What you typed about this traveler will be cleared. You can add them back any time.',
  },
  es: {
    first: 'Primer viajero',
    other: number => `Viajero ${number}`,
    yyyy: 'AAAA',
    add: 'Agregar un viajero',
    remove: 'Quitar',
    removeOne: traveler => `Quitar ${uncapitalized(traveler)}`,
    sure: '¿Quitar a este viajero?',
    keep: 'No quitar',
    loss: 'Se borrará lo que escribió sobre este viajero. Puede volver a agregarlo cuando quiera.',
  },
})

const labels = wordsIn({
  en: { first_name: 'First name', last_name: 'Last name', dob_year: 'Birth year' },
  es: {
    first_name: 'Nombre',
    last_name: 'Apellido',
    dob_year: 'Año de nacimiento',
  },
})

export const loadKind = () => import('./travelers.ts').then(({ answer, fields }) => ({ answer, fields }))

/** `others.0.first_name` -> "Traveler 2, first name" */
export function nameOf(field: string, speech: Speech): string {
  const [, at, part = ''] = /^(?:traveler|others\.(\d+))\.(.+)$/.exec(field) ?? []
  const label = Object.entries(spoken(labels, speech)).find(([name]) => name === part)?.[1] ?? field
  return `${legendOf(at === undefined ? 0 : Number(at) + 1, speech)}, ${uncapitalized(label)}`
}

function legendOf(at: number, speech: Speech): string {
  const say = spoken(words, speech)
  return at === 0 ? say.first : say.other(at + 1)
}

/** Who travels: the primary traveler and any others (spec 2.3.14.1). */
export default function TravelersView({ properties, values, errors }: StepViewProps<TravelersProps>) {
  const speech = useSpeech()
  const say = spoken(words, speech)
  const { rows, list, add, remove } = useRows(() => groupsIn(values.others))
  const [leaving, setLeaving] = useState<Row | null>(null)

  /** Ask for confirmation only if something was typed (spec 4.3.3). */
  function askToRemove(row: Row, index: number): void {
    const inputs = list.current?.querySelectorAll<HTMLInputElement>(`[name^="others.${index}."]`) ?? []
    if ([...inputs].some(({ value }) => value.trim() !== '')) setLeaving(row)
    else remove(row)
  }

  function removeLeaving(): void {
    if (leaving) remove(leaving)
    setLeaving(null)
  }

  return (
    <div className={styles.travelers} ref={list}>
      <Traveler
        legend={legendOf(0, speech)}
        name="traveler"
        values={groupIn(values.traveler)}
        errors={errors}
        own
      />
      {rows.map((row, index) => (
        <Traveler
          key={row.key}
          legend={legendOf(index + 1, speech)}
          name={`others.${index}`}
          values={row.values}
          errors={errors}
          onRemove={() => askToRemove(row, index)}
        />
      ))}
      {errors.others && <p className={styles.error}>{errors.others}</p>}
      {rows.length + 1 < properties.most && (
        <Button
          // Without scripts the page reloads with one more traveler to fill in.
          {...submitWith({ add: 'others' })}
          formNoValidate
          data-add
          className={styles.add}
          onClick={add}
        >
          {say.add}
        </Button>
      )}
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={say.sure}
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>{say.keep}</Button>
            <Button look="bad" onClick={removeLeaving}>
              {say.remove}
            </Button>
          </>
        }
      >
        <p>{say.loss}</p>
      </Dialog>
    </div>
  )
}

interface TravelerProps {
  readonly legend: string
  readonly name: string
  readonly values: GivenAnswers
  readonly errors: Readonly<Record<string, string>>
  /** The browser may fill in the visitor's own name. */
  readonly own?: boolean
  readonly onRemove?: () => void
}

function Traveler({ legend, name, values, errors, own = false, onRemove }: TravelerProps) {
  const say = useWords(words)
  const label = useWords(labels)
  const field = (part: keyof typeof labels.en) => ({
    label: label[part],
    name: `${name}.${part}`,
    defaultValue: textOf(values, part),
    error: errors[`${name}.${part}`],
    // Without scripts the browser requires these itself; an added row may stay blank.
    required: own,
  })
  return (
    <fieldset className={styles.traveler}>
      <legend className={styles.legend}>{legend}</legend>
      <Field autoComplete={own ? 'given-name' : 'off'} maxLength={60} {...field('first_name')} />
      <Field autoComplete={own ? 'family-name' : 'off'} maxLength={60} {...field('last_name')} />
      <Field
        placeholder={say.yyyy}
        inputMode="numeric"
        autoComplete={own ? 'bday-year' : 'off'}
        maxLength={4}
        {...field('dob_year')}
      />
      {onRemove && (
        <Button look="plain" className={styles.remove} onClick={onRemove}>
          {say.removeOne(legend)}
        </Button>
      )}
    </fieldset>
  )
}
