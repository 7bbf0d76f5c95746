import type { InputHTMLAttributes, ReactNode } from 'react'
import { wordsIn } from '../../../language/text.ts'
import { useWords } from '../../words.ts'
import { classes } from '../classes.ts'
import styles from './Field.module.css'

const words = wordsIn({ en: { optional: '(optional)' }, es: { optional: '(opcional)' } })

export interface FieldText {
  readonly label: string
  /** Shown under the label. */
  readonly hint?: ReactNode
  /** The complaint; the control is then marked and refers to it. */
  readonly error?: string | undefined
  /** Shows "(optional)" next to the label. */
  readonly optional?: boolean
}

interface FrameProps extends FieldText {
  readonly id: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The id that an error summary links to. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** The attributes that link a control to its hint and its error. */
export function described(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

/** Label, hint, control and error, in this order. The control takes `id` and `described(id, …)`. */
export function FieldFrame({ id, label, hint, error, optional, className, children }: FrameProps) {
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <Optional />}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Next to the label of a field that nobody has to fill in. */
export function Optional() {
  const say = useWords(words)
  return <span className={styles.optional}> {say.optional}</span>
}

/** The complaint about a field, read out when it appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p className={styles.error} id={`${id}-error`} hidden={!error}>
      {error}
    </p>
  )
}

type FieldProps = FieldText & InputHTMLAttributes<HTMLInputElement> & { readonly name: string }

/** A text input with label, hint and error. Uncontrolled: pass `defaultValue`. */
export function Field({ label, hint, error, optional, className, id: ownId, ...input }: FieldProps) {
  const id = ownId ?? fieldId(input.name)
  return (
    <FieldFrame {...{ id, label, hint, error, optional: optional ?? false, className }}>
      <input id={id} className={styles.input} {...described(id, { hint, error })} {...input} />
    </FieldFrame>
  )
}
