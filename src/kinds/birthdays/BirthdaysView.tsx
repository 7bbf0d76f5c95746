import { months } from '../../language/months.ts'
import { groupsIn } from '../../web/step/groups.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { Field, FieldError, fieldId } from '../../web/ui/Field.tsx'
import { Select } from '../../web/ui/Select.tsx'
import styles from './BirthdaysView.module.css'
import type { BirthdaysProps } from './birthdays.ts'

export const loadKind = () => import('./birthdays.ts')

/** `people.1.day` -> "Traveler 2, day" */
export function nameOf(field: string): string {
  const [, at, part = ''] = /^people\.(\d+)\.(.+)$/.exec(field) ?? []
  return at === undefined ? 'Travelers' : `Traveler ${Number(at) + 1}, ${part}`
}

const monthOptions = months.map((label, at) => ({ value: String(at + 1), label }))

/** The birthdays of people whose year of birth is known. */
export default function BirthdaysView({ properties, values, errors }: StepViewProps<BirthdaysProps>) {
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
            <legend className={styles.legend}>
              {name}, born in {year}
            </legend>
            <input type="hidden" name={`people.${at}.person`} value={id} />
            <Select label="Month" placeholder="Choose" options={monthOptions} {...field('month')} />
            <Field label="Day" inputMode="numeric" maxLength={2} autoComplete="off" {...field('day')} />
          </fieldset>
        )
      })}
      <FieldError id={fieldId('people')} error={errors.people} />
    </div>
  )
}
