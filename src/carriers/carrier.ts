import * as v from 'valibot'
import type { Binding } from '../connectors/binding/binding.ts'
import type { Writing } from '../connectors/connector.ts'
import { textFile } from '../language/text-file.ts'
import type { State } from '../law/jurisdictions.ts'
import { type InsuranceLine, insuranceLines } from '../law/rule.ts'
import type { Day } from '../units/day.ts'
import type { Appointment } from './appointments-json.ts'
import { carrierFacts } from './carrier-facts.ts'
import { questionsPerDay, questionsPerMinute } from './limits-json.ts'

const name = v.pipe(v.string(), v.minLength(3))
/** What visitors read about it. */
const sentence = textFile(name)

const badge = v.strictObject({
  text: sentence,
  /** What the badge means, in a sentence. */
  description: sentence,
})

const insurer = v.strictObject({
  name,
  tagLine: sentence,
  /** Stars, 0 to 5, with one decimal. */
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  reviewCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  reviewUrl: v.optional(v.pipe(v.string(), v.url())),
  badges: v.array(badge),
  /** Cleaned once, when the carrier is loaded. */
  descriptionHtml: sentence,
  /** What else it says on the cards of a line; cleaned as well. */
  lineHtml: v.exactOptional(v.record(v.picklist(insuranceLines), sentence)),
})

const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** A carrier as its `carrier.json` describes it. */
export const identity = v.strictObject({
  /** The name of its folder. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'use lower-case letters, digits and hyphens')),
  /** A fictional carrier, which is shown as one. */
  demo: v.boolean(),
  phone: v.pipe(v.string(), v.regex(/^1-8\d\d-\d{3}-\d{4}$/, 'write a toll-free number like 1-800-555-0123')),
  /** The hours of that number, in a visitor's words. */
  hours: v.exactOptional(
    textFile(
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^[^\n]{3,80}$/, 'write the hours in one line, like "Weekdays 8 am to 8 pm Eastern"'),
      ),
    ),
  ),
  insurer,
  /** Hosts to which we may send a visitor of this carrier, or report a click, with their subdomains. */
  hosts: v.optional(
    v.array(v.pipe(v.string(), v.regex(hostName, 'write a host name like quotes.example.com'))),
    [],
  ),
  /**
   * Where a visitor who wants a price that we computed from its rates continues: an https address on one of its hosts, in which
   * `{quote}` stands for its quote number, and `{language}` for the language of the visitor, `en` or `es`.
   */
  page: v.exactOptional(
    v.pipe(
      v.string(),
      v.check(text => text.includes('{quote}'), 'write {quote} where the quote number goes'),
    ),
  ),
  /** The parameter in which links to its pages carry our quote number, by which it reports a sale. */
  clickId: v.exactOptional(
    v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,39}$/, 'write the name of a parameter like subid')),
  ),
  /** Its prices relative to the market's, if known before it has quoted: estimates start from it. */
  level: v.optional(v.pipe(v.number(), v.minValue(0.2), v.maxValue(5))),
  /** `false`: we never show an estimate under its name. */
  estimates: v.optional(v.boolean()),
  /** How many questions over a wire it may be asked in any minute, across all visitors. */
  questionsPerMinute,
  /** How many questions over a wire it may be asked in a day, across all visitors. */
  questionsPerDay,
  /** Dollars that it charges for each question over a wire; counts toward QUESTION_BUDGET. */
  questionCost: v.exactOptional(
    v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2,4}$/, 'write dollars and cents like 0.35')),
  ),
  ...carrierFacts,
})

/** A carrier's discount for insuring both a car and a home with it. */
export interface BundleDiscount {
  /** Where it gives the discount. */
  readonly states: readonly State[]
  /** Percent off the premium before fees and surcharges, by line. */
  readonly off: Readonly<Partial<Record<InsuranceLine, number>>>
}

/** A carrier, and how to reach each of its lines. */
export interface CarrierFile extends v.InferOutput<typeof identity> {
  /** Where it turns orders into policies, and for which lines; absent if its visitors buy elsewhere. */
  readonly binds?: Binding
  readonly bundle?: BundleDiscount
  /** Where and when we may sell for it; absent if its folder does not guard that. */
  readonly appointments?: readonly Appointment[]
  readonly lines: Readonly<Partial<Record<InsuranceLine, Writing>>>
}

/** The company we ask (the carrier), how we show it (the insurer), and how to reach each of its lines. */
export interface Carrier extends Omit<CarrierFile, 'insurer'> {
  /** `logo` is the path at which the service serves `logoFile`. */
  readonly insurer: CarrierFile['insurer'] & { readonly logo: string }
  readonly logoFile: URL
  /** The last days of the site's licenses that have one, by state. */
  readonly licensedUntil?: Readonly<Partial<Record<State, Day>>>
}
