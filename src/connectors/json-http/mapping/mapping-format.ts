import * as v from 'valibot'
import { insuranceLines } from '../../../law/rule.ts'
import { calledBack } from '../../connector.ts'
import { code, textUpTo } from '../contract-text.ts'
import { type Condition, condition } from './condition.ts'
import { type Operation, operations, type Rounding } from './exact.ts'
import { directives } from './template-format.ts'
import { date, path, paths, rounding, type Scalar, scalar, text } from './words.ts'

/**
 * How to communicate with a carrier whose JSON is not our contract's: a template to fill with our question, and paths to make our
 * reply from. It is only data; the contract's schemas check what it yields.
 */

const pathBelow = v.pipe(
  v.string(),
  v.regex(
    /^\/[\w./{}|~-]*$/,
    'write a path below the endpoint that begins with a slash and has no query: its values belong in query, headers or the body',
  ),
)
/** For a later request; its query may hold the ticket. */
const pathOfStep = v.pipe(
  v.string(),
  v.regex(/^\/[\w./{}|~?=&-]*$/, 'write a path below the endpoint that begins with a slash'),
)
/** A later request about the same question: a POST with a body of its own. */
const step = v.strictObject({ path: pathOfStep, body: v.unknown() })
export type StepMap = v.InferOutput<typeof step>
const header = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/i, 'write the name of a header'))

const auth = v.variant('style', [
  /** As in our contract: X-Key-Id, X-Timestamp, X-Signature. */
  v.strictObject({ style: v.literal('signature') }),
  v.strictObject({ style: v.literal('bearer') }),
  v.strictObject({ style: v.literal('api key'), header, idHeader: v.optional(header) }),
])

/** A value outside the body: a text, a secret, or a new id. What texts may name there is in `open-text.ts`. */
const open = v.union(
  [
    v.pipe(v.string(), v.trim(), v.nonEmpty('no empty text'), v.maxLength(200)),
    directives.$secret,
    directives.$newId,
  ],
  'not a text, { "$secret": … } or { "$newId": … }',
)
export type Open = v.InferOutput<typeof open>

/** A constant, or what is at a path of the reply. */
export type Value =
  | Scalar
  | {
      readonly path: string | readonly string[]
      readonly table?: string | undefined
      readonly date?: string | undefined
      readonly otherwise?: Scalar | undefined
    }
  | { readonly text: string }
  | { readonly when: readonly Condition[]; readonly value: Value; readonly otherwise?: Value | undefined }

const conditions = v.pipe(v.array(condition), v.nonEmpty('give at least one condition'))
const when = v.optional(v.array(condition), [])
const value: v.GenericSchema<Value> = v.union(
  [
    scalar,
    v.strictObject({
      path: paths,
      table: v.optional(text),
      date: v.optional(date),
      otherwise: v.optional(scalar),
    }),
    v.strictObject({ text }),
    v.strictObject({
      when: conditions,
      value: v.lazy((): v.GenericSchema<Value> => value),
      otherwise: v.optional(v.lazy((): v.GenericSchema<Value> => value)),
    }),
  ],
  'not a value: give a constant, or path with table, date and otherwise, or text, or when with value and otherwise',
)

/** An amount at a path of the reply, or calculated from others. */
export type MoneyAt =
  | {
      readonly path: string | readonly string[]
      readonly unit: 'dollars' | 'cents'
      readonly otherwise?: string | undefined
    }
  | Calculated

type Calculated = { readonly [One in Operation]: Record<One, Amounts> }[Operation] & Rounding
interface Amounts extends ReadonlyArray<MoneyAt | number> {}

const amountsAt: v.GenericSchema<(MoneyAt | number)[]> = v.pipe(
  v.array(v.union([v.number(), v.lazy((): v.GenericSchema<MoneyAt> => money)])),
  v.minLength(2, 'give two amounts or numbers, at least'),
)
const atPath = {
  path: paths,
  unit: v.picklist(['dollars', 'cents'], 'write dollars or cents'),
  otherwise: v.optional(v.string()),
}
const moneyForms = {
  path: v.strictObject(atPath),
  $plus: v.strictObject({ $plus: amountsAt, ...rounding }),
  $minus: v.strictObject({ $minus: amountsAt, ...rounding }),
  $times: v.strictObject({ $times: amountsAt, ...rounding }),
  $divide: v.strictObject({ $divide: amountsAt, ...rounding }),
}
const money: v.GenericSchema<MoneyAt> = v.lazy((input): v.GenericSchema<MoneyAt> => {
  // The keys of the record are the words.
  const words = Object.keys(moneyForms) as (keyof typeof moneyForms)[]
  const word = words.find(one => typeof input === 'object' && input !== null && Object.hasOwn(input, one))
  return word
    ? moneyForms[word]
    : v.never(`not an amount: give path with unit, or one of ${operations.join(', ')}`)
})

const amounts = v.optional(v.array(v.strictObject({ id: code, label: text, ...atPath })), [])

/** The products that one reply offers: the members of a list that fit a condition. A path with a leading dot is the member's. */
const products = v.strictObject({
  each: path,
  list: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/, 'use lower-case letters, digits and hyphens')),
        /** Follows the insurer's name on the card. */
        name: textUpTo(40),
        when: conditions,
      }),
    ),
    v.nonEmpty(),
    v.maxLength(12),
  ),
})

/** What a reply says about each car, to compare with what was asked for it and to show. */
const cars = v.strictObject({
  each: path,
  /** Which car of the question it is, from 1; their order is the question's when absent. */
  number: v.optional(value),
  /** Its part of the premium. */
  premium: v.optional(money),
  /** For damage to the car; a car in the reply without it is not covered for damage. */
  deductible: v.optional(money),
  /** Other amounts; `asked` is a path of a car, or of the question. */
  covers: v.optional(v.array(v.strictObject({ label: textUpTo(60), asked: paths, ...atPath })), []),
})
export type CarsMap = v.InferOutput<typeof cars>

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
  coverages: v.optional(v.strictObject({ each: path, where: when, label: value, value })),
  /** Amounts of cover that the reply names: if one differs from what was asked for, the card shows it. */
  covers: v.optional(v.array(v.strictObject({ label: textUpTo(60), asked: text, ...atPath })), []),
  cars: v.optional(cars),
  notes: v.optional(v.array(value), []),
  bridgeUrl: v.optional(value),
})
export type QuotedMap = v.InferOutput<typeof quoted>

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
      /** Several reasons, which replace the message if the reply has them. */
      reasons: v.optional(v.strictObject({ each: path, where: when, text: value })),
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
    /** Absent if the carrier's `access` alone identifies us. */
    auth: v.exactOptional(auth),
    headers: v.optional(v.record(header, open), {}),
    /** Goes with every request, as `?name=value`. */
    query: v.optional(
      v.record(v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'write the name of a parameter')), open),
      {},
    ),
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
