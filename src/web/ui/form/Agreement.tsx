import { FieldError, fieldId } from './Field.tsx'
import styles from './PlainForm.module.css'

interface Props {
  readonly name: string
  /** What the visitor agrees to. */
  readonly text: string
  readonly isTicked: boolean
  readonly error: string | undefined
}

/** A box that has to be ticked. */
export function Agreement({ name, text, isTicked, error }: Props) {
  const id = fieldId(name)
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name={name}
          id={id}
          value="yes"
          defaultChecked={isTicked}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          required
        />
        {text}
      </label>
      <FieldError id={id} error={error} />
    </>
  )
}
