import * as v from 'valibot'
import { type Call, quoteId } from './call.ts'

/** The closed list of what the page may report, each with only the listed fields. */
export const actions = [
  'information_disclosure',
  'email_switch_click',
  'quote_start',
  'generate_lead',
  'quotes_load',
  'quote_click',
  'ad_click',
  'part_broken',
] as const

/** The parts of the page that are reported when they break, apart from its questions: `step/` and their kind. */
export const brokenPlaces = ['card', 'results', 'article', 'not-found', 'trouble'] as const

/** The errors that such a report names: those of the language and of browsers. Any other is `unknown`. */
export const errorNames = [
  ...['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError', 'EvalError'],
  ...['AggregateError', 'InternalError', 'AbortError', 'DataCloneError', 'HierarchyRequestError'],
  ...['InvalidAccessError', 'InvalidCharacterError', 'InvalidStateError', 'NetworkError', 'NotAllowedError'],
  ...['NotFoundError', 'NotSupportedError', 'QuotaExceededError', 'SecurityError', 'TimeoutError'],
] as const

export const ask = v.object({
  action: v.picklist(actions),
  /** The quote that the page is about: each event counts once for it. */
  quote_id: v.optional(quoteId),
  data: v.optional(
    v.object({
      insurance_type: v.optional(v.pipe(v.string(), v.maxLength(20))),
      offers: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200))),
      carrier: v.optional(v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z0-9.-]+$/))),
      position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200))),
      on: v.optional(v.boolean()),
      /** A part of the page that failed to render, and the name of the error, never its message. */
      place: v.optional(v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z-]+(?:\/[a-z-]+)?$/))),
      error: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/))),
    }),
    {},
  ),
})

/** Reports that something happened on the page; it is counted, and nothing about the visitor is stored. */
export const instrument: Call<v.InferOutput<typeof ask>, object> = { path: '/api/v4/instrument', ask }
