import * as v from 'valibot'
import { insuranceLines } from '../../../law/rule.ts'
import { calledBack } from '../../connector.ts'
import { code, textUpTo } from '../contract-text.ts'
import { dateForm } from '../date-form.ts'

/**
 * How to communicate with a carrier whose JSON is not our contract's: a template to fill with our question, and paths to make our
 * reply from. It is only data; the contract's schemas check what it yields.
 */

const text = v.pipe(v.string(), v.nonEmpty('no empty text'))
const path = v.pipe(
  v.string(),
  v.regex(/^\.?[\w-]+(\.[\w-]+)*$/, 'write a path like quote.premium or offers.0.price'),
)
const pathBelow = v.pipe(
  v.string(),
  v.regex(
    /^\/[\w./{}~-]*$/,
    'write a path below the endpoint that begins with a slash and has no query: its values belong in headers or the body',
  ),
)
/** Of a later request: its query may hold the ticket. */
const pathOfStep = v.pipe(
  v.string(),
  v.regex(/^\/[\w./{}~?=&-]*$/, 'write a path below the endpoint that begins with a slash'),
)
/** A later request about the same question: a POST with a body of its own. */
const step = v.strictObject({ path: pathOfStep, body: v.unknown() })
export type StepMap = v.InferOutput<typeof step>
const scalar = v.union(
  [v.string(), v.number(), v.boolean(), v.null()],
  'not a text, number, true, false or null',
)
export type Scalar = v.InferOutput<typeof scalar>
const header = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/i, 'write the name of a header'))

const auth = v.variant('style', [
  /** As in our contract: X-Key-Id, X-Timestamp, X-Signature. */
  v.strictObject({ style: v.literal('signature') }),
  v.strictObject({ style: v.literal('bearer') }),
  v.strictObject({ style: v.literal('api key'), header, idHeader: v.optional(header) }),
])

const date = v.pipe(v.string(), v.regex(dateForm, 'write a form like MM/DD/YYYY or YYYY-MM-DDTHH:mm:ssZ'))
const expression = v.pipe(v.string(), v.maxLength(200), v.check(isExpression, 'not a regular expression'))

function isExpression(text: string): boolean {
  try {
    return text !== '' && new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** The carrier's words for true and false. */
const yesAndNo = { yes: v.optional(scalar), no: v.optional(scalar) }

/** The directives of a template, each a member whose name begins with a dollar sign. */
export const directives = {
  $from: v.strictObject({
    $from: text,
    /** A part of a text: the first group of this expression, or everything it matches. */
    match: v.optional(expression),
    table: v.optional(text),
    date: v.optional(date),
    as: v.optional(v.picklist(['number', 'text', 'cents', 'cents text'])),
    /** Added to a number: the first member of a list is 0 here, and often 1 there. */
    plus: v.optional(v.number()),
    ...yesAndNo,
    otherwise: v.optional(scalar),
  }),
  $each: v.strictObject({ $each: text, item: v.unknown() }),
  $text: v.strictObject({ $text: text }),
  $has: v.strictObject({ $has: text, value: text, ...yesAndNo }),
  $count: v.strictObject({ $count: text }),
  /** A new id for each question, as a UUID. Within one question equal names have equal ids. */
  $newId: v.strictObject({ $newId: text }),
}
export type From = v.InferOutput<(typeof directives)['$from']>

/** A constant, or the value at a path of the reply. */
const value = v.union(
  [
    scalar,
    v.strictObject({
      path,
      table: v.optional(text),
      date: v.optional(date),
      otherwise: v.optional(scalar),
    }),
    v.strictObject({ text }),
  ],
  'not a value: give a constant, or path with table, date and otherwise, or text',
)
export type Value = v.InferOutput<typeof value>

const money = v.strictObject({
  path,
  unit: v.picklist(['dollars', 'cents']),
  otherwise: v.optional(v.string()),
})
export type MoneyAt = v.InferOutput<typeof money>

const condition = v.union(
  [
    v.strictObject({ path, is: v.pipe(v.array(scalar), v.nonEmpty()) }),
    v.strictObject({ path, present: v.boolean() }),
    v.strictObject({
      http: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))), v.nonEmpty()),
    }),
  ],
  'not a condition: give path and is, path and present, or http',
)
export type Condition = v.InferOutput<typeof condition>

const amounts = v.optional(v.array(v.strictObject({ id: code, label: text, ...money.entries })), [])

/** The products that one reply offers: the members of a list that fit a condition. A path with a leading dot is the member's. */
const products = v.strictObject({
  each: path,
  list: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/, 'use lower-case letters, digits and hyphens')),
        /** Follows the insurer's name on the card. */
        name: textUpTo(40),
        when: v.pipe(v.array(condition), v.nonEmpty()),
      }),
    ),
    v.nonEmpty(),
    v.maxLength(12),
  ),
})

const quoted = v.strictObject({
  /** Absent for a carrier with one product: then the reply is one offer. */
  products: v.optional(products),
  /** The price of the term without the fees and surcharges below. */
  premium: money,
  term: value,
  fees: amounts,
  surcharges: amounts,
  /** Checked against the sum of the three. */
  total: v.optional(money),
  /** Payments for a card that shows the month. */
  payPlan: v.optional(v.strictObject({ count: value, first: money, each: money })),
  /** USD when absent. */
  currency: v.optional(value),
  quoteNumber: v.optional(value),
  /** A day, or a time that begins with one. */
  expiresAt: v.optional(value),
  /** How long a price without a last day is valid; when absent, nothing is promised. */
  validDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))),
  estimated: v.optional(v.union([v.boolean(), v.array(condition)]), false),
  /** Every plan of this carrier covers less than the line usually does. */
  narrow: v.optional(v.boolean(), false),
  coverageText: v.optional(value),
  coverages: v.optional(v.strictObject({ each: path, label: value, value })),
  /** Amounts of cover that the reply names: where one differs from what was asked for, the card shows it. */
  covers: v.optional(v.array(v.strictObject({ label: textUpTo(60), asked: text, ...money.entries })), []),
  notes: v.optional(v.array(value), []),
  bridgeUrl: v.optional(value),
})
export type QuotedMap = v.InferOutput<typeof quoted>

const when = v.optional(v.array(condition), [])

const outcomes = {
  quoted: v.strictObject({ when, quoted }),
  referred: v.strictObject({
    when,
    referred: v.strictObject({
      message: value,
      quoteNumber: v.optional(value),
      phone: v.optional(value),
      premium: v.optional(money),
      term: v.optional(value),
      currency: v.optional(value),
    }),
  }),
  declined: v.strictObject({
    when,
    declined: v.strictObject({
      code: v.optional(value, 'declined'),
      message: value,
      /** Several reasons, which replace the message where the reply has them. */
      reasons: v.optional(v.strictObject({ each: path, text: value })),
      text: v.optional(value),
    }),
  }),
  needs: v.strictObject({ when, needs: v.strictObject({ each: path, path: value, prompt: value }) }),
  pending: v.strictObject({
    when,
    pending: v.strictObject({
      /**
       * Where to ask again: `{ticket}` stands for the ticket, `location` for the reply's Location; a path is requested by GET, a
       * path with a body by POST. `callback`: nowhere, because the carrier delivers its answer.
       */
      poll: v.union(
        [v.literal('location'), v.literal(calledBack), pathOfStep, step],
        'write "location", "callback", a path with {ticket}, or { "path": …, "body": … }',
      ),
      ticket: v.optional(value),
      afterMs: value,
    }),
  }),
  /** The carrier has completed one step of the question and wants the next one at once. */
  next: v.strictObject({ when, next: v.strictObject({ ...step.entries, ticket: value }) }),
  failed: v.strictObject({
    when,
    failed: v.strictObject({
      cause: v.picklist(['http', 'auth', 'quota', 'maintenance', 'internal']),
      retryable: v.optional(v.boolean(), false),
    }),
  }),
}

/** Selected by its one word, so that a message names a mistake at its path. */
const outcome = v.lazy(input => {
  // The keys of the record are the words.
  const words = Object.keys(outcomes) as (keyof typeof outcomes)[]
  const word = words.find(one => typeof input === 'object' && input !== null && Object.hasOwn(input, one))
  return word ? outcomes[word] : v.never(`give when, and one of ${words.join(', ')}`)
})
export type OutcomeMap = v.InferOutput<typeof outcome>

export const mapping = v.strictObject({
  /** The lines whose questions it translates. */
  lines: v.pipe(v.array(v.picklist(insuranceLines)), v.nonEmpty()),
  request: v.strictObject({
    path: pathBelow,
    /** Absent where the carrier's `access` alone identifies us. */
    auth: v.exactOptional(auth),
    headers: v.optional(v.record(header, textUpTo(200)), {}),
    /** The carrier treats a repeated Idempotency-Key as one question. */
    repeatSafe: v.optional(v.boolean(), false),
    body: v.unknown(),
    /** Members of the body without which the carrier refuses a question; `drivers.*.license` for each member of a list. */
    required: v.optional(
      v.array(v.pipe(v.string(), v.regex(/^[\w-]+(\.([\w-]+|\*))*$/, 'write a path like drivers.*.license'))),
      [],
    ),
  }),
  tables: v.optional(v.record(text, v.record(v.string(), scalar)), {}),
  /** The first outcome whose conditions all apply counts. */
  answer: v.pipe(v.array(outcome), v.nonEmpty()),
})
export type Mapping = v.InferOutput<typeof mapping>
