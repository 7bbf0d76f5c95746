import { Counter } from 'prom-client'
import * as v from 'valibot'
import type { Outgoing } from '../platform/outgoing/outgoing.ts'

export interface TurnstileSettings {
  readonly siteKey: string
  readonly secret: string
  /** Where its script and its API are served. */
  readonly url: URL
}

/** What a browser brings back from the hosted challenge, and what it was for. */
export interface Passed {
  readonly token: string
  /** The end of our own challenge, which the token has to name. */
  readonly purpose: string
}

/** Whether the hosted challenge let a browser through for that purpose. It never throws: no answer is a no. */
export type HasPassed = (passed: Passed) => Promise<boolean>

const checks = new Counter({
  name: 'hosted_challenges_total',
  help: 'Results of the hosted challenge that browsers brought, once checked with its provider',
  labelNames: ['result'],
})

const patienceMs = 3_000
const verdict = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ success: v.boolean(), cdata: v.optional(v.string(), '') }),
)

/**
 * Checks tokens of Cloudflare's Turnstile (developers.cloudflare.com/turnstile/get-started/server-side-validation). A token counts
 * once there, within five minutes. The visitor's address does not go along.
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
