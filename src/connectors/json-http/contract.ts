import * as v from 'valibot'
import { choosableCovers } from '../../risk/coverage/choosable-covers.ts'
import { periods } from '../../units/period.ts'
import { ownKinds } from '../needs/need.ts'
import { decimalPlaces, moneyOf } from '../reply/money.ts'
import { code, count, day, textUpTo } from './contract-text.ts'

export { type Question, question } from './contract-risk.ts'

/** The replies of the carrier contract (docs/carriers/json.md), used on both sides of the wire. */

/** Where a carrier takes questions, below its endpoint. */
export const quotesPath = '/v1/quotes'

/** Dollars as decimal text, above zero and at most a million. */
const price = v.pipe(v.string(), v.check(isPrice, 'dollars as decimal text, like "612.40"'))
/** Dollars as decimal text; a fee may be zero. */
const amount = v.pipe(v.string(), v.check(isAmount, 'dollars as decimal text, like "12.00"'))

function isPrice(text: string): boolean {
  const money = moneyOf(text)
  return money !== null && Number(money) > 0
}

function isAmount(text: string): boolean {
  return decimalPlaces(text) <= 2 && moneyOf(text) !== null
}

const period = v.picklist(periods)
const usd = v.literal('USD', 'prices are in USD')
const quoteNumber = textUpTo(64)
const sentence = textUpTo(500)
const httpsUrl = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check(text => URL.canParse(text) && new URL(text).protocol === 'https:', 'an https address'),
)
/** A phone number in any area, except those of premium-rate services. */
const phoneNumber = v.pipe(
  v.string(),
  v.regex(/^1-(?!900|976)\d{3}-(?!976)\d{3}-\d{4}$/, 'a number like 1-800-555-0123'),
)

const billLine = v.object({ id: code, label: textUpTo(60), amount })
/** A line of a bill on the wire. */
export type RepliedLine = v.InferOutput<typeof billLine>

const bill = v.object({
  term: period,
  /** Without fees and surcharges. */
  premium: price,
  fees: v.optional(v.pipe(v.array(billLine), v.maxLength(20)), []),
  surcharges: v.optional(v.pipe(v.array(billLine), v.maxLength(20)), []),
  /** The sum of the three. */
  total: price,
  /** When the visitor pays in installments: the first, then each of the others. */
  installments: v.optional(
    v.object({
      count: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(24)),
      first: price,
      each: price,
    }),
  ),
})

const quoted = v.object({
  status: v.literal('quoted'),
  quoteNumber,
  currency: usd,
  /** Left out if there is nothing to add to the premium. */
  premium: price,
  period,
  /** Left out if there is no more to say than the premium. */
  bill: v.optional(bill),
  /** The price may change once the carrier knows more. */
  estimated: v.optional(v.boolean(), false),
  /** The cover on one line; without it, we take it from `coverages`. */
  coverageText: v.optional(textUpTo(400)),
  coverages: v.optional(
    v.pipe(v.array(v.object({ label: textUpTo(60), value: textUpTo(60) })), v.maxLength(30)),
    [],
  ),
  /** The plan covers less than the line usually does, such as accidents without illness. */
  narrow: v.optional(v.boolean(), false),
  /** The covers whose choice never changes this carrier's price; we say so on the card. */
  unratedCovers: v.optional(v.array(v.picklist(choosableCovers)), []),
  /** Sentences that go with this cover. */
  notes: v.optional(v.pipe(v.array(sentence), v.maxLength(10)), []),
  /** The last day on which the price is valid. */
  expiresAt: day,
  /** Where the visitor goes on to buy. */
  bridgeUrl: v.optional(httpsUrl),
  /** A real discount: the period's price without it, and the reason for it. */
  discount: v.optional(v.object({ original: price, reason: textUpTo(80) })),
})

const otherCover = v.object({ label: textUpTo(60), asked: v.array(v.number()), offered: v.array(v.number()) })

/**
 * What a reply says about one car: its place in the question from 0, its part of the premium, and its deductible; null means no
 * such coverage.
 */
const car = v.object({
  at: count,
  premium: v.exactOptional(price),
  deductible: v.exactOptional(v.nullable(v.number())),
  otherCovers: v.array(otherCover),
})
export type RepliedCar = v.InferOutput<typeof car>

/** A carrier behind a mapping may give neither number nor last day; we invent none. */
const mappedQuoted = v.object({
  ...quoted.entries,
  quoteNumber: v.optional(quoteNumber),
  expiresAt: v.optional(day),
  /** Made by the mapping, in dollars. */
  otherCovers: v.optional(v.array(otherCover)),
  cars: v.optional(v.array(car)),
})
export type QuotedReply = v.InferOutput<typeof mappedQuoted>

const referred = v.object({
  status: v.literal('referred'),
  quoteNumber: v.optional(quoteNumber),
  phone: v.optional(phoneNumber),
  message: sentence,
  currency: v.optional(usd),
  /** A price that a person still has to confirm. */
  premium: v.optional(price),
  /** The period of that price. */
  period: v.optional(period),
})

const declined = v.object({
  status: v.literal('declined'),
  code,
  message: sentence,
  /** What would help. */
  text: v.optional(sentence),
})

const neededField = v.pipe(
  v.object({
    path: textUpTo(120),
    prompt: textUpTo(200),
    kind: v.exactOptional(v.picklist(ownKinds)),
    choices: v.exactOptional(
      v.pipe(
        v.array(v.object({ value: textUpTo(60), label: textUpTo(80) })),
        v.minLength(2),
        v.maxLength(30),
      ),
    ),
    required: v.exactOptional(v.boolean()),
  }),
  v.check(({ kind, choices }) => (kind === 'choice') === (choices !== undefined), 'choices go with "choice"'),
)

const needsData = v.object({
  status: v.literal('needs_data'),
  fields: v.pipe(v.array(neededField), v.minLength(1), v.maxLength(20)),
})

/** The body of a 200. Members that it does not name are dropped. */
export const reply = v.variant('status', [quoted, referred, declined, needsData])
export type Reply = v.InferInput<typeof reply>

/** A reply that a mapping made from another shape of JSON. */
export const mappedReply = v.variant('status', [mappedQuoted, referred, declined, needsData])
export type ReadReply = v.InferOutput<typeof mappedReply>

/** The body of a 202; the header Location says where the answer will be. */
export const accepted = v.object({ pollAfterMs: v.pipe(count, v.maxValue(60_000)) })

/** The name of each refusal, by its HTTP status. */
export const refusals = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'not_appointed',
  409: 'idempotency_conflict',
  422: 'unsupported_state_or_line',
  429: 'too_many_requests',
  500: 'internal',
  502: 'bad_gateway',
  503: 'maintenance',
  504: 'timeout',
} as const

/** The body of a refusal. Only the status decides what happens: the rest is for people on both sides. */
export interface Refusal {
  readonly error: (typeof refusals)[keyof typeof refusals]
  /** With a 400: which members are wrong. */
  readonly fields?: readonly { readonly path: string; readonly message: string }[]
}
