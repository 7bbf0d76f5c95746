import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { QuoteResult } from '../../contract/status.ts'
import type { UpdateQuoteReply } from '../../contract/update-quote.ts'
import { centsOf } from '../../units/cents.ts'
import { walk } from '../../wizard/walk.ts'
import { AppError } from '../errors.ts'
import { type ChangedCovers, type Changes, changeCovers } from './change-covers.ts'
import { isDisclosed } from './is-disclosed.ts'
import type { Services } from './services.ts'
import { type Finished, readFinished } from './show-results.ts'

export interface UpdateRequest {
  readonly visitor: Buffer
  readonly quoteId: string
  readonly changes: Changes
  /** The client's idempotency key, the same on a retry. */
  readonly key?: string | undefined
}

/** What is kept of the latest change: what takes it back, and what a year cost before, in cents by carrier. */
export interface LatestChange {
  readonly undo: Changes
  readonly prices: Readonly<Record<string, number>>
}

/** The answers' own name for the latest change; no question has it, because names of questions have no space. */
const latest = 'latest change'

/** How often a change is tried again when the same visitor answers in another tab at once. */
const tries = 8

/**
 * Changes covers of a finished quote: plans rate at once, other carriers are asked again. Safe to repeat with or without
 * a key. Throws `AppError` as `showResults` does, and `conflict` for a key that was used for other changes.
 */
export async function updateQuote(
  services: Services,
  request: UpdateRequest,
): Promise<UpdateQuoteReply['data']> {
  const { visitor, quoteId, key } = request
  for (let tried = 0; tried < tries; tried += 1) {
    const finished = await readFinished(services, visitor, quoteId)
    const replayed = key === undefined ? null : await services.quotes.replay({ visitor, key })
    if (replayed && replayed.requestHash !== hashOf(request)) throw new AppError('conflict')
    // Only what became of changes is stored under such a key.
    if (replayed)
      return { result: resultOf(services, finished), changes: replayed.body as ChangedCovers['changes'] }
    const changed = changeCovers(finished.journey, request.changes)
    if (await keep(services, { finished, changed, request })) {
      return {
        result: resultOf(services, await readFinished(services, visitor, quoteId)),
        changes: changed.changes,
      }
    }
  }
  throw new AppError('unavailable')
}

/** The latest change of a quote's covers; null where there is none. */
export function latestChange({ answers }: Finished['quote']): LatestChange | null {
  // Only `keep` writes it.
  return (answers[latest] as LatestChange | undefined) ?? null
}

interface Keep {
  readonly finished: Finished
  readonly changed: ChangedCovers
  readonly request: UpdateRequest
}

/** Saves changed covers with a new round of offers. False when somebody else saved the quote in between. */
async function keep(services: Services, { finished, changed, request }: Keep): Promise<boolean> {
  const { quote, journey } = finished
  const isChanged = Object.keys(changed.undo).length > 0
  const { application } = walk({ ...journey, answers: changed.answers })
  const needsOffers = isChanged && !isDeepStrictEqual(application, finished.application)
  if (!isChanged && request.key === undefined) return true
  const change: LatestChange = {
    undo: changed.undo,
    prices: pricesOf(resultOf(services, finished)),
  }
  const offers = needsOffers
    ? services.makeOffers({
        quoteId: quote.id,
        line: quote.line,
        application,
        today: journey.today,
        isDisclosed: isDisclosed(finished.walked),
      })
    : undefined
  const reply =
    request.key === undefined
      ? undefined
      : { key: request.key, requestHash: hashOf(request), body: changed.changes }
  const answers = isChanged ? { ...changed.answers, [latest]: change } : quote.answers
  return (await services.quotes.save({ quote, answers, reply, offers })) !== null
}

function resultOf({ present }: Pick<Services, 'present'>, finished: Finished): QuoteResult {
  return present(finished).result
}

/** What a year costs at each insurer that has given its own price, in cents. */
export function pricesOf({ quotes }: Pick<QuoteResult, 'quotes'>): LatestChange['prices'] {
  return Object.fromEntries(
    quotes.flatMap(({ id, ad, price_info: { type, source, year_total, narrow } }) =>
      type === 'price' && source === 'insurer' && year_total !== undefined && !ad && !narrow
        ? [[id, centsOf(year_total)]]
        : [],
    ),
  )
}

function hashOf({ quoteId, changes }: UpdateRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(['covers', quoteId, changes]))
    .digest('hex')
}
