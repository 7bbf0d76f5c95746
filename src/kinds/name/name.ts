import * as v from 'valibot'
import { alike } from '../../language/texts.ts'
import { object } from '../../wizard/accepts.ts'
import { said, text } from '../../wizard/check.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'

export const fields: Fields = { firstName: { class: 'personal' }, lastName: { class: 'personal' } }

const tooShort = said({ en: 'Should be at least 2 chars long', es: 'Debe tener al menos 2 caracteres.' })

/** A person's first or last name, at least two characters long (spec 5.7). */
export function personName() {
  const name = v.pipe(
    text(tooShort),
    v.minLength(2, tooShort),
    v.maxLength(60, said({ en: 'Please use at most 60 characters', es: 'Use 60 caracteres como máximo.' })),
  )
  return v.optional(name, '')
}

/** Schema of the answer: both names. */
export function answer() {
  return v.object({ firstName: personName(), lastName: personName() })
}

/** The same as JSON Schema. */
export const acceptedName: JsonSchema = { type: 'string', minLength: 2, maxLength: 60 }

/** First and last name (spec 2.3.8.1). */
export function name(props: StepProps): Step<{ firstName: string; lastName: string }> {
  const schema = answer()
  return {
    kind: 'name',
    props,
    fields,
    answer: () => schema,
    accepts: () => object({ firstName: acceptedName, lastName: acceptedName }),
    say: ({ firstName, lastName }) => alike(`${firstName} ${lastName}`),
  }
}
