import type { ReactNode } from 'react'
import { FieldError, fieldId, Optional } from './Field.tsx'
import styles from './Radios.module.css'

interface RadiosProps {
  readonly name: string
  readonly legend: string
  /** Shown under the legend. */
  readonly hint?: ReactNode
  /** Values and their labels, in display order. */
  readonly options: Readonly<Record<string, string>>
  /** The initially chosen value; from then on it is uncontrolled. */
  readonly chosen: unknown
  readonly error: string | undefined
  /** Shows "(optional)" next to the legend, and none has to be chosen. */
  readonly optional?: boolean
}

/** A short choice among the fields of a page: radio buttons side by side, one of which must be chosen unless it is optional. */
export function Radios({ name, legend, hint, options, chosen, error, optional = false }: RadiosProps) {
  const id = fieldId(name)
  return (
    <fieldset className={styles.radios} aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={styles.legend}>
        {legend}
        {optional && <Optional />}
      </legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {Object.entries(options).map(([value, label], at) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              // A link to the field leads to its first button.
              id={at === 0 ? id : undefined}
              {...{ name, value }}
              defaultChecked={chosen === value}
              aria-invalid={error ? true : undefined}
              required={!optional}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
