import { isLive, type Ordered } from '../../../contract/ordered.ts'
import type { OtherLine } from '../../../contract/other-lines.ts'
import type { Quote as ShownQuote, StatusReply } from '../../../contract/status.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import { walk } from '../../../wizard/walk.ts'
import { AppError } from '../../errors.ts'
import { averageFor } from '../../results/average.ts'
import { isBundled, type LineOffers } from '../../results/bundle.ts'
import { withDecisive } from '../../results/decisive.ts'
import { emailOf } from '../../results/email-of.ts'
import { actionsTaken } from '../actions-taken.ts'
import { withReceipts } from '../coverage/receipts.ts'
import { otherLines } from '../other-lines.ts'
import { type QuoteOf, readOwnQuote } from '../own-quote.ts'
import { riskOf } from '../quoting/risk-of.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'
import type { Services } from '../services.ts'
import { changedAnswers } from '../wizard/changed-answers.ts'
import { furtherPage } from '../wizard/further-page.ts'
import { answerPages, ownAnswer } from '../wizard/own-answers.ts'
import { answeredIn, questionsOf } from '../wizard/questions-of.ts'
import { exactnessOf } from './exactness-of.ts'
import { lateStart } from './late-start.ts'
import { waysOn } from './ways-on.ts'

interface Viewed extends QuoteOf {
  /** The visitor's clicks may be counted. */
  readonly isCounted: boolean
}

/** What the results page shows. Throws `quote-expired` for an unknown quote and for another visitor's alike. */
export async function showResults(
  services: Services,
  { visitor, id, isCounted }: Viewed,
): Promise<StatusReply['data']> {
  const finished = await readFinished(services, visitor, id)
  return withAnswers({ services, finished, visitor }, services.present({ ...finished, isCounted }))
}

/** The same after asking other sellers too (spec 4.7.1). Nobody is asked before every question is answered. */
export async function showMore(services: Services, of: Viewed): Promise<StatusReply['data']> {
  const { visitor, id, isCounted } = of
  const { present, loadAds } = services
  const finished = await readFinished(services, visitor, id)
  const before = present({ ...finished, isCounted })
  if (!before.result.has_more_results) return withAnswers({ services, finished, visitor }, before)
  const askedCarriers = new Set(finished.offers.map(({ carrier }) => carrier))
  await loadAds({ quote: finished.quote, state: before.address.state, askedCarriers })
  return showResults(services, of)
}

interface Read {
  readonly services: Services
  readonly finished: Finished
  readonly visitor: Buffer
}

/** The offers with the answers behind them, how many questions would still make them exact, and the quotes of other lines. */
async function withAnswers(
  { services, finished, visitor }: Read,
  presented: ReturnType<Services['present']>,
): Promise<StatusReply['data']> {
  const { open, effects } = exactnessOf(services, finished, presented.result.quotes)
  const others = await otherLines(services, visitor, finished.quote)
  const { quotes: bundledQuotes, best } = await bundled({ services, finished, visitor }, presented, others)
  const quotes = withDecisive(bundledQuotes, {
    ...finished,
    quoteId: finished.quote.id,
    questions: questionsOf(finished.walked),
    answered: answeredIn(finished.walked),
  })
  const ways = waysOn(services, finished, quotes)
  const own = ownParts(finished, visitor)
  const taken = await actionsTaken(services, { quote: finished.quote, email: own.email })
  return {
    ...presented,
    result: {
      ...presented.result,
      quotes: withReceipts(finished, quotes).map(quote => withMark(quote, taken?.ordered)),
    },
    ...own,
    exact: { open: open.length, effects },
    others,
    ...furtherPage(finished.quote, finished.walked),
    ...(best && { bundle: best }),
    ...(ways && { ways }),
    ...(taken && { actions_taken: taken }),
  }
}

/** The card of an offer that was ordered says so, and what was ordered where it shows something else since. */
function withMark(quote: ShownQuote, ordered: Ordered | undefined): ShownQuote {
  if (!ordered || ordered.offer !== quote.id || !isLive(ordered)) return quote
  const mark = ordered.status === 'bound' ? 'Your policy' : 'Your order'
  const { terms } = ordered
  const isSame =
    terms?.premium === quote.price_info.premium && terms?.coverage_amount === quote.coverage_amount
  return { ...quote, mark, ...(terms && !isSame ? { ordered_terms: terms } : {}) }
}

/** The offers with their prices in a bundle with the visitor's quote for a car, or a home. */
async function bundled(
  { services, finished, visitor }: Read,
  presented: ReturnType<Services['present']>,
  others: readonly OtherLine[],
): Promise<ReturnType<Services['bundle']>> {
  const { line } = finished.quote
  const other = others.find(one => one.is_complete && isBundled(line, one.line))
  const there = other && (await readFinished(services, visitor, other.id).catch(ifGone))
  if (!there) return { quotes: presented.result.quotes }
  return services.bundle(offersOf(line, presented), offersOf(there.quote.line, services.present(there)))
}

function offersOf(line: InsuranceLine, { result, address }: ReturnType<Services['present']>): LineOffers {
  const { quotes, quote_status } = result
  return { line, state: address.state, quotes, isQuoting: quote_status === 'quoting' }
}

/** A quote may be erased or changed between two reads; then there is no bundle for now. */
function ifGone(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}

/** The address that this very browser gave; one that only opened a mailed link does not get it. */
function ownEmail({ quote, application }: Finished, visitor: Buffer): Pick<StatusReply['data'], 'email'> {
  const email = emailOf(application)
  return email !== '' && quote.visitor.equals(visitor) ? { email } : {}
}

/** The dependencies for reading a quote. */
export type Reading = Pick<Services, 'lines' | 'quotes' | 'offers' | 'today' | 'tellerOf'>

/** A finished quote with all that is shown of it. */
export type Finished = Awaited<ReturnType<typeof readFinished>>

/**
 * A quote whose questions are all answered, with its application, its offers and the renderer of their sentences. Throws as
 * `showResults` does.
 */
export async function readFinished(services: Reading, visitor: Buffer, id: string) {
  const { lines, today, tellerOf } = services
  const { quote, offers } = await readRound(services, { visitor, id })
  const journey = { line: lines.byName(quote.line), answers: quote.answers, today: today() }
  const walked = walk(journey)
  const { open, application } = walked
  if (open) throw new AppError('not-on-path', { endpoint: open.route })
  const average = averageFor(riskOf({ line: quote.line, application, today: journey.today }))
  const earlier = await services.offers.earlierOf(quote)
  return { quote, application, offers, earlier, journey, walked, average, tell: await tellerOf(offers) }
}

/** The part of its own answers that this browser may read. */
function ownParts(
  finished: Finished,
  visitor: Buffer,
): Pick<StatusReply['data'], 'answers' | 'changes' | 'email' | 'late_start'> {
  return {
    answers: answerPages(finished.walked).map(ownAnswer({ ...finished, visitor })),
    changes: changedAnswers(finished),
    ...ownEmail(finished, visitor),
    ...lateStart(finished),
  }
}

/** A quote with its offers, both of one round: an edit in another tab may replace the offers between the two reads. */
function readRound(services: Pick<Services, 'quotes' | 'offers'>, of: QuoteOf) {
  return retryOnConflict(async () => {
    const quote = await readOwnQuote(services, of)
    const offers = await services.offers.offersOf(quote)
    const isOneRound = offers.length > 0 || (await services.quotes.read(of))?.round === quote.round
    return isOneRound ? { quote, offers } : null
  })
}
