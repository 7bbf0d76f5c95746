import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { leadsSafely } from '../../../../carriers/carrier-html.ts'
import { quoteId } from '../../../../contract/call.ts'
import { AppError } from '../../../errors.ts'
import { type Reading, readFinished } from '../../../journey/results/show-results.ts'
import { adId } from '../../../results/results-view.ts'
import { pixelPath } from '../../wire/tell-ad.ts'

interface Deps {
  readonly services: Reading
  /** The origins of partners that may frame the site, and so these frames too. */
  readonly framedBy: readonly string[]
}

/**
 * The frames that report a click on an ad to its network: one image, in a page that may do nothing else. Only the quote's own
 * visitor gets one. The network receives no cookies and no referrer. A browser that asks not to be tracked (Global Privacy
 * Control) gets an empty reply.
 */
export function pixels(app: FastifyInstance, { services, framedBy }: Deps): void {
  app.get<{ Params: { quote: string; ad: string } }>(
    pixelPath(':quote', ':ad'),
    async ({ params: { quote, ad }, visitor, headers }, reply) => {
      reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer')
      if (headers['sec-gpc'] === '1') return reply.code(204).send()
      if (!v.is(quoteId, quote)) throw new AppError('not-found', { refusal: 'access-refused' })
      const pixel = pixelOf(await readFinished(services, visitor, quote), ad)
      if (pixel === undefined) throw new AppError('not-found')
      const { origin, href } = new URL(pixel)
      return reply
        .type('text/html; charset=utf-8')
        .header(
          'Content-Security-Policy',
          `sandbox; default-src 'none'; img-src ${origin}; frame-ancestors ${["'self'", ...framedBy].join(' ')}`,
        )
        .send(
          `<!doctype html><title>Ad</title><img src="${href.replaceAll('&', '&amp;')}" alt="" crossorigin="anonymous" referrerpolicy="no-referrer">`,
        )
    },
  )

  function pixelOf({ offers }: Awaited<ReturnType<typeof readFinished>>, ad: string): string | undefined {
    for (const { carrier: id, outcome } of offers) {
      const hosts = services.carriers.find(carrier => carrier.id === id)?.hosts ?? []
      if (outcome?.kind !== 'listed') continue
      const listing = outcome.listings.find((_, index) => adId(id, index) === ad)
      if (listing) return listing.pixels.find(address => leadsSafely(address, hosts))
    }
    return undefined
  }
}
