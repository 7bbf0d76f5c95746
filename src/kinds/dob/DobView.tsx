import { type ClipboardEvent, type InputEvent, type KeyboardEvent, useRef } from 'react'
import { Field } from '../../web/ui/Field.tsx'
import { type StepViewProps, textOf } from '../../web/ui/step-view.ts'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden.tsx'
import styles from './DobView.module.css'
import type { DobProps } from './dob.ts'
import { type DatePart, isFull, parseDate, parts } from './typed-date.ts'

export const loadKind = () => import('./dob.ts')

const copy = {
  month: { label: 'Month', placeholder: 'MM', autoComplete: 'bday-month' },
  day: { label: 'Day', placeholder: 'DD', autoComplete: 'bday-day' },
  year: { label: 'Year', placeholder: 'YYYY', autoComplete: 'bday-year' },
} as const

/** A birth date in three fields that hand the focus on and back (spec 2.3, step 7). */
export default function DobView({ properties, given, errors }: StepViewProps<DobProps>) {
  const inputs = useInputs()
  return (
    <fieldset className={styles.date} {...inputs}>
      <legend>
        <VisuallyHidden>{properties.title}</VisuallyHidden>
      </legend>
      {parts.map(part => (
        <Field
          key={part}
          name={part}
          inputMode="numeric"
          maxLength={part === 'year' ? 4 : 2}
          defaultValue={textOf(given, part)}
          error={errors[part]}
          required={!(part === 'day' && properties.monthEnough)}
          {...copy[part]}
        />
      ))}
    </fieldset>
  )
}

/** Moves the focus on from a full part and back from an empty one, and spreads a pasted date over all three. */
function useInputs() {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const input = (part: DatePart | undefined) =>
    part && fieldset.current?.querySelector<HTMLInputElement>(`[name="${part}"]`)

  return {
    ref: fieldset,
    onInput(event: InputEvent<HTMLFieldSetElement>) {
      const { name, value } = field(event)
      // Only typing forward moves on: who corrects a part stays in it.
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
      // The key that moves back takes nothing away.
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
  // The fieldset holds nothing but these three inputs.
  const { name, value } = event.target as HTMLInputElement
  return { name: name as DatePart, value }
}
