import * as v from 'valibot'
import { condition } from './condition.ts'
import { date, path, paths, rounding, scalar, text } from './words.ts'

/** A template: JSON in which an object with a member whose name begins with a dollar sign becomes what that directive says. */

const expression = v.pipe(v.string(), v.maxLength(200), v.check(isExpression, 'not a regular expression'))

function isExpression(text: string): boolean {
  try {
    return text !== '' && new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}

const as = v.optional(v.picklist(['number', 'text', 'cents', 'cents text']))
const conditions = v.pipe(v.array(condition), v.nonEmpty('give at least one condition'))
/** A number, a path to one, or a directive that makes one; the check of a template knows which. */
const numbers = v.pipe(v.array(v.unknown()), v.minLength(2, 'give two numbers or paths, at least'))
const calculation = { ...rounding, as }
const span = v.union(
  [
    v.strictObject({ years: v.unknown() }),
    v.strictObject({ months: v.unknown() }),
    v.strictObject({ days: v.unknown() }),
  ],
  'give one of years, months, days',
)

/** The name of a setting that holds a secret. */
export const setting = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]*$/, 'name the setting that contains it, like WREN_SECRET'),
)

/** Every directive, by its word. */
export const directives = {
  $from: v.strictObject({
    $from: paths,
    /** A part of a text: the first group of this expression, or everything it matches. */
    match: v.optional(expression),
    table: v.optional(text),
    date: v.optional(date),
    as,
    /** The carrier's words for true and false. */
    yes: v.optional(scalar),
    no: v.optional(scalar),
    otherwise: v.optional(scalar),
  }),
  $text: v.strictObject({ $text: text }),
  $when: v.strictObject({ $when: conditions, value: v.unknown(), otherwise: v.optional(v.unknown()) }),
  $each: v.strictObject({ $each: path, where: v.optional(conditions), item: v.unknown() }),
  $count: v.strictObject({ $count: path, where: v.optional(conditions) }),
  $plus: v.strictObject({ $plus: numbers, ...calculation }),
  $minus: v.strictObject({ $minus: numbers, ...calculation }),
  $times: v.strictObject({ $times: numbers, ...calculation }),
  $divide: v.strictObject({ $divide: numbers, ...calculation }),
  /** A day, moved back or forward. */
  $day: v.strictObject({
    $day: path,
    plus: v.optional(span),
    minus: v.optional(span),
    date: v.optional(date),
  }),
  /** A new id for each question, as a UUID. Within one question equal names have equal ids. */
  $newId: v.strictObject({ $newId: text }),
  $secret: v.strictObject({ $secret: setting }),
}
export type Word = keyof typeof directives
type DirectiveOf<One extends Word> = v.InferOutput<(typeof directives)[One]>
export type From = DirectiveOf<'$from'>
export type Directive = { readonly [One in Word]: DirectiveOf<One> }

/** The word of a directive; undefined for other values. */
export function wordOf(node: object): string | undefined {
  for (const key in node) if (key.startsWith('$')) return key
  return undefined
}

/** The names of the settings whose secrets a template sends. */
export function secretsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('$secret' in node) return [String(node.$secret)]
  return Object.values(node).flatMap(secretsIn)
}
