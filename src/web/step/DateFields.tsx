import { type ClipboardEvent, type InputEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { type DatePart, isFull, parseDate, parts } from '../../kinds/dob/typed-date.ts'
import { wordsIn } from '../../language/text.ts'
import { Field, FieldError, fieldId } from '../ui/form/Field.tsx'
import { useWords } from '../words.ts'
import styles from './DateFields.module.css'

const words = wordsIn({
  en: { month: 'Month', day: 'Day', year: 'Year', months: 'MM', days: 'DD', years: 'YYYY' },
  es: { month: 'Mes', day: 'Día', year: 'Año', months: 'MM', days: 'DD', years: 'AAAA' },
})

interface DateFieldsProps {
  readonly legend: ReactNode
  /** The initial value of a part. */
  readonly typed: (part: DatePart) => string
  /** The day may be left blank: then the first of a month stands for a blank day. */
  readonly monthEnough?: boolean | undefined
  /** A part that is its own field: its name and its complaint. */
  readonly input: (part: DatePart) => {
    readonly name: string
    readonly error?: string | undefined
    readonly id?: string
    readonly autoComplete?: string | undefined
    readonly required?: boolean
    readonly 'aria-invalid'?: true | undefined
    readonly 'aria-describedby'?: string | undefined
  }
}

/** A birth date in three fields that move the focus forward and back (spec 2.3.7.1). */
export function DateFields({ legend, typed, monthEnough = false, input }: DateFieldsProps) {
  const say = useWords(words)
  const inputs = useInputs()
  const isOptional = (part: DatePart) => monthEnough && part === 'day'
  const begin = (part: DatePart) => (isOptional(part) && typed(part) === '1' ? '' : typed(part))
  return (
    <fieldset className={styles.group} {...inputs}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.date}>
        {parts.map(part => (
          <Field
            key={part}
            inputMode="numeric"
            maxLength={part === 'year' ? 4 : 2}
            defaultValue={begin(part)}
            required={!isOptional(part)}
            label={say[part]}
            placeholder={say[`${part}s`]}
            autoComplete={`bday-${part}`}
            {...input(part)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface BirthDateProps {
  /** The payload's field, whose parts a form carries as `name.month`, `name.day` and `name.year`. */
  readonly name: string
  readonly legend: string
  /** `YYYY-MM-DD`, possibly incomplete. */
  readonly defaultValue: string
  readonly error: string | undefined
  /** Somebody else's: the browser must not fill in the visitor's own, but restores what was typed when the visitor comes back. */
  readonly other: boolean
}

/** The same as one field among others. */
export function BirthDate({ name, legend, defaultValue, error, other }: BirthDateProps) {
  const [year = '', month = '', day = ''] = defaultValue.split('-')
  const begin = { year, month, day }
  const id = fieldId(name)
  const all = `${id}-all`
  return (
    <div className={styles.one}>
      <DateFields
        legend={legend}
        typed={part => begin[part]}
        input={part => ({
          name: `${name}.${part}`,
          // A link to the field leads to its first part.
          id: part === 'month' ? id : `${id}-${part}`,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? `${all}-error` : undefined,
          ...(other && { autoComplete: undefined }),
        })}
      />
      <FieldError id={all} error={error} />
    </div>
  )
}

/** Moves the focus on from a full part and back from an empty one, and splits a pasted date over all three. */
function useInputs() {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const input = (part: DatePart | undefined) =>
    part && fieldset.current?.querySelectorAll('input')[parts.indexOf(part)]

  return {
    ref: fieldset,
    onInput(event: InputEvent<HTMLFieldSetElement>) {
      const { name, value } = field(event)
      // Only typing forward moves on: correcting a part stays in it.
      if (event.nativeEvent.inputType !== 'insertText' || !isFull(name, value)) return
      const next = input(parts[parts.indexOf(name) + 1])
      next?.focus()
      next?.select()
    },
    onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
      const { name, value } = field(event)
      if (event.key !== 'Backspace' || value !== '') return
      const before = input(parts[parts.indexOf(name) - 1])
      if (!before) return
      // The key that moves back deletes nothing.
      event.preventDefault()
      before.focus()
      before.setSelectionRange(before.value.length, before.value.length)
    },
    onPaste(event: ClipboardEvent<HTMLFieldSetElement>) {
      const date = parseDate(event.clipboardData.getData('text'))
      if (!date) return
      event.preventDefault()
      for (const part of parts) {
        const target = input(part)
        if (target) target.value = date[part]
      }
      input('year')?.focus()
    },
  }
}

function field(event: { readonly target: EventTarget }): { name: DatePart; value: string } {
  // The fieldset holds only these three inputs, named after their parts.
  const { name, value } = event.target as HTMLInputElement
  return { name: name.split('.').at(-1) as DatePart, value }
}
