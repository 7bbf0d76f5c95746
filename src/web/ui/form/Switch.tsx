import type { InputHTMLAttributes } from 'react'
import { fieldId } from './Field.tsx'
import styles from './Switch.module.css'

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
}

/** On or off: a checkbox underneath, uncontrolled. */
export function Switch({ label, hint, id: ownId, ...input }: SwitchProps) {
  const id = ownId ?? fieldId(input.name)
  return (
    <label className={styles.row} htmlFor={id}>
      <input
        id={id}
        className={styles.input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
        role="switch"
        aria-describedby={hint && `${id}-hint`}
        {...input}
      />
      <span className={styles.text}>
        {label}
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
