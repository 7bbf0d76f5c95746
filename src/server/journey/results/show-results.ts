import type { StatusReply } from '../../../contract/prices/status.ts'
import type { Language } from '../../../language/text.ts'
import { AppError } from '../../errors.ts'
import { emailOf } from '../../results/email-of.ts'
import { decisiveOf } from '../../results/explain/decisive.ts'
import { averageFor } from '../../results/list/average.ts'
import { type Bundles, bundlesOf, isBundled } from '../../results/list/bundle.ts'
import { type ResultsView, viewResults } from '../../results/results-view.ts'
import { actionsTaken, type TakenActions, type Telling } from '../actions-taken.ts'
import { receiptsOf } from '../coverage/receipts.ts'
import { isAsMailed } from '../coverage/tried-covers.ts'
import { type Walking, walkedOf } from '../journey-of.ts'
import { type OtherLine, otherLines } from '../other-lines.ts'
import { ownsContact, type QuoteOf, readReviewedQuote } from '../own-quote.ts'
import { riskOf } from '../quoting/risk-of.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'
import type { Services } from '../services.ts'
import { aboutQuote, note, type Who } from '../visits.ts'
import { changedAnswers } from '../wizard/changed-answers.ts'
import { furtherPage } from '../wizard/further-page.ts'
import { answerPages, ownAnswer } from '../wizard/own-answers.ts'
import { questionsOf } from '../wizard/questions-of.ts'
import { type Exactness, exactnessOf } from './exactness-of.ts'
import { type LateStart, lateStart } from './late-start.ts'
import { isOwnPlan } from './own-plan.ts'
import { pricedTogether } from './priced-together.ts'
import { soldToday } from './sold-today.ts'
import { type WaysView, waysOn } from './ways-on.ts'

/** What the results page shows, as values. */
export interface ResultsPage {
  readonly finished: Finished
  readonly view: ResultsView
  /** The visitor chose what the prices share. */
  readonly isOwnPlan: boolean
  /** With the visitor's quote for a car, or a home; null if there is none. */
  readonly bundles: Bundles | null
  /** What decides about prices, and what insurers confirmed for other choices of coverage, by the ids of offers. */
  readonly decisive: ReturnType<typeof decisiveOf>
  readonly receipts: ReturnType<typeof receiptsOf>
  readonly exact: Exactness
  readonly others: readonly OtherLine[]
  readonly ways: WaysView | undefined
  readonly further: ReturnType<typeof furtherPage>
  /** What the visitor did with the prices; null for nothing. */
  readonly taken: TakenActions | null
  readonly own: ReturnType<typeof ownParts>
  readonly late: LateStart | null
}

/**
 * What the results page shows; counts that prices were shown. Throws `quote-expired` for an unknown quote and for another visitor's
 * alike.
 */
export async function showResults(
  services: Showing,
  { id, language, ...who }: QuoteOf & Who & { readonly language?: Language },
): Promise<ResultsPage> {
  const finished = await readFinished(services, who.visitor, id)
  // Later mail is in the language in which the prices were last seen.
  if (language !== undefined && language !== finished.quote.language)
    await services.quotes.speak(id, language)
  const page = await pageOf(services, finished, who.visitor)
  note(services, who, { name: 'quotes_load', ...aboutQuote(page.finished.quote) })
  return page
}

/** The same after asking other sellers too (spec 4.7.1). Nobody is asked before every question is answered. */
export async function showMore(
  services: Showing & Services<'loadAds'>,
  of: QuoteOf & Who,
): Promise<ResultsPage> {
  const finished = await readFinished(services, of.visitor, of.id)
  const { hasMore, address } = viewResults(services.carriers, finished)
  if (!hasMore) return pageOf(services, finished, of.visitor)
  const askedCarriers = new Set(finished.offers.map(({ carrier }) => carrier))
  await services.loadAds({ quote: finished.quote, state: address.state, askedCarriers })
  return showResults(services, of)
}

async function pageOf(services: Showing, read: Finished, visitor: Buffer): Promise<ResultsPage> {
  // Prices that are back as they were mailed need no other mail.
  const finished = isAsMailed(read)
    ? { ...read, quote: { ...read.quote, savedRound: read.quote.round } }
    : read
  const { quote, walked, journey } = finished
  const view = viewResults(services.carriers, finished)
  const others = await otherLines(services, visitor, quote)
  const own = ownParts(finished, visitor)
  return {
    finished,
    view,
    isOwnPlan: isOwnPlan(finished, view.coverage),
    bundles: await bundlesWith(services, { finished, view, others, visitor }),
    decisive: decisiveOf(view.offers, { offers: finished.offers, ...questionsOf(walked) }),
    receipts: receiptsOf(finished, view.offers),
    exact: exactnessOf(services.carriers, finished, view.offers),
    others,
    ways: waysOn(services.carriers, finished, view.offers),
    further: furtherPage({ journey, walked }),
    taken: await actionsTaken(services, { quote, email: own.email, journey, walked }),
    own,
    late: lateStart(finished),
  }
}

/** What would make a visitor's prices exact. Throws as `showResults` does. */
export async function showExactness(services: Reading, { visitor, id }: QuoteOf) {
  const finished = await readFinished(services, visitor, id)
  const { offers } = viewResults(services.carriers, finished)
  return { finished, exact: exactnessOf(services.carriers, finished, offers) }
}

interface Bundling {
  readonly finished: Finished
  readonly view: ResultsView
  readonly others: readonly OtherLine[]
  readonly visitor: Buffer
}

/** The bundles with the visitor's quote for a car, or a home. */
async function bundlesWith(
  services: Reading,
  { finished, view, others, visitor }: Bundling,
): Promise<Bundles | null> {
  const { line } = finished.quote
  const other = others.find(one => one.is_complete && isBundled(line, one.line))
  const there = other && (await readFinished(services, visitor, other.id).catch(ifGone))
  if (!there) return null
  const offersOf = (of: Finished, view: ResultsView) => ({
    line: of.quote.line,
    view,
    priced: pricedTogether(services.carriers, of, view.offers),
  })
  return bundlesOf(offersOf(finished, view), offersOf(there, viewResults(services.carriers, there)))
}

/** A quote may be erased or changed between two reads; then there is no bundle for now. */
function ifGone(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}

/** The address that this same browser gave; one that only opened a mailed link does not get it. */
function ownEmail({ quote, application }: Finished, visitor: Buffer): Pick<StatusReply['data'], 'email'> {
  const email = emailOf(application)
  return email !== '' && ownsContact(quote, visitor) ? { email } : {}
}

/** What reading a finished quote takes. */
export type Reading = Walking & Services<'carriers' | 'quotes' | 'offers' | 'tellerOf'>

/** What showing its page of prices takes. */
type Showing = Reading & Telling & Services<'actions' | 'mailNames' | 'visits'>

/** A finished quote with everything that is shown about it. */
export type Finished = Awaited<ReturnType<typeof readFinished>>

/**
 * A quote whose questions are all answered, with its application, its offers as they stand today and the renderer of their sentences.
 * Throws as `showResults` does.
 */
export async function readFinished(services: Reading, visitor: Buffer, id: string) {
  const { tellerOf } = services
  const { quote, offers: stored } = await readRound(services, { visitor, id })
  const { journey, walked } = walkedOf(services, quote)
  const { open, application } = walked
  if (open) throw new AppError('not-on-path', { endpoint: open.route })
  const risk = riskOf({ line: quote.line, application, today: journey.today })
  const earlier = await services.offers.earlierOf(quote)
  const { line, state } = risk
  const offers = soldToday(services.carriers, stored, { line, state, day: journey.today })
  return {
    quote,
    application,
    offers,
    earlier,
    journey,
    walked,
    risk,
    average: averageFor(risk),
    tellIn: await tellerOf(offers),
  }
}

/** The part of its own answers that this browser may read. */
function ownParts(finished: Finished, visitor: Buffer) {
  return {
    answers: answerPages(finished.walked).map(ownAnswer({ ...finished, visitor })),
    changes: changedAnswers(finished),
    ...ownEmail(finished, visitor),
  }
}

/** A quote with its offers, both of one round: an edit in another tab may replace the offers between the two reads. */
function readRound(services: Services<'quotes' | 'offers'>, of: QuoteOf) {
  return retryOnConflict(async () => {
    const quote = await readReviewedQuote(services, of)
    const offers = await services.offers.offersOf(quote)
    const isOneRound = offers.length > 0 || (await services.quotes.read(of))?.round === quote.round
    return isOneRound ? { quote, offers } : null
  })
}
