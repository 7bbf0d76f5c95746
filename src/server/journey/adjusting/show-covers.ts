import type { CoverToChoose, CoverValue, LatestChange } from '../../../contract/prices/covers.ts'
import type { StartDayProps } from '../../../kinds/start-day/start-day.ts'
import type { Text, Untold } from '../../../language/text.ts'
import { alike, composed } from '../../../language/texts.ts'
import type { ChoosableCover } from '../../../risk/coverage/choosable-covers.ts'
import { usualCover } from '../../../risk/usual-cover.ts'
import type { OwnSentence } from '../../../sentences/sentence.ts'
import type { Period } from '../../../units/period.ts'
import type { Stop } from '../../../wizard/walk.ts'
import { isUnfollowed } from '../../results/explain/decisive.ts'
import { type Alternative, type PriceEffect, priceEffects } from '../../results/explain/price-effects.ts'
import { type ComparedPrice, type PriceStep, priceStep } from '../../results/explain/price-steps.ts'
import { isUsual } from '../../results/list/lowest-offer.ts'
import { displayName } from '../../results/list/products.ts'
import type { OfferView } from '../../results/offer-view.ts'
import { type ResultsView, viewResults } from '../../results/results-view.ts'
import type { EarlierRound } from '../../store/rows/earlier-rounds.ts'
import { type PricedCover, pricedCovers, pricedTips } from '../coverage/cover-steps.ts'
import { labelOf, otherChoices } from '../coverage/other-choices.ts'
import { type PlanPrices, planPricesOf } from '../coverage/plan-prices.ts'
import { changesTo, firstTried, otherRounds, triedRounds, undoShown } from '../coverage/tried-covers.ts'
import type { QuoteOf } from '../own-quote.ts'
import { mayMovePrices } from '../quoting/rated-cards.ts'
import { type LateStart, lateStart } from '../results/late-start.ts'
import { type Finished, type Reading, readFinished } from '../results/show-results.ts'
import type { Services } from '../services.ts'
import { notSoldBy } from './not-sold.ts'
import { priceSince } from './price-since.ts'

/** The page of the covers, and the prices next to them. */
export interface ShownCovers {
  readonly finished: Finished
  readonly view: ResultsView
  readonly covers: CoversView
}

/** The page of the covers as values. */
export interface CoversView {
  readonly covers: readonly CoverView[]
  /** What the latest change did; null before any. */
  readonly latest: LatestView | null
  readonly late: LateStart | null
  /** What changes the price the most, the largest effect first. */
  readonly effects: readonly PriceEffect[]
  /** The price in which the steps are shown; null if no rates that we hold give one. */
  readonly reference: ReferenceView | null
}

export interface CoverView
  extends Untold<Omit<CoverToChoose, 'choices' | 'unfollowed'>, 'label' | 'question' | 'help'> {
  /** Insurers whose prices don't follow what is chosen. */
  readonly unfollowedBy?: readonly string[]
  readonly choices: readonly (Untold<Omit<CoverValue, keyof PriceStep>, 'title' | 'description'> &
    Partial<PriceStep>)[]
}

export interface LatestView extends Omit<LatestChange, 'difference'> {
  readonly difference: OwnSentence
}

export interface ReferenceView {
  readonly insurer: string
  readonly cents: number
  readonly period: Period
  readonly isEstimated: boolean
  /** Insurers with a lower price whose rates we don't hold, the cheapest first. */
  readonly cheaper: readonly string[]
  /** Whether one of their prices is an estimate. */
  readonly isCheaperEstimated: boolean
}

/** The covers of a finished quote with what each step would cost. Throws as `showResults` does. */
export async function showCovers(services: Reading, { visitor, id }: QuoteOf): Promise<ShownCovers> {
  return coversOf(services, await readFinished(services, visitor, id))
}

/** The same for a quote that has been read already. */
export function coversOf({ carriers }: Services<'carriers'>, finished: Finished): ShownCovers {
  const view = viewResults(carriers, finished)
  const { offers } = view
  const rate = planPricesOf(carriers, finished, offers)
  const today = rate(finished.application)
  const covers = pricedCovers(finished, rate).filter(
    ({ stop }) => stop.answered || mayMovePrices(carriers, finished, stop),
  )
  const notSold = notSoldBy(carriers, finished, offers)
  const stepTo: StepTo = ({ application, after }) => {
    const why = application && after.length === 0 ? notSold(application) : undefined
    return why ? { price: { key: `step.notSold.${why}` } } : priceStep(today, after)
  }
  return {
    finished,
    view,
    covers: {
      covers: covers.map(cover => {
        const by = unfollowedBy(cover, offers)
        const choice = withShares(toChoose(cover, stepTo), today[0]?.premium)
        return by.length > 0 ? { ...choice, unfollowedBy: by } : choice
      }),
      latest: latestOf(carriers, finished, offers),
      late: lateStart(finished),
      effects: priceEffects(today, [...covers.flatMap(otherChoices), ...priceTipsOf(finished, rate)]),
      reference: referenceOf(today, offers),
    },
  }
}

/** What another choice of a cover would cost; null if nobody can say. */
type StepTo = (choice: PricedCover['choices'][number]) => PriceStep | null

function toChoose(cover: PricedCover, stepTo: StepTo): CoverView {
  const { stop, name, key, chosen, choices } = cover
  const { title, privacyShort } = stop.step.props
  return {
    name,
    key,
    label: labelOf(cover),
    question: title,
    ...(privacyShort && { help: privacyShort }),
    choices: choices.map(choice => {
      const { card, isChosen, amount } = choice
      const { value, title, description } = card
      const said = amount === undefined ? description : withDescription(title, description)
      return {
        value,
        title: amount === undefined ? title : alike(amount),
        ...(said && { description: said }),
        is_chosen: isChosen,
        ...(isChosen ? {} : stepTo(choice)),
      }
    }),
    ...daysOf(stop, chosen),
  }
}

/** The insurers whose prices don't follow what is chosen for a cover. */
function unfollowedBy({ name, chosen }: PricedCover, offers: readonly OfferView[]): readonly string[] {
  const isOther = ({ outcome, price }: OfferView) =>
    outcome?.kind === 'quoted' &&
    (outcome.notes.some(note => isUnfollowed(note) && coversOfNote(note).some(cover => cover === name)) ||
      (name === 'roofSettlement' && chosen === usualCover.homeowner.roofSettlement && paysOldRoof(price)))
  return [...new Set(offers.filter(isOther).map(({ insurer }) => displayName(insurer)))]
}

function coversOfNote(note: OwnSentence): readonly ChoosableCover[] {
  if (note.key === 'note.unratedCovers') return note.values.covers
  return note.key === 'note.roofUnsaid' ? ['roofSettlement'] : []
}

function paysOldRoof(price: OfferView['price']): boolean {
  return price?.coverage?.parts.some(({ kind }) => kind === 'roofCashValue') === true
}

/** A choice whose title is an amount is called what its card says, with what that means. */
function withDescription(title: Text, description: Text | undefined): Text {
  return description ? composed(tell => `${tell(title)}. ${tell(description)}`) : title
}

/** Fewer prices are compared faster by reading them. */
const fewestBars = 3

/**
 * The same with each price next to the highest, for a picture of price against protection. `now`: today's price of the reference.
 */
export function withShares(cover: CoverView, now: number | undefined): CoverView {
  const costs = cover.choices.map(({ is_chosen, price }) =>
    is_chosen ? now : price?.key === 'step.price' ? price.values.cents : undefined,
  )
  const known = costs.filter(cents => cents !== undefined)
  // A start date is no protection.
  if (known.length < fewestBars || cover.days) return cover
  const highest = Math.max(...known)
  const choices = cover.choices.map((choice, at) => {
    const cents = costs[at]
    return cents === undefined ? choice : { ...choice, share: Math.round((cents / highest) * 1000) / 1000 }
  })
  return { ...cover, choices }
}

/** The possible days, if any day may be chosen. */
function daysOf({ step }: Stop, chosen = ''): Pick<CoverToChoose, 'days'> {
  if (step.kind !== 'start-day') return {}
  // The kind determines these props.
  const { first_day: first, last_day: last } = step.props as StartDayProps
  return { days: { first, last, chosen } }
}

function priceTipsOf(finished: Finished, rate: PlanPrices): readonly Alternative[] {
  return pricedTips(finished, rate).map(tip => ({ ...tip, group: tip.what.en }))
}

/** What the latest change did to the cheapest price, which the page names next to it; null before any change. */
function latestOf(
  carriers: Services['carriers'],
  finished: Finished,
  listed: readonly OfferView[],
): LatestView | null {
  const { quote } = finished
  const before = triedRounds(finished).at(-1)
  if (before?.round !== quote.round - 1) return null
  const isAsAtFirst = firstTried(finished) === null
  const listIn = (round: EarlierRound) => {
    const offers = round.offers.map(offer => ({ ...offer, state: 'done', standIn: false }) as const)
    return viewResults(carriers, { ...finished, offers }).offers
  }
  const difference = isAsAtFirst
    ? ({ key: 'price.asAtFirst' } as const)
    : priceSince(listIn(before), listed, () =>
        otherRounds(finished)
          .filter(round => round !== before)
          .map(listIn),
      )
  return { difference, ...waysBack(finished) }
}

function waysBack(
  tried: Pick<Finished, 'quote' | 'earlier' | 'journey'>,
): Pick<LatestChange, 'undo' | 'first'> {
  const [undo, first] = [undoShown(tried), firstTried(tried)]
  return {
    ...(undo && { undo: changesTo(tried.quote, undo.answers) }),
    ...(first && first.round !== undo?.round && { first: changesTo(tried.quote, first.answers) }),
  }
}

/** The price in which the steps are shown, and who is cheaper. */
export function referenceOf(
  today: readonly ComparedPrice[],
  listed: readonly OfferView[],
): ReferenceView | null {
  const [reference] = today
  if (!reference) return null
  const { insurer, premium: cents, period } = reference
  const rated = new Set(today.map(({ carrier }) => carrier))
  const cheaper = listed
    .filter(isUsual)
    .flatMap(({ id, insurer: other, price }) =>
      price?.period === period && price.cents < cents && !rated.has(id)
        ? [{ insurer: displayName(other), ...price }]
        : [],
    )
    .toSorted((a, b) => a.cents - b.cents)
  return {
    insurer: displayName(insurer),
    cents,
    period,
    isEstimated: listed.some(({ id, price }) => id === reference.carrier && price?.isEstimated === true),
    cheaper: [...new Set(cheaper.map(other => other.insurer))],
    isCheaperEstimated: cheaper.some(({ isEstimated }) => isEstimated),
  }
}
