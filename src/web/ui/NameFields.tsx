import { Field } from './Field.tsx'
import styles from './PlainForm.module.css'

type Names = Readonly<Partial<Record<'first_name' | 'last_name', string | undefined>>>

/** First and last name, side by side where there is room. */
export function NameFields({ typed, errors }: { readonly typed: Names; readonly errors: Names }) {
  return (
    <div className={styles.names}>
      <Field
        label="First name"
        name="first_name"
        autoComplete="given-name"
        defaultValue={typed.first_name}
        error={errors.first_name}
        required
      />
      <Field
        label="Last name"
        name="last_name"
        autoComplete="family-name"
        defaultValue={typed.last_name}
        error={errors.last_name}
        required
      />
    </div>
  )
}
