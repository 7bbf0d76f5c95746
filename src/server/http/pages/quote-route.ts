import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { quoteId } from '../../../contract/call.ts'
import { offerId } from '../../../contract/prices/offer-id.ts'
import { quoteIn } from '../../../contract/visit-query.ts'
import { AppError } from '../../errors.ts'
import { queryTextOf } from './request-address.ts'

/** A page of one quote, such as `/quotes/:id/save`, or a form on it. */
export interface QuoteRoute {
  Params: { id: string }
  Body: Readonly<Record<string, unknown>> | undefined
}

/** A page of one offer of a quote, such as `/quotes/:id/buy/:carrier`, or a form on it. */
export interface OfferRoute {
  Params: { id: string; carrier: string }
  Body: Readonly<Record<string, unknown>> | undefined
}

/**
 * The quote's id in such an address. Throws `quote-expired` for a malformed id, as for any quote that this visitor may not read:
 * the reply does not reveal which ids exist, and the log counts the attempts.
 */
export function quoteIdOf({ params: { id } }: { readonly params: { readonly id: string } }): string {
  if (!v.is(quoteId, id)) throw new AppError('quote-expired', { refusal: 'access-refused' })
  return id
}

/** The offer's id in such an address. Throws `not-found` for a malformed one. */
export function offerIdOf({
  params: { carrier },
}: {
  readonly params: { readonly carrier: string }
}): string {
  if (!v.is(offerId, carrier)) throw new AppError('not-found')
  return carrier
}

/** The quote that the address names, for a page that follows one of that quote’s own pages. */
export function quoteBefore(request: FastifyRequest): { readonly quoteId?: string } {
  const quoteId = quoteIn(queryTextOf(request))
  return quoteId === undefined ? {} : { quoteId }
}
