import { createHmac } from 'node:crypto'
import type { Outgoing } from '../platform/outgoing/outgoing.ts'
import type { DeliverLead } from './deliver-leads.ts'
import type { ToldLead } from './tell-lead.ts'

interface Settings {
  readonly url: URL
  readonly secret: Buffer
}

const patienceMs = 20_000

/**
 * Delivers leads by POST in the format of Standard Webhooks (standardwebhooks.com): `webhook-signature` is an HMAC-SHA256 over
 * id, time and body. Any status but 2xx counts as not delivered.
 */
export function leadWebhook(
  { url, secret }: Settings,
  send: Outgoing['send'],
  now: () => Date = () => new Date(),
): DeliverLead {
  return async ({ id, lead }) => {
    const body = bodyOf(id, lead)
    // The time of the try, not of the request: receivers refuse an old timestamp.
    const seconds = String(Math.floor(now().getTime() / 1000))
    const { status } = await send({
      carrier: 'leads',
      endpoint: url.origin,
      request: {
        method: 'POST',
        path: url.pathname + url.search,
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': seconds,
          'webhook-signature': signatureOf({ secret, id, seconds, body }),
        },
        body,
      },
      signal: AbortSignal.timeout(patienceMs),
    })
    return status >= 200 && status < 300 ? { isTaken: true } : { isTaken: false, cause: `status ${status}` }
  }
}

interface Signed {
  readonly secret: Buffer
  readonly id: string
  /** Seconds since 1970, as the header holds them. */
  readonly seconds: string
  readonly body: string
}

/** The `webhook-signature` of a body: `v1,` and the HMAC-SHA256 in base64. */
export function signatureOf({ secret, id, seconds, body }: Signed): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`
}

function bodyOf(id: string, lead: ToldLead): string {
  const type = lead.grounds === 'disclosure' ? 'lead.disclosed' : 'lead.requested'
  return JSON.stringify({ type, timestamp: lead.requestedAt, data: { id, ...lead } })
}
