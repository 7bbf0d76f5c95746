import { wordsIn } from '../../language/text.ts'
import { Field } from '../ui/form/Field.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({ en: { zip: 'ZIP code' }, es: { zip: 'Código postal' } })

interface ZipFieldProps {
  /** The payload's field; its spelling differs from step to step. */
  readonly name: 'zipCode' | 'zipcode'
  /** 5 by default; 10 leaves room for ZIP+4. */
  readonly maxLength?: 5 | 10
  readonly className: string | undefined
  readonly defaultValue: string
  readonly error: string | undefined
}

/** A ZIP code field with a digit keyboard. */
export function ZipField({ maxLength = 5, ...field }: ZipFieldProps) {
  const say = useWords(words)
  return (
    <Field
      label={say.zip}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={maxLength}
      required
      {...field}
    />
  )
}
