import type { FieldErrors } from '../../wizard/check.ts'
import { Field } from './Field.tsx'
import styles from './NameFields.module.css'
import { type Given, textOf } from './step-view.ts'

/** First and last name side by side where there is room. */
export function NameFields({ given, errors }: { given: Given; errors: FieldErrors }) {
  return (
    <div className={styles.names}>
      <Field
        label="First name"
        name="firstName"
        autoComplete="given-name"
        defaultValue={textOf(given, 'firstName')}
        error={errors.firstName}
        maxLength={60}
        required
      />
      <Field
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        defaultValue={textOf(given, 'lastName')}
        error={errors.lastName}
        maxLength={60}
        required
      />
    </div>
  )
}
