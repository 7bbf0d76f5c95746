import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../errors.ts'

/**
 * Refuses requests that another site made the browser send. A call also needs this visitor's own token. A form posted without
 * scripts cannot carry one, so the browser itself must name the form's origin.
 */
export function forgeryGuard(origins: readonly string[]) {
  function isForeign({ headers }: FastifyRequest): boolean {
    const site = headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin') return true
    return headers.origin !== undefined && !origins.includes(headers.origin)
  }

  return {
    /** For calls: `Origin` and `Sec-Fetch-Site` if sent, and the token in the header. */
    async call(request: FastifyRequest): Promise<void> {
      if (isForeign(request) || !request.hasValidCsrfToken)
        throw new AppError('forbidden', { refusal: 'forgery-refused' })
    },
    /** For forms: the browser must have named our own origin. */
    async form(request: FastifyRequest): Promise<void> {
      const named = request.headers['sec-fetch-site'] ?? request.headers.origin
      if (isForeign(request) || named === undefined)
        throw new AppError('forbidden', { refusal: 'forgery-refused' })
    },
  }
}
