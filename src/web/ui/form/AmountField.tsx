import type { InputHTMLAttributes } from 'react'
import styles from './AmountField.module.css'
import field from './Field.module.css'
import { described, FieldFrame, type FieldText, fieldId } from './Field.tsx'

interface AmountFieldProps extends FieldText, InputHTMLAttributes<HTMLInputElement> {
  readonly name: string
  /** Shown before the amount, like "$". */
  readonly prefix?: string | undefined
  /** Shown after it, like "sq ft"; read out with the label. */
  readonly unit?: string | undefined
}

/** A short text or number with a prefix and a unit. Uncontrolled: pass `defaultValue`. */
export function AmountField({ label, hint, error, prefix, unit, className, ...input }: AmountFieldProps) {
  const id = fieldId(input.name)
  const { 'aria-describedby': about, ...state } = described(id, { hint, error })
  const ids = [unit && `${id}-unit`, about].filter(Boolean).join(' ')
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      <span className={styles.amount}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input id={id} className={field.input} aria-describedby={ids || undefined} {...state} {...input} />
        {unit && (
          <span className={styles.unit} id={`${id}-unit`}>
            {unit}
          </span>
        )}
      </span>
    </FieldFrame>
  )
}
