import { carrierRequest } from '../../../connectors/carrier-request.ts'
import type { QuoteRequest, WireConnector, WireRequest } from '../../../connectors/connector.ts'
import { endpointIn } from '../../../connectors/endpoint.ts'
import type { Details } from '../../../connectors/needs/details.ts'
import { idempotencyKeyOf } from '../../asking/what-to-ask.ts'
import type { OfferHistory } from '../../store/carriers/offer-store.ts'
import { masked, maskedRisk } from './mask.ts'
import { indented, section, table } from './table.ts'

/** A request, with what the visitor gave this carrier beyond the answers. */
export interface ExplainedRequest extends QuoteRequest {
  readonly details?: Details
}

interface Exchange {
  readonly carrier: string
  readonly connector: WireConnector
  readonly request: ExplainedRequest
  readonly history: OfferHistory
}

/** The calls made to a carrier, and the question as we send it, without the person and without credentials. */
export function exchangeText(exchange: Exchange): string {
  const { connector, request, history } = exchange
  const { calls, attempts, deadline } = history
  const rows = calls.map(({ at, ms, ended, key }) => [at, `${ms}`, String(ended), key])
  const none =
    attempts === 0
      ? "None yet. The carrier hasn't been called."
      : 'None. Either the carrier had already answered the same question that day (for this quote, or with a price it shares), or its breaker was open, or the process that called it died.'
  const { deadlineMs, repeatSafe, atOnce } = connector.terms
  return [
    section(
      'Calls',
      calls.length > 0 ? table(['started', 'ms', 'result', 'idempotency key'], rows) : none,
      `Attempts: ${attempts}. The window for an answer closes at ${deadline?.toISOString() ?? 'no set time'}.`,
      `Endpoint: ${endpointIn(connector.endpoint, request.risk.state)}. Deadline: ${deadlineMs} ms. At most ${atOnce} calls at a time, ${repeatSafe ? 'safe to retry' : 'never retried once sent, unless the carrier puts it off'}.`,
    ),
    section('Request, with the reference and the person masked', questionText(exchange)),
  ].join('')
}

function questionText({ carrier, connector, request, history }: Exchange): string {
  const first = history.calls[0]
  const question = connector.ask(
    {
      ...carrierRequest({ ...request, reference: masked, risk: maskedRisk(request.risk) }),
      ...(request.details ? { details: maskedDetails(request.details) } : {}),
    },
    {
      idempotencyKey: first?.key ?? idempotencyKeyOf({ carrier, request: carrierRequest(request) }),
      at: first ? new Date(first.at) : new Date(0),
      disclosed: request.today,
      // Explaining reads no secret.
      secret: name => `${masked} (${name})`,
    },
  )
  return indented(written(question))
}

/** That something was given, and not what. */
function maskedDetails(details: Details): Details {
  // The same members, each with another value.
  return JSON.parse(JSON.stringify(details), (_, value) =>
    typeof value === 'object' ? value : masked,
  ) as Details
}

/** Headers that do not identify anybody. */
const open = new Set(['accept', 'content-type', 'idempotency-key', 'soapaction'])

function written({ method, path, headers, body }: WireRequest): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `${name}: ${open.has(name.toLowerCase()) ? value : masked}`,
  )
  return [`${method} ${path.split('?', 1)[0]}`, ...lines, '', pretty(body)].join('\n')
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return prettyXml(body)
  }
}

/** One element per line, each below its parent. */
function prettyXml(body: string): string {
  let depth = 0
  return body
    .replace(/></g, '>\n<')
    .split('\n')
    .map(line => {
      if (line.startsWith('</')) depth -= 1
      const placed = `${'  '.repeat(Math.max(depth, 0))}${line}`
      if (/^<\w[^>]*[^/]?>$/.test(line) && !line.endsWith('/>')) depth += 1
      return placed
    })
    .join('\n')
}
