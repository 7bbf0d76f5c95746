import * as v from 'valibot'
import { object, orBlank, wholeNumber } from '../../wizard/accepts.ts'
import { type Message, said, whole } from '../../wizard/check.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'
import { custom, shortest, tallest } from './heights.ts'

/** A height from the list in inches, or one typed as feet and inches; the weight in pounds. */
export type Body =
  | { readonly height: number; readonly weight: number }
  | {
      readonly height: typeof custom
      readonly feet: number
      readonly inches: number
      readonly weight: number
    }

export const fields: Fields = {
  height: { class: 'health' },
  feet: { class: 'health' },
  inches: { class: 'health' },
  weight: { class: 'health' },
}

const noHeight = said({ en: 'Height is required', es: 'Ingrese su estatura.' })

function between({
  least,
  most,
  empty,
  wrong,
}: {
  least: number
  most: number
  empty: Message
  wrong: Message
}) {
  return v.pipe(whole(empty, wrong), v.minValue(least, wrong), v.maxValue(most, wrong))
}

/** Blank inches next to feet count as zero. */
const inches = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(typed => (typed === '' || typed === null ? 0 : typed)),
    between({
      least: 0,
      most: 11,
      empty: said(''),
      wrong: said({
        en: 'Please enter inches as a number from 0 to 11',
        es: 'Ingrese las pulgadas como un número del 0 al 11.',
      }),
    }),
  ),
  0,
)

/** Pounds as a scale shows them, "180.5", are rounded. */
const weight = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(typed => (/^\s*\d{1,4}\.\d*\s*$/.test(String(typed)) ? Math.round(Number(typed)) : typed)),
    between({
      least: 50,
      most: 700,
      empty: said({ en: 'Weight is required', es: 'Ingrese su peso.' }),
      wrong: said({
        en: 'Please enter a weight from 50 to 700 pounds',
        es: 'Ingrese un peso de 50 a 700 libras.',
      }),
    }),
  ),
  null,
)

/** Schema of the answer. */
export function answer(): v.GenericSchema<unknown, Body> {
  const listed = v.object({
    height: between({ least: shortest, most: tallest, empty: noHeight, wrong: noHeight }),
    weight,
  })
  const typed = v.object({
    height: v.literal(custom),
    feet: between({
      least: 3,
      most: 8,
      empty: said({ en: 'Feet are required', es: 'Ingrese los pies.' }),
      wrong: said({
        en: 'Please enter feet as a number from 3 to 8',
        es: 'Ingrese los pies como un número del 3 al 8.',
      }),
    }),
    inches,
    weight,
  })
  return v.lazy(payload => (v.is(v.object({ height: v.literal(custom) }), payload) ? typed : listed))
}

function accepts(): JsonSchema {
  const listed = {
    ...wholeNumber(shortest, tallest),
    description: `In inches; "${custom}" for any other height, which then needs feet`,
  }
  const properties = {
    height: { anyOf: [listed, { const: custom }] },
    feet: { ...orBlank(wholeNumber(3, 8)), description: `Only with the height "${custom}"` },
    inches: { ...orBlank(wholeNumber(0, 11)), description: 'Beyond the feet; 0 when left out' },
    weight: {
      type: ['number', 'string'],
      minimum: 50,
      maximum: 700,
      pattern: '^\\s*\\d{1,9}(\\.\\d*)?\\s*$',
      description: 'In pounds',
    },
  }
  return object(properties, ['feet', 'inches'])
}

/** The height in inches. */
export function inchesOf(body: Body): number {
  return body.height === custom ? body.feet * 12 + body.inches : body.height
}

/**
 * Height and weight (spec 2.3.10.1). Its short form leaves out both, in case somebody looks over the visitor's
 * shoulder.
 */
export function body(props: StepProps): Step<Body> {
  const schema = answer()
  return {
    kind: 'body',
    props,
    fields,
    answer: () => schema,
    accepts,
    say: () => ({ en: 'given', es: 'con respuesta' }),
  }
}
