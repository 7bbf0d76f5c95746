import type { Day } from '../../law/rule.ts'
import { addDays } from '../../risk/day.ts'
import { assumedOf } from '../assumed.ts'
import type {
  Failed,
  Outcome,
  Pending,
  Period,
  Quoted,
  QuoteRequest,
  TermBill,
  WireReply,
} from '../connector.ts'
import { badAnswer, failedBy } from '../http-status.ts'
import { quoteNumber } from '../quote-number.ts'
import { coverTextOf, toldCovers } from './cover-text.ts'
import type { Dialect, Meaning } from './dialect.ts'
import { type Priced, pricedBy } from './premium.ts'
import { type AcordLine, type AcordRisk, messages } from './request.ts'
import { plainText, type Said, saidBy } from './status.ts'
import { anywhere, readXml, textAt, type XmlElement, XmlError } from './xml-read.ts'

export interface ReplySettings {
  readonly carrier: string
  readonly dialect: Dialect
  /** Toll-free number for risks that an underwriter has to look at. */
  readonly phone: string
  /** How long a price holds that names no day. */
  readonly validDays: number
}

interface Reading {
  readonly settings: ReplySettings
  readonly request: QuoteRequest
  readonly risk: AcordRisk
}

const asked: Readonly<Record<AcordLine, Period>> = { auto: '6 months', homeowner: 'year', renters: 'year' }

/** What a reply means (domain: ACORD P&C XML). Never throws, and never makes a price where there is none. */
export function readReply(reading: Reading, { status, body }: WireReply): Outcome | Pending {
  if (status < 200 || status > 299) return failedBy(status)
  try {
    return meant(reading, readXml(body))
  } catch (error) {
    if (error instanceof XmlError) return badAnswer(error.message)
    throw error
  }
}

function meant(reading: Reading, root: XmlElement): Outcome | Pending {
  const { dialect } = reading.settings
  const [signon] = anywhere(root, 'SignonRs')
  const signedOn = signon && textAt(signon, 'Status/StatusCd')
  if (signedOn !== undefined && dialect.signonRefused.includes(signedOn))
    return failed('auth', 'sign-on refused')
  const name = `${messages[reading.risk.line]}Rs`
  const message = anywhere(root, name)[0] ?? wrappedAsText(root, name)
  if (message) return outcomeOf(reading, message)
  if (anywhere(root, 'Fault').length > 0) return failed('technical', 'a SOAP fault')
  if (signedOn !== undefined && signedOn !== '0') return failed('technical', 'sign-on failed')
  return badAnswer(`no ${name}`)
}

/** Some hubs send the whole document once more as the text of an element. */
function wrappedAsText(root: XmlElement, name: string): XmlElement | undefined {
  const holder = leaves(root).find(({ text }) => text.startsWith('<') && text.includes('ACORD'))
  return holder && anywhere(readXml(holder.text), name)[0]
}

function leaves(from: XmlElement): readonly XmlElement[] {
  return from.children.length === 0 ? [from] : from.children.flatMap(leaves)
}

/**
 * What a message means. A code of the carrier's table comes before the status beside it, and a phrase before it where
 * the status is not a success with a price: carriers refuse with "Error" and break with "Rejected".
 */
function outcomeOf(reading: Reading, message: XmlElement): Outcome | Pending {
  const said = saidBy(message, reading.settings.dialect)
  switch (said.status) {
    case 'pending':
      return pending(reading, message)
    case 'signedOff':
      return failed('auth', 'login refused')
    case 'success':
    case 'none':
      return succeeded(reading, { message, said })
    case 'rejected':
      return refused(reading, {
        message,
        said,
        unless: said.texts.length > 0 || said.code ? 'decline' : undefined,
      })
    case 'error':
      return refused(reading, { message, said, unless: 'technical' })
    case 'unknown':
      return badAnswer('an unknown MsgStatusCd')
  }
}

function pending({ settings }: Reading, message: XmlElement): Failed | Pending {
  const ticket = textAt(message, 'RqUID')
  if (ticket === undefined || !/^[\w{}-]{1,80}$/.test(ticket)) return badAnswer('pending without a RqUID')
  return { kind: 'pending', pollAfterMs: settings.dialect.pollAfterMs, ticket }
}

interface Found {
  readonly message: XmlElement
  readonly said: Said
}

function succeeded(reading: Reading, { message, said }: Found): Outcome {
  const priced = priceOf(reading, message)
  if (said.byCode) return byMeaning(reading, { message, said, means: said.byCode })
  if (priced.kind === 'bad') return badAnswer(priced.why)
  if (priced.kind === 'billed')
    return said.byPhrase === 'refer'
      ? byMeaning(reading, { message, said, means: 'refer' })
      : quoted(reading, { message, said, bill: priced.bill })
  if (said.byPhrase) return byMeaning(reading, { message, said, means: said.byPhrase })
  // A success without a price is one that an underwriter has to look at, if the carrier says anything about it.
  const isOpen = said.status === 'success' && (said.texts.length > 0 || numberIn(message) !== undefined)
  return isOpen ? byMeaning(reading, { message, said, means: 'refer' }) : badAnswer('no premium')
}

/** Tenants are shown a price by the month, others one for the term (domain: what each card shows). */
function priceOf({ risk: { line }, settings: { dialect } }: Reading, message: XmlElement): Priced {
  return pricedBy({ message, dialect, term: asked[line], byMonth: line === 'renters' })
}

interface Refusal extends Found {
  /** What the status means where no code and no phrase says more. */
  readonly unless: Meaning | undefined
}

function refused(reading: Reading, { message, said, unless }: Refusal): Outcome {
  const means = said.byCode ?? said.byPhrase ?? unless
  return means ? byMeaning(reading, { message, said, means }) : badAnswer('refused without a reason')
}

interface Understood extends Found {
  readonly means: Meaning
}

function byMeaning(reading: Reading, { message, said, means }: Understood): Outcome {
  const [first = '', ...others] = said.texts
  switch (means) {
    case 'decline':
      return {
        kind: 'declined',
        code: said.code ?? 'declined',
        message: first,
        ...(others.length > 0 ? { text: others.join(' ') } : {}),
      }
    case 'refer':
      return referred(reading, { message, said })
    case 'needs':
      return said.fields.length > 0
        ? { kind: 'needs', fields: said.fields }
        : badAnswer('needs, but not what')
    case 'unavailable':
      return { kind: 'unavailable', message: first }
    default:
      return failed(means, said.code ?? 'told in words')
  }
}

/** Trouble that the carrier tells of itself; only its maintenance and its limits pass by themselves. */
function failed(means: 'auth' | 'quota' | 'maintenance' | 'technical', detail: string): Failed {
  return {
    kind: 'failed',
    cause: means === 'technical' ? 'http' : means,
    retryable: means === 'quota' || means === 'maintenance',
    detail,
  }
}

function referred(reading: Reading, { message, said }: Found): Outcome {
  const priced = priceOf(reading, message)
  return {
    kind: 'referred',
    phone: reading.settings.phone,
    quoteNumber: numberOf(reading, message),
    message: said.texts.join(' '),
    ...(priced.kind === 'billed' ? { premium: premiumOf(priced.bill) } : {}),
  }
}

interface Billed extends Found {
  readonly bill: TermBill
}

function quoted(reading: Reading, { message, said, bill }: Billed): Quoted | Failed {
  const { request, risk, settings } = reading
  const expiresAt = lastDay(message) ?? addDays(request.today, settings.validDays)
  if (expiresAt < request.today) return badAnswer('a price that has expired')
  const bridgeUrl = bridgeIn(message)
  return {
    kind: 'quoted',
    source: 'carrier',
    premium: premiumOf(bill),
    period: bill.installments ? 'month' : bill.term,
    bill,
    // Its rates are not known here: every assumption may move them.
    ...assumedOf(risk.assumed),
    coverageText: coverTextOf(risk, toldCovers(message)),
    notes: said.texts,
    quoteNumber: numberOf(reading, message),
    expiresAt,
    ...(bridgeUrl === undefined ? {} : { bridgeUrl }),
  }
}

/** What the visitor pays each period. */
function premiumOf({ installments, total }: TermBill): string {
  return installments?.each ?? total
}

/** The carrier's number, else the one under which it was asked. */
function numberOf({ settings, request }: Reading, message: XmlElement): string {
  return numberIn(message) ?? quoteNumber(settings.carrier, request.reference)
}

function numberIn(message: XmlElement): string | undefined {
  const told = textAt(message, 'PersPolicy/QuoteInfo/CompanysQuoteNumber')
  return told === undefined ? undefined : plainText(told).slice(0, 64)
}

function lastDay(message: XmlElement): Day | undefined {
  const day = textAt(message, 'PersPolicy/QuoteInfo/QuoteExpirationDt')?.slice(0, 10)
  if (day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return undefined
  // Tried on the line before.
  return day as Day
}

/** Where a hub takes the visitor over: an https address, or none. */
function bridgeIn(message: XmlElement): string | undefined {
  const url = anywhere(message, 'ConsumerURL')[0]?.text ?? ''
  return url.length <= 2_000 && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : undefined
}
