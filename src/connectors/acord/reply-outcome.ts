import type { Assumption } from '../../risk/assumptions.ts'
import { usualCover } from '../../risk/usual-cover.ts'
import { addDays, type Day, isDay } from '../../units/day.ts'
import type { Period } from '../../units/period.ts'
import { assumedOf, type Rateable } from '../assumed.ts'
import type { CarrierRequest, Declined, Failed, Outcome, Quoted, TermBill } from '../connector.ts'
import { badAnswer } from '../http-status.ts'
import { otherCoverNote } from '../other-cover.ts'
import { isForVisitors, sentenceFor } from '../reply/visitor-text.ts'
import { coverageOf, repliedCovers } from './coverage.ts'
import type { Dialect, Meaning } from './dialect.ts'
import { leftOut } from './left-out.ts'
import { otherCovers } from './other-covers.ts'
import { pricedBy, type ReplyPrice } from './premium.ts'
import type { AcordLine, AcordRisk } from './request.ts'
import { plainText, type ReplyStatus } from './status.ts'
import { anywhere, textAt, type XmlElement } from './xml/xml-read.ts'

export interface ReplySettings {
  readonly carrier: string
  readonly dialect: Dialect
  /** Toll-free number for risks that an underwriter has to look at. */
  readonly phone: string
  /** How long a price without a last day is valid; when absent, nothing is promised. */
  readonly validDays?: number
  /** What this carrier says it does not price by; every other assumption may change its prices. */
  readonly notRated?: readonly Rateable[]
}

/** The context for reading the reply to a question. */
export interface Reading {
  readonly settings: ReplySettings
  readonly request: CarrierRequest
  readonly risk: AcordRisk
}

/** A message with its status and texts. */
export interface ReplyMessage {
  readonly message: XmlElement
  readonly replyStatus: ReplyStatus
}

const usualTerms: Readonly<Record<AcordLine, Period>> = {
  auto: '6 months',
  homeowner: 'year',
  renters: 'year',
}

/** Tenants see a monthly price, others one for the term. */
export function priceOf({ risk: { line }, settings: { dialect } }: Reading, message: XmlElement): ReplyPrice {
  return pricedBy({ message, dialect, term: usualTerms[line], byMonth: line === 'renters' })
}

interface Understood extends ReplyMessage {
  readonly meaning: Meaning
}

/** The outcome of a message with a certain meaning. */
export function byMeaning(reading: Reading, { message, replyStatus, meaning }: Understood): Outcome {
  const [first] = replyStatus.texts
  switch (meaning) {
    case 'decline':
      return {
        kind: 'declined',
        code: replyStatus.code ?? 'declined',
        ...declinedBy(replyStatus.texts),
      }
    case 'refer':
      return referred(reading, { message, replyStatus })
    case 'needs':
      return replyStatus.fields.length > 0
        ? { kind: 'needs', fields: replyStatus.fields }
        : badAnswer('needs, but not what')
    case 'unavailable':
      return { kind: 'unavailable', message: sentenceFor(first, 'gone.unavailable') }
    default:
      return failed(meaning, replyStatus.code ?? 'in words')
  }
}

/** The reasons for a decline that visitors may read: the first one, and all that the carrier adds to it. */
function declinedBy(texts: readonly string[]): Pick<Declined, 'message' | 'text'> {
  const [first, ...others] = texts.filter(isForVisitors)
  return {
    message: sentenceFor(first, 'gone.decline'),
    ...(others.length > 0 ? { text: { text: others.join(' ') } } : {}),
  }
}

/** A failure that the carrier itself reports; only maintenance and exceeded limits are temporary. */
export function failed(meaning: 'auth' | 'quota' | 'maintenance' | 'technical', detail: string): Failed {
  return {
    kind: 'failed',
    cause: meaning === 'technical' ? 'http' : meaning,
    retryable: meaning === 'quota' || meaning === 'maintenance',
    detail,
  }
}

function referred(reading: Reading, { message, replyStatus }: ReplyMessage): Outcome {
  const priced = priceOf(reading, message)
  return {
    kind: 'referred',
    phone: reading.settings.phone,
    ...numberOf(message),
    message: sentenceFor(replyStatus.texts.filter(isForVisitors).join(' '), 'gone.call'),
    ...(priced.kind === 'billed' ? paidBy(priced.bill) : {}),
  }
}

interface Billed extends ReplyMessage {
  readonly bill: TermBill
}

/** The outcome of a message with a bill. */
export function quoted(reading: Reading, { message, replyStatus, bill }: Billed): Quoted | Failed {
  const { request, risk, settings } = reading
  const { validDays } = settings
  const notRated = new Set<Assumption>(settings.notRated)
  const operatorsDay = validDays === undefined ? undefined : addDays(request.today, validDays)
  const expiresAt = lastDay(message) ?? operatorsDay
  if (expiresAt !== undefined && expiresAt < request.today) return badAnswer('a price that has expired')
  const bridgeUrl = bridgeIn(message)
  const covers = repliedCovers(message)
  const without = leftOut(request.risk, covers)
  return {
    kind: 'quoted',
    source: 'carrier',
    ...paidBy(bill),
    bill,
    // We don't know its rates: every assumption may change them, except those the carrier says it does not price by.
    ...assumedOf(risk.assumed.filter(one => !notRated.has(one))),
    coverage: { parts: coverageOf(without?.risk ?? risk, covers, risk) },
    ...(without ? { narrow: true, unrated: without.covers } : {}),
    notes: [
      ...(without ? [{ key: 'note.unratedCovers', values: { covers: without.covers } } as const] : []),
      ...(isRoofUnsaid(risk) ? [{ key: 'note.roofUnsaid' } as const] : []),
      ...otherCovers(risk, covers).map(otherCoverNote),
      ...replyStatus.texts.filter(isForVisitors).map(text => ({ text })),
    ],
    ...numberOf(message),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(bridgeUrl === undefined ? {} : { bridgeUrl }),
  }
}

/** The buyer chose to be paid less for the roof, and a reply cannot say whether its price reflects that. */
function isRoofUnsaid(risk: AcordRisk): boolean {
  return risk.line === 'homeowner' && risk.home.roofSettlement !== usualCover.homeowner.roofSettlement
}

/** What the visitor pays each period. */
function paidBy({ installments, term, total }: TermBill): Pick<Quoted, 'premium' | 'period'> {
  return installments ? { premium: installments.each, period: 'month' } : { premium: total, period: term }
}

/** The carrier's own number; we invent none for it. */
function numberOf(message: XmlElement): Pick<Quoted, 'quoteNumber'> {
  const quoteNumber = numberIn(message)
  return quoteNumber === undefined ? {} : { quoteNumber }
}

/** The carrier's own number for its quote, which some give as the future policy's. */
export function numberIn(message: XmlElement): string | undefined {
  const number = numberPaths.map(path => textAt(message, path)).find(text => text !== undefined)
  return number === undefined ? undefined : plainText(number).slice(0, 64)
}

const numberPaths = [
  'PersPolicy/QuoteInfo/CompanysQuoteNumber',
  'PolicySummaryInfo/PolicyNumber',
  'PersPolicy/PolicyNumber',
]

function lastDay(message: XmlElement): Day | undefined {
  const day = textAt(message, 'PersPolicy/QuoteInfo/QuoteExpirationDt')?.slice(0, 10)
  return isDay(day) ? day : undefined
}

/** The address at which a hub continues with the visitor: https, or none. */
function bridgeIn(message: XmlElement): string | undefined {
  const url = anywhere(message, 'ConsumerURL')[0]?.text ?? ''
  return url.length <= 2_000 && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : undefined
}
