import type { FieldErrors } from '../../wizard/check.ts'
import { Field } from '../ui/Field.tsx'
import styles from './NameFields.module.css'
import { type GivenAnswers, textOf } from './step-view.ts'

interface NameFieldsProps {
  readonly values: GivenAnswers
  readonly errors: FieldErrors
  /** Somebody else's: the browser must not fill in the visitor's own. */
  readonly other?: boolean
}

/** First and last name, side by side if there is room. */
export function NameFields({ values, errors, other = false }: NameFieldsProps) {
  return (
    <div className={styles.names}>
      <Field
        label="First name"
        name="firstName"
        autoComplete={other ? 'off' : 'given-name'}
        defaultValue={textOf(values, 'firstName')}
        error={errors.firstName}
        maxLength={60}
        required
      />
      <Field
        label="Last name"
        name="lastName"
        autoComplete={other ? 'off' : 'family-name'}
        defaultValue={textOf(values, 'lastName')}
        error={errors.lastName}
        maxLength={60}
        required
      />
    </div>
  )
}
