import type { Quoted } from '../../../connectors/connector.ts'
import { carrierOf, offerIdOf } from '../../../contract/carrier-of.ts'
import type { CoversPage, CoverToChoose, LatestChange, ReferencePrice } from '../../../contract/covers.ts'
import type { StartDayProps } from '../../../kinds/start-day/start-day.ts'
import type { OwnSentence } from '../../../sentences/sentence.ts'
import type { Tell } from '../../../sentences/tell.ts'
import { centsOf } from '../../../units/cents.ts'
import type { Stop } from '../../../wizard/walk.ts'
import type { OfferView } from '../../results/offer-view.ts'
import { type Alternative, priceEffects } from '../../results/price-effects.ts'
import { type ComparedPrice, type PriceStep, priceStep } from '../../results/price-steps.ts'
import { displayName, productsOf } from '../../results/products.ts'
import { type ResultsView, viewResults } from '../../results/results-view.ts'
import { type PricedCover, pricedCovers, pricedLevers } from '../coverage/cover-steps.ts'
import { labelOf, otherChoices } from '../coverage/other-choices.ts'
import type { AnsweredRound } from '../coverage/own-prices.ts'
import { type PlanPrices, planPricesOf } from '../coverage/plan-prices.ts'
import { changesTo, firstTried, triedRounds, undoTarget } from '../coverage/tried-covers.ts'
import { lateStart } from '../results/late-start.ts'
import { type Finished, readFinished } from '../results/show-results.ts'
import type { Services } from '../services.ts'
import { notSoldBy } from './not-sold.ts'

/** The page of the covers, and the prices beside them. */
export interface ShownCovers {
  readonly finished: Finished
  readonly view: ResultsView
  readonly covers: Omit<CoversPage, 'result'>
}

/** The covers of a finished quote with what each step would cost. Throws as `showResults` does. */
export async function showCovers(
  services: Services,
  { visitor, id }: { readonly visitor: Buffer; readonly id: string },
): Promise<ShownCovers> {
  return coversOf(services, await readFinished(services, visitor, id))
}

/** The same for a quote that has been read already. */
export function coversOf(
  { carriers, ratePlans }: Pick<Services, 'carriers' | 'ratePlans'>,
  finished: Finished,
): ShownCovers {
  const view = viewResults(carriers, finished)
  const { offers } = view
  const { tell } = finished
  const rate = planPricesOf({ ratePlans }, finished, offers)
  const today = rate(finished.application)
  const covers = pricedCovers(finished, rate)
  const latest = latestOf(finished, offers)
  const [cheapest] = today
  const notSold = notSoldBy({ ratePlans }, finished, offers)
  const stepTo: StepTo = ({ application, after }) => {
    const why = application && after.length === 0 ? notSold(application) : undefined
    return why ? { price: { key: `step.notSold.${why}` } } : priceStep(today, after)
  }
  const effects = priceEffects(today, [...covers.flatMap(otherChoices), ...leversOf(finished, rate)])
  return {
    finished,
    view,
    covers: {
      covers: covers.map(cover => toChoose(cover, { stepTo, tell })),
      ...(latest ? { latest } : {}),
      ...lateStart(finished),
      effects: effects.map(({ what, route, ...values }) => ({
        what,
        effect: tell({ key: 'price.difference', values }),
        is_less: values.cents < 0,
        route,
      })),
      ...(cheapest ? { reference: referenceOf(cheapest, offers, tell) } : {}),
    },
  }
}

/** What another choice of a cover would cost; null where nobody can say. */
type StepTo = (choice: PricedCover['choices'][number]) => PriceStep | null

interface Choosing {
  readonly stepTo: StepTo
  readonly tell: Tell
}

function toChoose(cover: PricedCover, { stepTo, tell }: Choosing): CoverToChoose {
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
        ...(isChosen ? {} : toldStep(stepTo(choice), tell)),
      }
    }),
    ...daysOf(stop, chosen),
  }
}

function toldStep(step: PriceStep | null, tell: Tell) {
  if (!step) return {}
  return { price: tell(step.price), ...(step.cheapest ? { cheapest: tell(step.cheapest) } : {}) }
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

/** What the latest change did to the cheapest price, which the page names beside it; null before any change. */
function latestOf(finished: Finished, listed: readonly OfferView[]): LatestChange | null {
  const { quote, earlier, tell } = finished
  const before = triedRounds(finished).find(({ round }) => round === quote.round - 1)
  if (!before) return null
  const isAsAtFirst = firstTried(finished) === null
  const difference = isAsAtFirst
    ? ({ key: 'price.asAtFirst' } as const)
    : differenceOf(ownPrices(before.offers), listed)
  return { difference: tell(difference), ...waysBack({ quote, earlier }) }
}

function differenceOf(then: ReadonlyMap<string, Quoted>, listed: readonly OfferView[]): OwnSentence {
  const best = listed.find(({ price }) => price && !price.isNarrow)
  if (!best?.price) return { key: 'price.sinceChangeUnknown' }
  const { id, price } = best
  const before = then.get(id)
  const insurer = displayName(best.insurer)
  if (!before || price.period !== before.period) return { key: 'price.sinceChangeNew', values: { insurer } }
  const cents = price.cents - centsOf(before.premium)
  const values = { cents, period: before.period, insurer, isEstimated: price.isEstimated }
  return { key: 'price.sinceChange', values }
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
  { insurer, premium: cents, period, carrier }: ComparedPrice,
  listed: readonly OfferView[],
  tell: Tell,
): ReferencePrice {
  const best = listed.find(({ price }) => price && !price.isNarrow)
  const isOther = best !== undefined && best.carrier.id !== carrierOf(carrier)
  return {
    insurer: displayName(insurer),
    price: tell({ key: 'price.amount', values: { cents, period } }),
    ...(isOther ? { cheaper: displayName(best.insurer) } : {}),
  }
}
