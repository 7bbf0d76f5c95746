import { Counter } from 'prom-client'
import * as v from 'valibot'
import type { Outgoing } from '../platform/outgoing/outgoing.ts'

export interface TurnstileSettings {
  readonly siteKey: string
  readonly secret: string
  /** The address of its script and its API. */
  readonly url: URL
}

/** The token that a browser got from the hosted challenge, and its purpose. */
export interface Passed {
  readonly token: string
  /** The signature of our own challenge, which the token has to contain. */
  readonly purpose: string
}

/** Whether a browser passed the hosted challenge for that purpose. Never throws; without an answer, it is false. */
export type HasPassed = (passed: Passed) => Promise<boolean>

const checks = new Counter({
  name: 'hosted_challenges_total',
  help: 'Tokens of the hosted challenge that were checked with its provider, by result',
  labelNames: ['result'],
})

const patienceMs = 3_000
const verdict = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ success: v.boolean(), cdata: v.optional(v.string(), '') }),
)

/**
 * Checks tokens of Cloudflare's Turnstile (developers.cloudflare.com/turnstile/get-started/server-side-validation). Cloudflare
 * accepts a token once, within five minutes. The visitor's address is not sent.
 */
export function turnstile({ secret, url }: TurnstileSettings, send: Outgoing['send']): HasPassed {
  return async ({ token, purpose }) => {
    const result = await check(token).then(
      ({ success, cdata }) => (success && cdata === purpose ? 'passed' : 'failed'),
      () => 'unreached',
    )
    checks.inc({ result })
    return result === 'passed'
  }

  async function check(token: string): Promise<v.InferOutput<typeof verdict>> {
    const { body } = await send({
      carrier: 'turnstile',
      endpoint: url.origin,
      request: {
        method: 'POST',
        path: '/turnstile/v0/siteverify',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret, response: token }).toString(),
      },
      signal: AbortSignal.timeout(patienceMs),
    })
    return v.parse(verdict, body)
  }
}
