import * as v from 'valibot'
import { alike } from '../../language/texts.ts'
import { object, oneCard } from '../../wizard/accepts.ts'
import { said } from '../../wizard/check.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'
import { acceptedZip, zip } from '../address/address.ts'
import type { Choice } from '../choice/choice.ts'

export interface StartProps extends StepProps {
  /** The lines of insurance on offer; the value is the line's name. */
  readonly choices: readonly Choice[]
  /** On a partner's page, who sent the visitor; empty if unknown. */
  readonly partner?: string
}

export interface Start {
  /** The line of insurance. */
  readonly type: string
  readonly zipCode: string
  /** Who sent the visitor: for attribution, never for a price. */
  readonly partner?: string
  /** The street line from the partner's link, to begin the address with. */
  readonly address?: string
}

export const fields: Fields = {
  type: { class: 'plain' },
  zipCode: { class: 'personal' },
  partner: { class: 'plain' },
  address: { class: 'personal' },
}

/** What a schema needs of the lines on offer. */
export interface Lines {
  readonly choices: readonly { readonly value: string }[]
}

/** Schema of the start page's answer. */
export function answer(props: Pick<StartProps, 'partner'> & Lines) {
  const required = {
    type: offered(props),
    zipCode: zip(
      said({ en: 'ZIP code required', es: 'Ingrese el código postal.' }),
      said({
        en: 'Enter a valid 5-digit ZIP code and try again',
        es: 'Ingrese un código postal válido de 5 dígitos e intente de nuevo.',
      }),
    ),
  }
  return props.partner === undefined ? v.object(required) : v.object({ ...required, ...sentAlong })
}

function accepts({ choices, partner }: StartProps): JsonSchema {
  const required = { type: oneCard(choices), zipCode: acceptedZip }
  const along = { partner: { type: 'string' }, address: { type: 'string' } }
  return partner === undefined ? object(required) : object({ ...required, ...along }, Object.keys(along))
}

/** Optional values of a partner's link; invalid ones are left out. */
const sentAlong = {
  partner: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), ''), ''),
  address: v.optional(v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
}

/** The name of one of the lines on offer. */
export function offered({ choices }: Lines) {
  const lines = choices.map(choice => choice.value)
  const rules = v.pipe(
    v.unknown(),
    v.picklist(lines, said({ en: 'Please choose an insurance type.', es: 'Elija un tipo de seguro.' })),
  )
  return v.optional(rules, null)
}

/** The start page: which line, and where (spec 2.3.1.1). */
export function start(props: StartProps): Step<Start, StartProps> {
  const schema = answer(props)
  return {
    kind: 'start',
    props,
    fields,
    answer: () => schema,
    accepts: () => accepts(props),
    say: ({ zipCode }) => alike(zipCode),
  }
}
