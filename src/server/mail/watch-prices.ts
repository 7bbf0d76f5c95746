import { isDeepStrictEqual } from 'node:util'
import { isDisclosed } from '../journey/quoting/is-disclosed.ts'
import { type Reading, readFinished } from '../journey/results/show-results.ts'
import type { Services } from '../journey/services.ts'
import { isUnavailable } from '../platform/database/errors.ts'
import { every } from '../platform/every.ts'
import type { Log } from '../platform/log.ts'
import type { OfferView } from '../results/offer-view.ts'
import { viewResults } from '../results/results-view.ts'
import type { KnownPrices, MailOutbox } from '../store/rows/mailing/mail-outbox.ts'
import type { DueWatch, PriceWatches } from '../store/rows/mailing/price-watches.ts'

interface Deps extends Services<'makeOffers'> {
  readonly watches: PriceWatches
  readonly outbox: Pick<MailOutbox, 'add'>
  readonly reading: Reading
}

const lookMs = 5_000

/** Works through the price watches that are due, now and every few seconds until the signal aborts. */
export function watchPrices({ signal, log, ...deps }: Deps & { signal: AbortSignal; log: Log }): void {
  every({
    everyMs: lookMs,
    signal,
    async work() {
      while (!signal.aborted) {
        const watch = await deps.watches.take()
        if (!watch) return
        await lookAt(watch, deps)
      }
    },
    failed: error => log('watch-failed', { unavailable: isUnavailable(error) }),
  })
}

/**
 * One step of a watch: notes the first prices, a week later asks the insurers again, and then mails what changed. Without a
 * change there is no mail. A quote that is gone, or whose answers no longer make prices, such as a trip that has begun, is left
 * alone.
 */
export async function lookAt(watch: DueWatch, deps: Deps): Promise<void> {
  const { watches, reading } = deps
  const quote = await reading.quotes.readAny(watch.quoteId)
  const wish = quote && watches.open(watch, quote.seal)
  if (!quote || !wish) return
  const finished = await readFinished(reading, quote.visitor, quote.id).catch(() => null)
  if (!finished) return
  const { isQuoting, offers } = viewResults(reading.carriers, finished)
  if (isQuoting) return watches.markRequoting(quote.id)
  const prices = pricesIn(offers)
  const isFirst = watch.prices === null
  if (!isFirst && !watch.asking) return askAgain(finished, deps)
  const before = isFirst ? {} : wish.prices
  if (!isFirst && changedIn(before, prices).length > 0)
    await deps.outbox.add({ quote, kind: 'changes', to: wish.to, before })
  await watches.markNotified({ quote, prices })
}

/** Begins a new round of offers for the same answers, as a changed answer does. */
async function askAgain(
  { quote, application, journey, walked }: Awaited<ReturnType<typeof readFinished>>,
  { watches, reading, makeOffers }: Deps,
): Promise<void> {
  const offers = makeOffers({
    quoteId: quote.id,
    line: quote.line,
    application,
    today: journey.today,
    isDisclosed: isDisclosed(walked, quote.notes),
  })
  await reading.quotes.save({ quote, answers: quote.answers, offers })
  await watches.markRequoting(quote.id)
}

/** The prices of a result by carrier. */
export function pricesIn(offers: readonly Pick<OfferView, 'id' | 'price'>[]): KnownPrices {
  return Object.fromEntries(
    offers.flatMap(({ id, price }) => (price ? [[id, { cents: price.cents, period: price.period }]] : [])),
  )
}

/** The carriers whose price changed, or that have one for the first time; one that is gone is no reason to write. */
export function changedIn(before: KnownPrices, now: KnownPrices): readonly string[] {
  return Object.keys(now).filter(carrier => !isDeepStrictEqual(before[carrier], now[carrier]))
}
