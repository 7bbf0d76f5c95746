import { type FocusEvent, type FormEvent, type KeyboardEvent, useState } from 'react'
import { Alert } from '../../web/ui/Alert.tsx'
import { Field } from '../../web/ui/Field.tsx'
import { hasRightCheckDigit } from './check-digit.ts'
import { plainVin } from './plain-vin.ts'
import styles from './VinField.module.css'

interface VinFieldProps {
  readonly name: string
  readonly defaultValue?: string
  readonly error?: string | undefined
  readonly required?: boolean
  /** Called with a VIN long enough to decode, when it is complete or the field loses focus. */
  readonly onVin?: (vin: string) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A VIN field. A wrong check digit is only pointed out, not refused. */
export function VinField({ onVin, ...field }: VinFieldProps) {
  const [looksWrong, setLooksWrong] = useState(false)
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const vin = plainVin(currentTarget.value)
    const isWhole = vin.length === whole
    setLooksWrong(isWhole && !hasRightCheckDigit(vin))
    if (isWhole) onVin?.(vin)
  }
  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const vin = plainVin(currentTarget.value)
    if (vin.length >= enough) onVin?.(vin)
  }
  return (
    <div className={styles.vin}>
      <Field
        label="VIN"
        hint="17 letters and numbers. It’s on your registration and insurance card."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        {...{ onInput, onBlur }}
        {...field}
      />
      {looksWrong && (
        <Alert look="warn">
          <p>This VIN doesn’t add up, so a character may be off. Please check it once more.</p>
        </Alert>
      )}
    </div>
  )
}

const whole = 17
/** Characters that encode year, make and model (spec 5.22). */
const enough = 10
