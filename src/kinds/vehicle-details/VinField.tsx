import { type FocusEvent, type FormEvent, type KeyboardEvent, useState } from 'react'
import { wordsIn } from '../../language/text.ts'
import { Alert } from '../../web/ui/Alert.tsx'
import { Field } from '../../web/ui/form/Field.tsx'
import { useWords } from '../../web/words.ts'
import { readVin } from './read-vin.ts'
import styles from './VinField.module.css'

const words = wordsIn({
  en: {
    vin: 'VIN',
    where: 'It’s on your registration and insurance card. The first 10 of its 17 characters are enough.',
    wrong: 'This VIN doesn’t add up, so a character may be off. Please check it once more.',
  },
  es: {
    vin: 'VIN',
    where:
      'Está en el registro del auto y en la tarjeta del seguro. Bastan los primeros 10 de sus 17 caracteres.',
    wrong: 'Este VIN no cuadra. Quizás un carácter esté mal. Revíselo una vez más.',
  },
})

interface VinFieldProps {
  readonly name: string
  readonly defaultValue?: string
  readonly error?: string | undefined
  readonly required?: boolean
  /** Called with the VIN to decode when the text changes or the field loses focus; empty if there is none. */
  readonly onVin?: (vin: string) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A VIN field. A wrong check digit is only pointed out, not refused. */
export function VinField({ onVin, ...field }: VinFieldProps) {
  const say = useWords(words)
  const [looksWrong, setLooksWrong] = useState(false)
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const { looksWrong, known } = readVin(currentTarget.value, { isLeft: false })
    setLooksWrong(looksWrong)
    onVin?.(known)
  }
  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) =>
    onVin?.(readVin(currentTarget.value, { isLeft: true }).known)
  return (
    <div className={styles.vin}>
      <Field
        label={say.vin}
        hint={say.where}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        {...{ onInput, onBlur }}
        {...field}
      />
      {looksWrong && <Alert look="warn" text={say.wrong} />}
    </div>
  )
}
