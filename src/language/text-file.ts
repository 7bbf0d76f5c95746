import * as v from 'valibot'
import type { Text } from './text.ts'

/** A text as a file says it: one string for every language, or a string in each: `{ "en": …, "es": … }`. */
export function textFile(text: v.GenericSchema<string>): v.GenericSchema<unknown, Text> {
  const one = v.pipe(
    text,
    v.transform((en): Text => ({ en })),
  )
  const pair = v.strictObject({ en: text, es: v.exactOptional(text) })
  return v.lazy(input => (typeof input === 'object' ? pair : one))
}
