import { wordsIn } from '../../language/text.ts'
import type { FieldErrors } from '../../wizard/check.ts'
import { Field } from '../ui/form/Field.tsx'
import { useWords } from '../words.ts'
import styles from './NameFields.module.css'
import { type GivenAnswers, textOf } from './step-view.ts'

const words = wordsIn({
  en: { first: 'First name', last: 'Last name' },
  es: { first: 'Nombre', last: 'Apellido' },
})

interface NameFieldsProps {
  readonly values: GivenAnswers
  readonly errors: FieldErrors
  /** Somebody else's: the browser must not fill in the visitor's own. */
  readonly other?: boolean
}

/** First and last name, side by side if there is room. */
export function NameFields({ values, errors, other = false }: NameFieldsProps) {
  const say = useWords(words)
  return (
    <div className={styles.names}>
      <Field
        label={say.first}
        name="firstName"
        autoComplete={other ? 'off' : 'given-name'}
        defaultValue={textOf(values, 'firstName')}
        error={errors.firstName}
        maxLength={60}
        required
      />
      <Field
        label={say.last}
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
