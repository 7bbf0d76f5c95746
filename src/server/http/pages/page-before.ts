import type { FastifyRequest } from 'fastify'
import type { PageBefore } from '../../../contract/page.ts'
import { addressOf } from '../../../contract/quote-address.ts'

const ofQuote = /\/quotes\/([\w-]{22})(?:\/|$)/
const aroundPrices =
  /\/quotes\/[\w-]{22}(\/(?:(cover|answers|exact|order)|(price|buy)\/[a-z][a-z0-9.-]{0,95}))$/
const ofQuestion = /(\/quote\/[a-z]+\/[a-z0-9]+)$/
const quote = /^[\w-]{22}$/
const start: PageBefore = { path: '/start', label: 'Compare prices' }

/** What links call the pages around the prices; one of any other page leads to the prices. */
const labels: Readonly<Record<string, string>> = {
  cover: 'Back to your coverage',
  answers: 'Back to your answers',
  exact: 'Back to the list of questions',
  order: 'Back to your order',
  price: 'Back to this price',
  buy: 'Back to your order form',
}

/**
 * The prices, a page around them or the question whose page led here by a link, or else the start page. The address is made anew from a quote's id, so
 * that it can lead nowhere else, and that page checks whose quote it is.
 */
export function pageBefore({ headers: { referer } }: Pick<FastifyRequest, 'headers'>): PageBefore {
  if (referer === undefined || !URL.canParse(referer)) return start
  const { pathname, searchParams } = new URL(referer)
  const [, id] = ofQuote.exec(pathname) ?? []
  if (id !== undefined) {
    const [, page = '', name, ofOffer = ''] = aroundPrices.exec(pathname) ?? []
    return { path: `/quotes/${id}${page}`, label: labels[name ?? ofOffer] ?? 'Back to all quotes' }
  }
  const [, route] = ofQuestion.exec(pathname) ?? []
  const asked = searchParams.get('q') ?? ''
  return route !== undefined && quote.test(asked)
    ? { path: addressOf(route, '', asked), label: 'Back to your question' }
    : start
}
