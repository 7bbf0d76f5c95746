import type { SelectHTMLAttributes } from 'react'
import styles from './Field.module.css'
import { described, FieldFrame, type FieldText, fieldId } from './Field.tsx'

interface SelectProps extends FieldText, SelectHTMLAttributes<HTMLSelectElement> {
  readonly name: string
  /** The first entry, which chooses nothing. */
  readonly placeholder?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Options from a record of words. */
export function optionsOf(words: Readonly<Record<string, string>>): SelectProps['options'] {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}

/** The browser's own select, so that a phone shows its own picker. */
export function Select({
  label,
  hint,
  error,
  optional,
  className,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  const id = rest.id ?? fieldId(rest.name)
  return (
    <FieldFrame {...{ id, label, hint, error, optional: optional ?? false, className }}>
      <select id={id} className={styles.input} {...described(id, { hint, error })} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
