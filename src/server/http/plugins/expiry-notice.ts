import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieTerms } from './cookie-terms.ts'

const name = 'notice'
const flag = /([?&])expired=1(?:&|$)/

export type ExpiryNotice = ReturnType<typeof expiryNotice>

/**
 * The alert that a quote is gone, shown once: the flag in the address becomes a cookie that the next page removes, so that
 * reloading the page does not repeat it, with or without scripts.
 */
export function expiryNotice({ attributes, pathOf }: CookieTerms) {
  const options = { ...attributes, path: pathOf('/start'), httpOnly: true }
  return {
    /** Redirects from an address with the flag to the same address without it; false when there is no flag. */
    leave({ url }: FastifyRequest, reply: FastifyReply): boolean {
      if (!flag.test(url)) return false
      reply.setCookie(name, 'expired', { ...options, maxAge: 60 })
      reply.redirect(url.replace(flag, '$1').replace(/[?&]$/, ''), 303)
      return true
    },
    /** Whether to show the alert; true only once. */
    take({ cookies }: FastifyRequest, reply: FastifyReply): boolean {
      if (cookies[name] !== 'expired') return false
      reply.clearCookie(name, options)
      return true
    },
  }
}
