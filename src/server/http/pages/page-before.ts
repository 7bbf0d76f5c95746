import type { FastifyRequest } from 'fastify'
import type { PageBefore } from '../../../contract/page.ts'
import { addressOf } from '../../../contract/quote-address.ts'
import { type Text, told } from '../../../language/text.ts'

const ofQuote = /\/quotes\/([\w-]{22})(?:\/|$)/
const aroundPrices =
  /\/quotes\/[\w-]{22}(\/(?:(cover|answers|exact|order)|(price|buy)\/[a-z][a-z0-9.-]{0,95}))$/
const ofQuestion = /(\/quote\/[a-z]+\/[a-z0-9]+)$/
const quote = /^[\w-]{22}$/
const compare: Text = { en: 'Compare prices', es: 'Comparar precios' }
const question: Text = { en: 'Back to your question', es: 'Volver a su pregunta' }
const prices: Text = { en: 'Back to all quotes', es: 'Volver a todas las cotizaciones' }

/** What links call the pages around the prices; a link from any other page leads to the prices. */
const labels: Readonly<Record<string, Text>> = {
  cover: { en: 'Back to your coverage', es: 'Volver a su cobertura' },
  answers: { en: 'Back to your answers', es: 'Volver a sus respuestas' },
  exact: { en: 'Back to the list of questions', es: 'Volver a la lista de preguntas' },
  order: { en: 'Back to your order', es: 'Volver a su pedido' },
  price: { en: 'Back to this price', es: 'Volver a este precio' },
  buy: { en: 'Back to your order form', es: 'Volver al formulario de pedido' },
}

/**
 * The prices, a page around them or the question whose page led here by a link, or else the start page. The address is built anew
 * from a quote's id, so it can lead nowhere else, and that page checks whose quote it is.
 */
export function pageBefore({
  headers: { referer },
  speech,
}: Pick<FastifyRequest, 'headers' | 'speech'>): PageBefore {
  const start = { path: '/start', label: told(compare, speech) }
  if (referer === undefined || !URL.canParse(referer)) return start
  const { pathname, searchParams } = new URL(referer)
  const [, id] = ofQuote.exec(pathname) ?? []
  if (id !== undefined) {
    const [, page = '', name, ofOffer = ''] = aroundPrices.exec(pathname) ?? []
    return { path: `/quotes/${id}${page}`, label: told(labels[name ?? ofOffer] ?? prices, speech) }
  }
  const [, route] = ofQuestion.exec(pathname) ?? []
  const asked = searchParams.get('q') ?? ''
  return route !== undefined && quote.test(asked)
    ? { path: addressOf(route, '', asked), label: told(question, speech) }
    : start
}
