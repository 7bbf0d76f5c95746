import * as v from 'valibot'
import { stateCodes } from '../../law/jurisdictions.ts'
import { questionPrefix } from './questions.ts'

/** What a carrier's code or phrase means, whatever status comes with it. */
const meanings = [
  'decline',
  'refer',
  'needs',
  'unavailable',
  'auth',
  'quota',
  'maintenance',
  'technical',
] as const

export type Meaning = (typeof meanings)[number]

const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80))
const words = v.array(word)
const meaning = v.picklist(meanings)

const client = v.strictObject({
  org: v.optional(word, 'Quotes'),
  name: v.optional(word, 'Wizard'),
  version: v.optional(word, '1.0'),
  /** SPName next to the login; the org when absent. */
  servicePartner: v.optional(word),
  /** The prefix of our own questions' codes. */
  questionPrefix: v.optional(word, questionPrefix),
})

/** The agency, by the codes that the carrier has given it. */
const producer = v.strictObject({
  agencyId: v.optional(word),
  contractNumber: v.optional(word),
  subCode: v.optional(word),
  role: v.optional(word, 'Agency'),
  name: v.optional(word),
  phone: v.optional(word),
  email: v.optional(v.pipe(word, v.email())),
})

/** Codes that differ in a state. */
const codesOfState = v.strictObject({
  agencyId: v.optional(word),
  contractNumber: v.optional(word),
  subCode: v.optional(word),
})

/** An element that this carrier always wants: below the message, or below SignonRq if its path begins with that. */
const constantElement = v.strictObject({
  at: v.pipe(v.string(), v.regex(/^\w+(\/\w+)*$/, 'write a path like Producer/ProducerInfo')),
  name: v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]*$/, 'write the name of an element')),
  text: word,
  /** The sibling that it goes before; at the end when absent. */
  before: v.optional(word),
})

/** A product of a reply with several quotes, by the text at a path of its message. */
const product = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/, 'use lower-case letters, digits and hyphens')),
  name: v.pipe(word, v.maxLength(40)),
  at: v.pipe(v.string(), v.regex(/^\w+(\/\w+)*$/, 'write a path like PersPolicy/CompanyProductCd')),
  is: v.pipe(words, v.nonEmpty()),
})

/** How a carrier words its limits and terms. */
const units = v.strictObject({
  months: v.optional(word, 'MON'),
  miles: v.optional(word, 'Miles'),
  years: v.optional(word, 'ANN'),
  squareFeet: v.optional(word, 'SquareFeet'),
  perPerson: v.optional(word, 'PerPerson'),
  perAccident: v.optional(word, 'PerAcc'),
  propertyDamage: v.optional(word, 'PropDam'),
})

/** What each MsgStatusCd means unless a code or a phrase says more; case does not matter. */
const statuses = v.strictObject({
  success: v.optional(words, ['Success', 'SuccessWithInfo', 'SuccessWithChanges']),
  rejected: v.optional(words, ['Rejected']),
  error: v.optional(words, ['Error', 'DataError', 'DataInvalid', 'General Failure']),
  signedOff: v.optional(words, ['Login_Error']),
  pending: v.optional(words, ['ResultPendingPickup', 'ResultPendingOutOfBand']),
})

/** Where a total may be found; the first place that has one counts. */
const totals = v.array(v.picklist(['FullTermAmt', 'CurrentTermAmt', 'Coverage', 'PaymentPlan']))

/** Meanings of MsgErrorCd, ExtendedStatusCd and PolicyStatusCd, by code; case does not matter. */
const usualCodes: Readonly<Record<string, Meaning>> = {
  DECLINE: 'decline',
  Declined: 'decline',
  REFER: 'refer',
  Referred: 'refer',
  MISSING: 'needs',
  UNAVAILABLE: 'unavailable',
  MAINTENANCE: 'maintenance',
  ERROR: 'technical',
}

/** Phrases in lower case. Those that indicate a broken service come before those that indicate an ineligible risk. */
const usualPhrases: readonly (readonly [string, Meaning])[] = [
  ['maintenance', 'maintenance'],
  ['temporarily unavailable', 'maintenance'],
  ['try again later', 'maintenance'],
  ['too many requests', 'quota'],
  ['not authenticated', 'auth'],
  ['not authorized', 'auth'],
  ['login failed', 'auth'],
  ['invalid password', 'auth'],
  ['invalid producer', 'auth'],
  ['internal error', 'technical'],
  ['system error', 'technical'],
  ['unexpected error', 'technical'],
  ['unhandled exception', 'technical'],
  ['schema', 'technical'],
  ['timed out', 'technical'],
  ['unable to process', 'technical'],
  ['could not be processed', 'technical'],
  ['underwriting review', 'refer'],
  ['underwriter review', 'refer'],
  ['underwriter approval', 'refer'],
  ['refer to underwriting', 'refer'],
  ['referred to underwriting', 'refer'],
  ['contact underwriting', 'refer'],
  ['does not write', 'unavailable'],
  ['not available in this state', 'unavailable'],
  ['ineligible', 'decline'],
  ['not eligible', 'decline'],
  ['unacceptable', 'decline'],
  ['does not meet', 'decline'],
  ['declined', 'decline'],
  ['not insurable', 'decline'],
  ['is required', 'needs'],
  ['must be provided', 'needs'],
]

const phrase = v.strictObject({
  /** Found anywhere in a text; case does not matter. */
  says: word,
  means: meaning,
})

/** How one carrier uses ACORD: a JSON document in which everything has a default. */
export const dialectFile = v.strictObject({
  /** Namespace of the document; `null` if the carrier wants none, as most do. */
  namespace: v.optional(v.nullable(v.pipe(v.string(), v.url())), null),
  wrap: v.optional(v.picklist(['bare', 'soap']), 'bare'),
  /** The SOAPAction header, if the document is wrapped. */
  soapAction: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]*$/)), ''),
  /** Below the carrier's endpoint. */
  path: v.optional(v.pipe(v.string(), v.regex(/^\/[\w./-]*$/, 'begin with a slash')), '/acord'),
  client: v.optional(client, {}),
  producer: v.optional(producer, {}),
  /** Codes of the producer that differ by state. */
  states: v.optional(v.record(v.picklist(stateCodes), codesOfState), {}),
  /** The company that will write the policy: its NAIC number, and the carrier's own code for it. */
  company: v.optional(v.strictObject({ naic: v.optional(word), code: v.optional(word) }), {}),
  /** PaymentPlanCd of the plan to price; none is sent when absent. */
  paymentPlan: v.optional(word),
  elements: v.optional(v.array(constantElement), []),
  headers: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/i, 'write the name of a header')), word),
    {},
  ),
  /** For a reply that contains several quotes: those to show, the usual one first. */
  products: v.optional(v.array(product), []),
  units: v.optional(units, {}),
  /** How limits and deductibles are written. */
  amounts: v.optional(v.picklist(['FormatInteger', 'FormatCurrencyAmt']), 'FormatInteger'),
  statuses: v.optional(statuses, {}),
  /** StatusCd of the sign-on that reports wrong credentials. */
  signonRefused: v.optional(words, ['1740', '1760']),
  /** In addition to the usual ones; for a code that is in both, this meaning counts. */
  codes: v.optional(v.record(word, meaning), {}),
  /** They come before the usual ones. */
  phrases: v.optional(v.array(phrase), []),
  totals: v.optional(totals, ['FullTermAmt', 'CurrentTermAmt', 'Coverage', 'PaymentPlan']),
  /** Coverage rows of the policy that are fees, or charges that the state adds. */
  feeCodes: v.optional(words, ['FEE', 'POLFEE', 'POLCYFEE']),
  surchargeCodes: v.optional(words, ['SURCH', 'TAX', 'STSURCH']),
  /** PaymentPlanCd of twelve payments a year. */
  monthlyPlans: v.optional(words, ['MO', 'MONTHLY', '12PAY']),
  /** How soon to ask for a pending answer. */
  pollAfterMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2_000), v.maxValue(30_000)), 2_000),
})

export type DialectFile = v.InferInput<typeof dialectFile>

/** A dialect as the connector uses it: codes in lower case, phrases in order, the usual ones included. */
export interface Dialect
  extends Omit<
    v.InferOutput<typeof dialectFile>,
    'codes' | 'phrases' | 'client' | 'producer' | 'units' | 'statuses'
  > {
  readonly client: v.InferOutput<typeof client>
  readonly producer: v.InferOutput<typeof producer>
  readonly units: v.InferOutput<typeof units>
  readonly statuses: v.InferOutput<typeof statuses>
  readonly codes: ReadonlyMap<string, Meaning>
  readonly phrases: readonly (readonly [string, Meaning])[]
}

/** A dialect with its defaults filled in. Throws a ValiError for an invalid document. */
export function dialectOf(file: DialectFile = {}): Dialect {
  const { codes, phrases, ...rest } = v.parse(dialectFile, file)
  const small = (text: string) => text.toLowerCase()
  return {
    ...rest,
    codes: new Map(Object.entries({ ...usualCodes, ...codes }).map(([code, means]) => [small(code), means])),
    phrases: [...phrases.map(({ says, means }) => [small(says), means] as const), ...usualPhrases],
  }
}
