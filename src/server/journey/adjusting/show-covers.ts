import type { Quoted } from '../../../connectors/connector.ts'
import { carrierOf, offerIdOf } from '../../../contract/carrier-of.ts'
import type { CoversPage, CoverToChoose, LatestChange, ReferencePrice } from '../../../contract/covers.ts'
import type { QuoteResult } from '../../../contract/status.ts'
import type { StartDayProps } from '../../../kinds/start-day/start-day.ts'
import { centsOf } from '../../../units/cents.ts'
import type { Stop } from '../../../wizard/walk.ts'
import { yearCents } from '../../results/present-offer.ts'
import { type Alternative, priceEffects } from '../../results/price-effects.ts'
import {
  type ComparedPrice,
  moreOrLessEach,
  type PriceStep,
  priceOf,
  priceStep,
  spokenName,
} from '../../results/price-steps.ts'
import { productsOf } from '../../results/products.ts'
import { type PricedCover, pricedCovers, pricedLevers } from '../coverage/cover-steps.ts'
import { labelOf, otherChoices } from '../coverage/other-choices.ts'
import { type AnsweredRound, answeredRound } from '../coverage/own-prices.ts'
import { type PlanPrices, planPricesOf } from '../coverage/plan-prices.ts'
import { changesTo, firstTried, triedRounds, undoTarget } from '../coverage/tried-covers.ts'
import { lateStart } from '../results/late-start.ts'
import { type Finished, readFinished } from '../results/show-results.ts'
import type { Services } from '../services.ts'
import { notSoldBy } from './not-sold.ts'

/** The covers of a finished quote with what each step would cost. Throws as `showResults` does. */
export async function showCovers(
  services: Services,
  { visitor, id }: { readonly visitor: Buffer; readonly id: string },
): Promise<CoversPage> {
  return coversPage(services, await readFinished(services, visitor, id))
}

/** The same for a quote that has been read already. */
export function coversPage(
  { present, ratePlans }: Pick<Services, 'present' | 'ratePlans'>,
  finished: Finished,
): CoversPage {
  const { result } = present(finished)
  const rate = planPricesOf({ ratePlans }, finished, result.quotes)
  const today = rate(finished.application)
  const covers = pricedCovers(finished, rate)
  const latest = latestOf(finished, result)
  const [cheapest] = today
  const notSold = notSoldBy({ ratePlans }, finished, result.quotes)
  const stepTo: StepTo = ({ application, after }) => {
    const why = application && after.length === 0 ? notSold(application) : undefined
    return why ? { price: finished.tell({ key: `step.notSold.${why}` }) } : priceStep(today, after)
  }
  return {
    covers: covers.map(cover => toChoose(cover, stepTo)),
    result,
    ...(latest ? { latest } : {}),
    ...lateStart(finished),
    effects: priceEffects(today, [...covers.flatMap(otherChoices), ...leversOf(finished, rate)]),
    ...(cheapest ? { reference: referenceOf(cheapest, result) } : {}),
  }
}

/** What another choice of a cover would cost, in words; null where nobody can say. */
type StepTo = (choice: PricedCover['choices'][number]) => PriceStep | null

function toChoose(cover: PricedCover, stepTo: StepTo): CoverToChoose {
  const { stop, name, key, chosen, choices } = cover
  const { title, privacyShort } = stop.step.props
  return {
    name,
    key,
    label: labelOf(cover),
    question: title,
    ...(privacyShort === undefined ? {} : { help: privacyShort }),
    choices: choices.map(choice => {
      const { card, isChosen, amount } = choice
      const { value, title, description } = card
      return {
        value,
        title: amount ?? title,
        ...descriptionOf(amount === undefined ? description : title),
        is_chosen: isChosen,
        ...(isChosen ? {} : stepTo(choice)),
      }
    }),
    ...daysOf(stop, chosen),
  }
}

/** The possible days, where any day may be chosen. */
function daysOf({ step }: Stop, chosen = ''): Pick<CoverToChoose, 'days'> {
  if (step.kind !== 'start-day') return {}
  // The kind determines these props.
  const { first_day: first, last_day: last } = step.props as StartDayProps
  return { days: { first, last, chosen } }
}

function descriptionOf(description: string | undefined) {
  return description === undefined ? {} : { description }
}

function leversOf(finished: Finished, rate: PlanPrices): readonly Alternative[] {
  return pricedLevers(finished, rate).map(lever => ({ ...lever, group: lever.what }))
}

/** What the latest change did to the cheapest of the prices that existed before it too; null before any change. */
function latestOf(finished: Finished, { quotes }: QuoteResult): LatestChange | null {
  const { quote, earlier } = finished
  const before = triedRounds(finished).find(({ round }) => round === quote.round - 1)
  if (!before) return null
  const [then, now] = [ownPrices(before.offers), ownPrices(answeredRound(quote, finished.offers).offers)]
  const [best] = [...now]
    .filter(([id]) => then.has(id))
    .toSorted(([, a], [, b]) => yearCents(a.bill) - yearCents(b.bill))
  return { difference: differenceOf(best, then, quotes), ...waysBack({ quote, earlier }) }
}

function differenceOf(
  best: readonly [id: string, quoted: Quoted] | undefined,
  then: ReadonlyMap<string, Quoted>,
  quotes: QuoteResult['quotes'],
): string {
  const before = best && then.get(best[0])
  if (!best || !before) return 'No insurer has had a price for both.'
  const [id, { premium, period }] = best
  const cents = centsOf(premium) - centsOf(before.premium)
  const insurer = quotes.find(quote => quote.id === id)?.insurer.name ?? ''
  const difference = cents === 0 ? 'The same price as before' : `${moreOrLessEach(cents, period)} than before`
  return `${difference}, with ${spokenName(insurer)}.`
}

/** The prices that insurers gave for the usual cover, by offer. */
function ownPrices(offers: AnsweredRound['offers']): ReadonlyMap<string, Quoted> {
  return new Map(
    offers.flatMap(({ carrier, outcome }) =>
      (outcome.kind === 'quoted' ? productsOf(outcome) : [])
        .filter(({ narrow }) => !narrow)
        .map(quoted => [offerIdOf(carrier, quoted.product?.id), quoted] as const),
    ),
  )
}

function waysBack(tried: Pick<Finished, 'quote' | 'earlier'>): Pick<LatestChange, 'undo' | 'first'> {
  const [undo, first] = [undoTarget(tried), firstTried(tried)]
  return {
    ...(undo && { undo: changesTo(tried.quote, undo.answers) }),
    ...(first && first.round !== undo?.round && { first: changesTo(tried.quote, first.answers) }),
  }
}

/** The price in which the steps are shown, and who is cheaper. */
function referenceOf(
  { insurer, premium, period, carrier }: ComparedPrice,
  { quotes }: QuoteResult,
): ReferencePrice {
  const best = quotes.find(({ ad, price_info: { type, narrow } }) => !ad && type === 'price' && !narrow)
  const isOther = best !== undefined && carrierOf(best.id) !== carrierOf(carrier)
  return {
    insurer: spokenName(insurer),
    price: priceOf({ premium, period }),
    ...(isOther ? { cheaper: spokenName(best.insurer.name) } : {}),
  }
}
