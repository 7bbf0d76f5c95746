import { wordsIn } from '../../language/text.ts'
import { useWords } from '../words.ts'
import { Field } from './Field.tsx'
import styles from './PlainForm.module.css'

const words = wordsIn({ en: { first: 'First name', last: 'Last name' } })

type Names = Readonly<Partial<Record<'first_name' | 'last_name', string | undefined>>>

/** First and last name, side by side where there is room. */
export function NameFields({ typed, errors }: { readonly typed: Names; readonly errors: Names }) {
  const say = useWords(words)
  return (
    <div className={styles.names}>
      <Field
        label={say.first}
        name="first_name"
        autoComplete="given-name"
        defaultValue={typed.first_name}
        error={errors.first_name}
        required
      />
      <Field
        label={say.last}
        name="last_name"
        autoComplete="family-name"
        defaultValue={typed.last_name}
        error={errors.last_name}
        required
      />
    </div>
  )
}
