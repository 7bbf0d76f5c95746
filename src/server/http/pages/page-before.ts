import type { FastifyRequest } from 'fastify'
import type { PageBefore } from '../../../contract/page.ts'
import { addressOf } from '../../../contract/quote-address.ts'

const ofQuote = /\/quotes\/([\w-]{22})(?:\/|$)/
const ofQuestion = /(\/quote\/[a-z]+\/[a-z0-9]+)$/
const quote = /^[\w-]{22}$/
const start: PageBefore = { path: '/start', label: 'Compare prices' }

/**
 * The prices or the question whose page led here by a link, or else the start page. The address is made anew from a quote's id, so
 * that it can lead nowhere else, and that page checks whose quote it is.
 */
export function pageBefore({ headers: { referer } }: Pick<FastifyRequest, 'headers'>): PageBefore {
  if (referer === undefined || !URL.canParse(referer)) return start
  const { pathname, searchParams } = new URL(referer)
  const [, id] = ofQuote.exec(pathname) ?? []
  if (id !== undefined) return { path: `/quotes/${id}`, label: 'Back to your prices' }
  const [, route] = ofQuestion.exec(pathname) ?? []
  const asked = searchParams.get('q') ?? ''
  return route !== undefined && quote.test(asked)
    ? { path: addressOf(route, '', asked), label: 'Back to your question' }
    : start
}
