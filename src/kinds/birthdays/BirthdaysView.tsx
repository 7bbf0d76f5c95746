import { monthChoices } from '../../language/days.ts'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'
import { groupsIn } from '../../web/step/groups.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { Field, FieldError, fieldId } from '../../web/ui/form/Field.tsx'
import { Select } from '../../web/ui/form/Select.tsx'
import { useSpeech, useWords } from '../../web/words.ts'
import styles from './BirthdaysView.module.css'
import type { BirthdaysProps } from './birthdays.ts'

const words = wordsIn({
  en: {
    all: 'Travelers',
    one: (number: number, part: string) => `Traveler ${number}, ${part}`,
    born: (name: string, year: number) => `${name}, born in ${year}`,
    month: 'Month',
    day: 'Day',
    choose: 'Choose',
  },
  es: {
    all: 'Viajeros',
    one: (number, part) => `Viajero ${number}, ${part}`,
    born: (name, year) => `${name}, nació en ${year}`,
    month: 'Mes',
    day: 'Día',
    choose: 'Elija',
  },
})

/** The fields of a row, as the list of complaints names them. */
const parts = wordsIn({ en: { month: 'month', day: 'day' }, es: { month: 'mes', day: 'día' } })

export const loadKind = () => import('./birthdays.ts').then(({ answer, fields }) => ({ answer, fields }))

/** `people.1.day` -> "Traveler 2, day" */
export function nameOf(field: string, speech: Speech): string {
  const say = spoken(words, speech)
  const [, at, part = ''] = /^people\.(\d+)\.(.+)$/.exec(field) ?? []
  const told = Object.entries(spoken(parts, speech)).find(([name]) => name === part)?.[1]
  return at === undefined ? say.all : say.one(Number(at) + 1, told ?? part)
}

/** The birthdays of people whose year of birth is known. */
export default function BirthdaysView({ properties, values, errors }: StepViewProps<BirthdaysProps>) {
  const say = useWords(words)
  const monthOptions = monthChoices(useSpeech())
  const rows = groupsIn(values.people)
  return (
    <div className={styles.people}>
      {properties.people.map(({ id, name, year }, at) => {
        const row = rows.find(({ person }) => person === id) ?? {}
        const field = (part: 'month' | 'day') => ({
          name: `people.${at}.${part}`,
          defaultValue: textOf(row, part),
          error: errors[`people.${at}.${part}`],
        })
        return (
          <fieldset key={id} className={styles.person}>
            <legend className={styles.legend}>{say.born(name, year)}</legend>
            <input type="hidden" name={`people.${at}.person`} value={id} />
            <Select label={say.month} placeholder={say.choose} options={monthOptions} {...field('month')} />
            <Field label={say.day} inputMode="numeric" maxLength={2} {...field('day')} />
          </fieldset>
        )
      })}
      <FieldError id={fieldId('people')} error={errors.people} />
    </div>
  )
}
