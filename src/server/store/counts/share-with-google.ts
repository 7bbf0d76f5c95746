import type { Log } from '../../platform/log.ts'
import { CallFailed } from '../../platform/outgoing/call-failed.ts'
import type { Outgoing } from '../../platform/outgoing/outgoing.ts'

/** The part of an event that may be shared; `visit` is made anew every day from a key that is thrown away. */
export interface EventToShare {
  readonly name: string
  readonly line?: string | undefined
  readonly carrier?: string | undefined
  readonly visit: Buffer
}

interface Settings {
  readonly id: string
  readonly secret: string
  /** The base address of the measurement protocol, without a trailing slash. */
  readonly url: string
}

/** Only these events; nobody outside learns which question was shown to whom. */
const shared: ReadonlySet<string> = new Set([
  'quote_start',
  'generate_lead',
  'quotes_load',
  'quote_click',
  'ad_click',
  'save',
  'share',
  'begin_checkout',
  'purchase',
])

const patienceMs = 5_000

/**
 * Sends events to Google Analytics 4 by its measurement protocol
 * (developers.google.com/analytics/devguides/collection/protocol/ga4): from this server, so without the visitor's address,
 * browser or cookies. A failure is logged and the event lost.
 */
export function shareWithGoogle({ id, secret, url }: Settings, send: Outgoing['send'], log: Log) {
  const query = new URLSearchParams({ measurement_id: id, api_secret: secret })
  return ({ name, line, carrier, visit }: EventToShare): void => {
    if (!shared.has(name)) return
    const params = { ...(line ? { insurance_type: line } : {}), ...(carrier ? { carrier } : {}) }
    const body = {
      client_id: `${visit.readUInt32BE(0)}.${visit.readUInt32BE(4)}`,
      non_personalized_ads: true,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [{ name, params }],
    }
    send({
      carrier: 'google-analytics',
      endpoint: url,
      request: {
        method: 'POST',
        path: `/mp/collect?${query}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      signal: AbortSignal.timeout(patienceMs),
    }).catch(error =>
      log('visit-not-shared', { cause: error instanceof CallFailed ? error.trouble : 'internal' }),
    )
  }
}
