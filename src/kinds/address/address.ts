import * as v from 'valibot'
import type { Text } from '../../language/text.ts'
import { alike } from '../../language/texts.ts'
import { characters, object } from '../../wizard/accepts.ts'
import { type Message, said, text } from '../../wizard/check.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'

export interface Address {
  readonly address1: string
  readonly address2: string
  readonly city: string
  /** Two-letter code of one of the 50 states or DC. */
  readonly state: string
  /** Five digits. */
  readonly zipcode: string
}

export interface AddressProps extends StepProps {
  /** The 50 states and DC, for the select. */
  readonly states: readonly { readonly code: string; readonly name: Text }[]
}

export const fields: Fields = {
  address1: { class: 'personal' },
  address2: { class: 'personal' },
  city: { class: 'personal' },
  state: { class: 'plain' },
  zipcode: { class: 'personal' },
}

const poBox = /^\s*(p\.?\s*o\.?|post\s+office)\s*box\b/i

/** Schema of the answer; a street that is a P.O. box is refused. */
export function answer({ states }: Pick<AddressProps, 'states'>) {
  const codes = states.map(state => state.code)
  return v.object({
    address1: v.pipe(
      text(
        said({ en: 'Street address required', es: 'Ingrese la dirección.' }),
        said({ en: 'Street address is required', es: 'Ingrese la dirección.' }),
      ),
      v.check(
        typed => !poBox.test(typed),
        said({
          en: 'Please enter a street address. Insurers can’t quote a P.O. box',
          es: 'Ingrese una dirección con calle y número. Las aseguradoras no pueden cotizar un apartado postal (P.O. box).',
        }),
      ),
    ),
    address2: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(
          60,
          said({ en: 'Please use at most 60 characters', es: 'Use 60 caracteres como máximo.' }),
        ),
      ),
      '',
    ),
    city: text(
      said({ en: 'City required', es: 'Ingrese la ciudad.' }),
      said({ en: 'City is required', es: 'Ingrese la ciudad.' }),
    ),
    state: v.pipe(
      text(
        said({ en: 'State required', es: 'Elija el estado.' }),
        said({ en: 'State is required', es: 'Elija el estado.' }),
      ),
      v.check(typed => codes.includes(typed), said({ en: 'State required', es: 'Elija el estado.' })),
    ),
    zipcode: zip(
      said({ en: 'ZIP code is required.', es: 'Ingrese el código postal.' }),
      said({
        en: 'This ZIP code format is not recognized.',
        es: 'No se reconoce el formato de este código postal.',
      }),
    ),
  })
}

/** A ZIP code of 5 digits, or 5 and 4, stored as the first five (spec 5.1). A number gets its leading zeros back. */
export function zip(empty: Message, wrong: Message) {
  const rules = v.pipe(
    v.unknown(),
    v.transform(zip => (typeof zip === 'number' ? String(zip).padStart(5, '0') : zip)),
    text(empty),
    v.regex(/^\d{5}(-\d{4})?$/, wrong),
    v.transform(typed => typed.slice(0, 5)),
  )
  return v.optional(rules, null)
}

/** A ZIP code as JSON Schema. */
export const acceptedZip: JsonSchema = {
  type: 'string',
  pattern: '^\\s*\\d{5}(-\\d{4})?\\s*$',
  description: 'A US ZIP code of 5 digits',
}

function accepts({ states }: AddressProps): JsonSchema {
  const properties = {
    address1: { ...characters(200), description: 'Number and street; no P.O. box' },
    address2: { ...characters(60, 0), description: 'Apartment or unit, if any' },
    city: characters(200),
    state: { enum: states.map(({ code }) => code) },
    zipcode: acceptedZip,
  }
  return object(properties, ['address2'])
}

/** A street address in the US (spec 2.3.3.1). */
export function address(props: AddressProps): Step<Address, AddressProps> {
  const say = ({ address1, address2, city, state, zipcode }: Address) =>
    alike(`${[address1, address2].filter(Boolean).join(' ')}, ${city} ${state} ${zipcode}`)
  const schema = answer(props)
  return { kind: 'address', props, fields, answer: () => schema, accepts: () => accepts(props), say }
}
