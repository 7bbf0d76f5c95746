import type { QuoteResult } from '../../src/contract/prices/status.ts'
import { anotherRenter, answerUntil, type Page } from './renters.ts'
import { untilComplete } from './results.ts'
import type { Visitor } from './visitor.ts'

/** Somebody who has answered every page of a line. */
export interface VisitorWithQuote {
  readonly visitor: Visitor
  /** The quote's id. */
  readonly id: string
  /** The address of its prices. */
  readonly path: string
}

/** The service that the visitor uses. */
interface Visited {
  visitor(): Visitor
}

/** A new visitor who has opened the start page, and so has its cookies. */
export async function visitorOnStart(service: Visited): Promise<Visitor> {
  const visitor = service.visitor()
  await visitor.open('/start')
  return visitor
}

/** Answers every page as a new visitor: of the renters line, unless others are named. Carriers may still be asked. */
export async function visitorWithQuote(
  service: Visited,
  pages: readonly Page[] = anotherRenter(),
): Promise<VisitorWithQuote> {
  const visitor = service.visitor()
  const data = await answerUntil(visitor, undefined, pages)
  if (!data?.config.quoteId) throw new Error('the pages end before there is a quote')
  return { visitor, id: data.config.quoteId, path: data.endpoint }
}

/** The same, once every carrier has answered or timed out. */
export async function visitorWithPrices(
  service: Visited,
  pages?: readonly Page[],
): Promise<VisitorWithQuote & { readonly result: QuoteResult }> {
  const quote = await visitorWithQuote(service, pages)
  const { result } = await untilComplete(quote.visitor, quote.id)
  return { ...quote, result }
}
