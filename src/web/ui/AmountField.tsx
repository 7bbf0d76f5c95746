import type { InputHTMLAttributes } from 'react'
import styles from './AmountField.module.css'
import field from './Field.module.css'
import { described, FieldFrame, type FieldText, fieldId } from './Field.tsx'

interface AmountFieldProps extends FieldText, InputHTMLAttributes<HTMLInputElement> {
  readonly name: string
  /** Stands before the amount, like "$". */
  readonly prefix?: string | undefined
  /** Stands behind it, like "sq ft"; it is read out with the label. */
  readonly unit?: string | undefined
}

/** A short text or number with what stands before and behind it. It is uncontrolled: give `defaultValue`. */
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
