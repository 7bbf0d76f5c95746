import * as v from 'valibot'
import { alike } from '../../language/texts.ts'
import { object, oneCard } from '../../wizard/accepts.ts'
import { said } from '../../wizard/check.ts'
import type { Fields, JsonSchema, Step } from '../../wizard/step.ts'
import { acceptedZip, zip } from '../address/address.ts'
import { type Lines, offered, type Start, type StartProps } from '../start/start.ts'
import { lineOfPage } from './line-of-page.ts'

export const fields: Fields = {
  type: { class: 'plain' },
  zipCode: { class: 'personal' },
  platform: { class: 'plain' },
}

/** Schema of the answer; the type may be a page's. */
export function answer(props: Lines) {
  return v.object({
    type: v.optional(v.pipe(v.unknown(), v.transform(lineOfPage), offered(props)), null),
    zipCode: zip(
      said({ en: 'ZIP code is required.', es: 'Ingrese el código postal.' }),
      said({
        en: 'This ZIP code format is not recognized',
        es: 'No se reconoce el formato de este código postal.',
      }),
    ),
    platform: v.optional(v.literal('mobile'), 'mobile'),
  })
}

function accepts({ choices }: StartProps): JsonSchema {
  const home = choices.some(({ value }) => value === lineOfPage('home')) ? [{ const: 'home' }] : []
  const properties = {
    type: { anyOf: [oneCard(choices), ...home] },
    zipCode: acceptedZip,
    platform: { const: 'mobile' },
  }
  return object(properties, ['platform'])
}

/** The ZIP code alone: the line comes from the type of the page (spec 2.3.2.2). */
export function mobileZip(props: StartProps): Step<Start & { platform: 'mobile' }, StartProps> {
  const schema = answer(props)
  return {
    kind: 'mobile-zip',
    props,
    fields,
    answer: () => schema,
    accepts: () => accepts(props),
    say: ({ zipCode }) => alike(zipCode),
  }
}
