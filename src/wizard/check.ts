import * as v from 'valibot'
import { grouped } from '../language/numbers.ts'
import { type Speech, type Text, told } from '../language/text.ts'
import { saidBy } from '../language/texts.ts'

/** Messages, or reasons, by payload field; nested fields use dots and indexes (`others.1.first_name`). */
export type FieldErrors<Reason = string> = Readonly<Record<string, Reason>>

export type CheckResult<Answer, Reason = string> =
  | { readonly ok: true; readonly answer: Answer; readonly errors?: never }
  | { readonly ok: false; readonly errors: FieldErrors<Reason> }

/** A message of a schema, in the language in which the schema is run. */
export type Message = (issue: { readonly lang?: string | undefined }) => string

/** A message for a schema; the page has the messages of its step's props in one language already. */
export function said(text: Text | string): Message {
  // `check` runs schemas in a way of speaking, and valibot knows languages as plain strings.
  return ({ lang }) => (typeof text === 'string' ? text : told(text, lang as Speech))
}

/**
 * Runs a step's schema over a payload. Only the first complaint about each field is returned. A payload that is not an
 * object has no field to complain about, so its errors are empty.
 */
export function check<Answer>(
  schema: v.GenericSchema<unknown, Answer>,
  payload: unknown,
  speech: Speech = 'en',
): CheckResult<Answer> {
  const result = v.safeParse(schema, payload, { lang: speech })
  if (result.success) return { ok: true, answer: result.output }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) {
    const field = v.getDotPath(issue)
    if (field) errors[field] ??= issue.message
  }
  return { ok: false, errors }
}

/** The same, with complaints that are worded later. */
export function checkUntold<Answer>(
  schema: v.GenericSchema<unknown, Answer>,
  payload: unknown,
): CheckResult<Answer, Text> {
  const checked = check(schema, payload)
  if (checked.ok) return checked
  const errorOf = (field: string) => saidBy(speech => check(schema, payload, speech).errors?.[field] ?? '')
  const fields = Object.keys(checked.errors)
  return { ok: false, errors: Object.fromEntries(fields.map(field => [field, errorOf(field)])) }
}

/** The longest text a field accepts; no honest answer is longer. */
const most = 200

/**
 * A required text, trimmed. The message is `empty` for a blank one, `missing` for one that was not sent or is not a
 * text.
 */
export function text(empty: Message, missing: Message = empty) {
  const rules = v.pipe(
    v.unknown(),
    v.string(missing),
    v.trim(),
    v.minLength(1, empty),
    v.maxLength(
      most,
      said({ en: `Please use at most ${most} characters`, es: `Use ${most} caracteres como máximo.` }),
    ),
  )
  return v.optional(rules, null)
}

/**
 * A whole number without a sign, as a text or a number. The message is `empty` for one left blank or not sent, `wrong`
 * for anything but digits.
 */
export function whole(empty: Message, wrong: Message) {
  const rules = v.pipe(
    v.unknown(),
    v.union([v.number(), v.pipe(v.string(), v.trim())], empty),
    v.check(typed => typed !== '', empty),
    v.check(typed => /^\d{1,9}$/.test(String(typed)), wrong),
    v.transform(Number),
  )
  return v.optional(rules, null)
}

/** Left blank; the answer is undefined. */
export const blank = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
)

/** Whole dollars, with or without a dollar sign and thousands commas; undefined if they are left blank or not sent. */
export function dollarsIfAny(most: number) {
  const wrong = said({
    en: `Please enter whole dollars, up to $${grouped(most)}, or leave it blank`,
    es: `Ingrese dólares enteros, hasta $${grouped(most)}, o déjelo en blanco.`,
  })
  const rules = v.pipe(
    v.unknown(),
    v.transform(typed => (typeof typed === 'string' ? typed.replace(/[$,\s]/g, '') : typed)),
    v.union([blank, v.pipe(whole(wrong, wrong), v.maxValue(most, wrong))], wrong),
  )
  return v.optional(rules)
}

/** One of a list of words; the message for anything else, or for nothing, is `message`. */
export function oneOf<const Word extends string>(words: readonly Word[], message: Message) {
  return v.optional(v.pipe(v.unknown(), v.picklist(words, message)), null)
}

interface ListRules {
  readonly most: number
  /** The message for anything but a list. */
  readonly missing: Message
  /** The message for a list that is too long. */
  readonly long: Message
}

/** A list whose length is checked before its items: thousands of wrong items get one complaint, not thousands. */
export function listOf<Item extends v.GenericSchema>(item: Item, { most, missing, long }: ListRules) {
  return v.pipe(v.unknown(), v.array(v.unknown(), missing), v.maxLength(most, long), v.array(item))
}
