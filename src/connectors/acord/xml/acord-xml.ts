import type { State } from '../../../law/jurisdictions.ts'
import type { AskableRisk } from '../../../risk/askable.ts'
import { type Access, settingsOf } from '../../access.ts'
import type { Rateable } from '../../assumed.ts'
import type {
  CarrierRequest,
  Later,
  Outcome,
  Pending,
  Sending,
  WireConnector,
  WireReply,
  WireRequest,
  WireTerms,
  Writing,
} from '../../connector.ts'
import type { Endpoint } from '../../endpoint.ts'
import { quoteNumber } from '../../reply/quote-number.ts'
import { uuidOf } from '../../uuid-of.ts'
import { type Dialect, type DialectFile, dialectOf } from '../dialect.ts'
import { type Credentials, writePoll, writeRequest } from '../envelope.ts'
import { readReply } from '../read-reply.ts'
import type { AcordLine, AskedAcordRisk } from '../request.ts'

export interface AcordXmlSettings extends Partial<WireTerms> {
  readonly carrier: string
  readonly line: AcordLine
  readonly states: readonly State[]
  /** The base address without a trailing slash, or `sandbox`. */
  readonly endpoint: Endpoint
  /** How this carrier's ACORD differs from the usual. */
  readonly dialect?: DialectFile
  /** Names of settings: the login and the password of the contract; absent if it requires none. */
  readonly credentials?: Credentials
  readonly access?: Access
  /** Toll-free number for risks that an underwriter has to look at. */
  readonly phone: string
  /** How long a price without a last day is valid; when absent, nothing is promised. */
  readonly validDays?: number
  /** What this carrier does not price by: a skipped question about it leaves the price confirmed. */
  readonly notRated?: readonly Rateable[]
}

/** A question in ACORD is asked in one step. */
export interface AcordConnector extends WireConnector {
  read(reply: WireReply, request: CarrierRequest): Outcome | Pending
}

export interface AcordWriting extends Writing {
  readonly connector: AcordConnector
}

/** A carrier, or a comparative rater in front of it, that uses ACORD P&C XML. Throws a ValiError for an invalid dialect. */
export function acordXml(settings: AcordXmlSettings): AcordWriting {
  const { states, endpoint, credentials, access, perSecond, shareable } = settings
  const { deadlineMs = 24_000, repeatSafe = false, atOnce = 8 } = settings
  const translated = { ...settings, dialect: dialectOf(settings.dialect) }
  return {
    states,
    connector: {
      via: 'wire',
      endpoint,
      secrets: [
        ...(credentials ? [credentials.user, credentials.password] : []),
        ...(access ? settingsOf(access) : []),
      ],
      ...(access ? { access } : {}),
      terms: {
        ...{ deadlineMs, repeatSafe, atOnce },
        ...(perSecond === undefined ? {} : { perSecond }),
        ...(shareable === undefined ? {} : { shareable }),
      },
      ask: (request, sending) => priceRequest(translated, { request, sending }),
      poll: later => pollRequest(translated, later),
      read: (reply, request) => readOutcome(translated, { reply, request }),
    },
  }
}

type Translated = Omit<AcordXmlSettings, 'dialect'> & { readonly dialect: Dialect }

interface RequestToSend {
  readonly request: CarrierRequest
  readonly sending: Sending
}

function priceRequest(settings: Translated, { request, sending }: RequestToSend): WireRequest {
  const { carrier, line, dialect } = settings
  const { risk, details } = request
  if (!isOf(line, risk)) throw new RangeError(`a connector for ${line} was asked about ${risk.line}`)
  const question = {
    risk,
    requestId: uuidOf(sending.idempotencyKey),
    quoteNumber: quoteNumber(carrier, request.reference),
    at: sending.at,
    disclosed: sending.disclosed,
    dialect,
    ...(details ? { details } : {}),
  }
  return postRequest(dialect, writeRequest({ question, credentials: credentialsOf(settings, sending) }))
}

function pollRequest(settings: Translated, { ticket, sending }: Later): WireRequest {
  const { line, dialect } = settings
  const question = { line, requestId: ticket, at: sending.at, dialect }
  return postRequest(dialect, writePoll({ question, credentials: credentialsOf(settings, sending) }))
}

function postRequest({ path, wrap, soapAction, ...dialect }: Dialect, body: string): WireRequest {
  const headers = { 'content-type': 'text/xml; charset=utf-8', accept: 'text/xml, application/xml' }
  const soap = wrap === 'soap' ? { soapaction: `"${soapAction}"` } : {}
  return { method: 'POST', path, headers: { ...headers, ...soap, ...dialect.headers }, body }
}

interface ReplyToQuestion {
  readonly reply: WireReply
  readonly request: CarrierRequest
}

function readOutcome(settings: Translated, { reply, request }: ReplyToQuestion): Outcome | Pending {
  const { risk } = request
  if (!isOf(settings.line, risk))
    return { kind: 'failed', cause: 'internal', retryable: false, detail: `asked about ${risk.line}` }
  return readReply({ settings, request, risk }, reply)
}

function isOf(line: AcordLine, risk: AskableRisk): risk is AskedAcordRisk {
  return risk.line === line
}

function credentialsOf({ credentials }: Translated, sending: Sending): Credentials | undefined {
  if (!credentials) return undefined
  return { user: sending.secret(credentials.user), password: sending.secret(credentials.password) }
}
