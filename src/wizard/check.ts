import * as v from 'valibot'

/** Messages by payload field; nested fields use dots and indexes (`others.1.first_name`). */
export type FieldErrors = Readonly<Record<string, string>>

export type CheckResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly errors: FieldErrors }

/**
 * Runs a step's schema over a payload. The first complaint about each field is the one that is told; a payload
 * that is no object at all has no field to complain about, so its errors are empty.
 */
export function check<Answer>(
  schema: v.GenericSchema<unknown, Answer>,
  payload: unknown,
): CheckResult<Answer> {
  const result = v.safeParse(schema, payload)
  if (result.success) return { ok: true, answer: result.output }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) {
    const field = v.getDotPath(issue)
    if (field) errors[field] ??= issue.message
  }
  return { ok: false, errors }
}

/** The longest text a field takes; no honest answer is longer. */
const most = 200

/**
 * A text that must be there, trimmed: `empty` is told for one left blank, `missing` for one that was not sent
 * or is no text.
 */
export function text(empty: string, missing: string = empty) {
  const rules = v.pipe(
    v.unknown(),
    v.string(missing),
    v.trim(),
    v.minLength(1, empty),
    v.maxLength(most, `Please use at most ${most} characters`),
  )
  return v.optional(rules, null)
}

/**
 * A whole number without a sign, typed as text or sent as one: `empty` is told for one left blank or not sent,
 * `wrong` for anything but digits.
 */
export function whole(empty: string, wrong: string) {
  const rules = v.pipe(
    v.unknown(),
    v.union([v.number(), v.pipe(v.string(), v.trim())], empty),
    v.check(typed => typed !== '', empty),
    v.check(typed => /^\d{1,9}$/.test(String(typed)), wrong),
    v.transform(Number),
  )
  return v.optional(rules, null)
}

/** One of a list of words; `message` is told for anything else, and for nothing. */
export function oneOf<const Word extends string>(words: readonly Word[], message: string) {
  return v.optional(v.pipe(v.unknown(), v.picklist(words, message)), null)
}

interface ListRules {
  readonly most: number
  /** Told for what is no list. */
  readonly missing: string
  /** Told for a list that is too long. */
  readonly long: string
}

/** A list, counted before any of it is looked at: thousands of wrong items earn one complaint, not thousands. */
export function listOf<Item extends v.GenericSchema>(item: Item, { most, missing, long }: ListRules) {
  return v.pipe(v.unknown(), v.array(v.unknown(), missing), v.maxLength(most, long), v.array(item))
}
