import { wordsIn } from '../../../language/text.ts'
import { useWords } from '../../words.ts'
import { Field } from './Field.tsx'
import styles from './PlainForm.module.css'

/** The labels of a name's fields, by the fields. */
export const nameWords = wordsIn({
  en: { first_name: 'First name', last_name: 'Last name' },
  es: { first_name: 'Nombre', last_name: 'Apellido' },
})

type Names = Readonly<Partial<Record<'first_name' | 'last_name', string | undefined>>>

/** First and last name, side by side if there is room. */
export function NameFields({ typed, errors }: { readonly typed: Names; readonly errors: Names }) {
  const say = useWords(nameWords)
  return (
    <div className={styles.names}>
      <Field
        label={say.first_name}
        name="first_name"
        autoComplete="given-name"
        defaultValue={typed.first_name}
        error={errors.first_name}
        required
      />
      <Field
        label={say.last_name}
        name="last_name"
        autoComplete="family-name"
        defaultValue={typed.last_name}
        error={errors.last_name}
        required
      />
    </div>
  )
}
