import * as v from 'valibot'
import type { Writing } from '../connectors/connector.ts'
import { stateCodes } from '../law/jurisdictions.ts'
import { insuranceLines } from '../law/rule.ts'

const sentence = v.pipe(v.string(), v.minLength(3))

const badge = v.strictObject({
  text: sentence,
  /** What the badge means, in a sentence. */
  description: sentence,
})

const insurer = v.strictObject({
  name: sentence,
  tagLine: sentence,
  /** Stars, 0 to 5, with one decimal. */
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  reviewCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  reviewUrl: v.optional(v.pipe(v.string(), v.url())),
  badges: v.array(badge),
  /** Cleaned when the carrier is loaded, and never again. */
  descriptionHtml: sentence,
})

const writing = v.custom<Writing>(isWriting, 'give what a connector returns: states and connector')

const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** What a carrier's file exports as its default. */
export const carrierFile = v.strictObject({
  /** The name of its folder. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'use lower-case letters, digits and hyphens')),
  /** A fictional carrier, and shown as one. */
  demo: v.boolean(),
  phone: v.pipe(v.string(), v.regex(/^1-8\d\d-\d{3}-\d{4}$/, 'write a toll-free number like 1-800-555-0123')),
  insurer,
  /** Where a visitor may be sent for this carrier, and what it may tell of a click: these hosts and their subdomains. */
  hosts: v.optional(
    v.array(v.pipe(v.string(), v.regex(hostName, 'write a host name like quotes.example.com'))),
    [],
  ),
  /** Its prices over the market's, as far as that is known before it has quoted: estimates begin with it. */
  level: v.optional(v.pipe(v.number(), v.minValue(0.2), v.maxValue(5))),
  /** `false`: no price of ours ever stands in under its name. */
  estimates: v.optional(v.boolean()),
  lines: v.pipe(
    v.record(v.picklist(insuranceLines), writing),
    v.check(lines => Object.keys(lines).length > 0, 'name at least one line'),
  ),
})

export type CarrierFile = v.InferInput<typeof carrierFile>

/** Who is asked (the carrier), how it is shown (the insurer), and how each of its lines is reached. */
export interface Carrier extends Omit<v.InferOutput<typeof carrierFile>, 'insurer'> {
  /** `logo` is the path at which the service hands out `logoFile`. */
  readonly insurer: CarrierFile['insurer'] & { readonly logo: string }
  readonly logoFile: URL
}

function isWriting(given: unknown): boolean {
  const shape = v.object({
    states: v.pipe(v.array(v.picklist(stateCodes)), v.nonEmpty()),
    connector: connectorShape,
  })
  return v.is(shape, given)
}

const connectorShape = v.variant('via', [
  v.object({ via: v.literal('process'), rate: v.function() }),
  v.object({
    via: v.literal('wire'),
    endpoint: v.string(),
    secrets: v.array(v.string()),
    terms: v.object({ deadlineMs: v.number(), repeatSafe: v.boolean(), atOnce: v.number() }),
    ask: v.function(),
    poll: v.function(),
    read: v.function(),
  }),
  v.object({
    via: v.literal('ads'),
    endpoint: v.string(),
    secrets: v.array(v.string()),
    terms: v.object({ deadlineMs: v.number() }),
    ask: v.function(),
    read: v.function(),
  }),
])
