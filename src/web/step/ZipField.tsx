import { Field } from '../ui/Field.tsx'

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
  return (
    <Field
      label="ZIP code"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={maxLength}
      required
      {...field}
    />
  )
}
