import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { challengePage } from '../../../../contract/answers/proof.ts'
import type { TurnstileSettings } from '../../../guard/turnstile.ts'
import { askTurnstile } from './ask-turnstile.ts'

interface Settings {
  readonly turnstile: Pick<TurnstileSettings, 'siteKey' | 'url'>
  /** The origins of partners who may show the site in a frame. */
  readonly framedBy: readonly string[]
}

/**
 * The frame in which the hosted challenge runs. Its script is not ours, so it has its own page with its own policy, and the policy
 * of all other pages stays strict. Turnstile needs the frame to have our origin, so the operator has to trust that script.
 */
export function hostedChallenge(app: FastifyInstance, { turnstile, framedBy }: Settings): void {
  const { siteKey, url } = turnstile
  const api = `${url.origin}/turnstile/v0/api.js?render=explicit`
  // Node has already removed its types, so this is plain JavaScript.
  const script = `(${askTurnstile})(${JSON.stringify({ siteKey, api })})`
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' ${url.origin}`,
    `frame-src ${url.origin}`,
    `connect-src ${url.origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...framedBy].join(' ')}`,
  ].join('; ')
  app.get(challengePage, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', policy)
      .header('Referrer-Policy', 'no-referrer')
      .send(
        `<!doctype html><html lang="en"><title>Check</title><body><div id="box"></div><script>${script}</script></body></html>`,
      ),
  )
}
