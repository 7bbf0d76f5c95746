import type { CoversPage, CoverToChoose, LatestChange } from '../../contract/covers.ts'
import type { QuoteResult } from '../../contract/status.ts'
import type { StartDayProps } from '../../kinds/start-day/start-day.ts'
import { stepTitles } from '../../lines/covers.ts'
import type { Stop } from '../../wizard/walk.ts'
import { type Alternative, priceEffects } from '../results/price-effects.ts'
import { type ComparedPrice, moreOrLessAYear, priceStep, spokenName } from '../results/price-steps.ts'
import { type PricedCover, pricedCovers, pricedLevers } from './cover-steps.ts'
import { lateStart } from './late-start.ts'
import { latestChange, pricesOf } from './latest-change.ts'
import { type PlanPrices, planPricesOf } from './plan-prices.ts'
import type { Services } from './services.ts'
import { type Finished, readFinished } from './show-results.ts'

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
  const latest = latestOf(finished.quote, result)
  const [cheapest] = today
  return {
    covers: covers.map(cover => toChoose(cover, today)),
    result,
    ...(latest ? { latest } : {}),
    ...lateStart(finished),
    effects: priceEffects(today, [...covers.flatMap(stepsOf), ...leversOf(finished, rate)]),
    ...(cheapest ? { reference_insurer: spokenName(cheapest.insurer) } : {}),
  }
}

function toChoose(cover: PricedCover, today: readonly ComparedPrice[]): CoverToChoose {
  const { stop, key, chosen, choices } = cover
  const { title, privacyShort } = stop.step.props
  return {
    name: stop.asks.name,
    key,
    label: labelOf(cover),
    question: title,
    ...(privacyShort === undefined ? {} : { help: privacyShort }),
    choices: choices.map(({ card: { value, title, description }, answer, isChosen, after, amount }) => ({
      value: 'choice' in answer ? value : JSON.stringify(answer),
      title: amount ?? title,
      ...descriptionOf(amount === undefined ? description : title),
      is_chosen: isChosen,
      ...(isChosen ? {} : priceStep(today, after)),
    })),
    ...daysOf(stop, chosen),
  }
}

function labelOf({ stop, car }: PricedCover): string {
  const { short, title } = stop.step.props
  return car === undefined ? (short ?? title) : `Deductible of the ${car}`
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

/** The other choices of a cover. */
function stepsOf(cover: PricedCover): readonly Alternative[] {
  const { stop, key, car, choices } = cover
  return choices
    .filter(({ card, isChosen }) => !isChosen && !isTooLittle(stop, card.value))
    .map(({ card, after }) => ({
      what:
        stepTitles[stop.asks.name]?.[card.value] ??
        `${labelOf(cover)}: ${car === undefined ? stop.step.say({ choice: card.value }) : card.title}`,
      group: key,
      route: stop.route,
      after,
    }))
}

/** Less than it costs to rebuild, or to buy everything again, is not suggested for its price. */
function isTooLittle({ asks: { name } }: Stop, value: string): boolean {
  return (name === 'dwelling' || name === 'belongings') && Number(value) < 100
}

function leversOf(finished: Finished, rate: PlanPrices): readonly Alternative[] {
  return pricedLevers(finished, rate).map(lever => ({ ...lever, group: lever.what }))
}

/** What the latest change did to the cheapest of the prices that existed before it too; null before any change. */
function latestOf(quote: Finished['quote'], result: QuoteResult): LatestChange | null {
  const change = latestChange(quote)
  if (!change) return null
  const { undo } = change
  const prices = pricesOf(result)
  const known = result.quotes.filter(({ id }) => id in prices && id in change.prices)
  const [best] = known.toSorted((a, b) => (prices[a.id] ?? 0) - (prices[b.id] ?? 0))
  if (!best) return { difference: 'No insurer has had a price for both.', undo }
  const cents = (prices[best.id] ?? 0) - (change.prices[best.id] ?? 0)
  const period = best.price_info.policy_period
  const difference =
    cents === 0 ? 'The same price as before' : `${moreOrLessAYear(cents, period)} than before`
  return { difference: `${difference}, with ${spokenName(best.insurer.name)}.`, undo }
}
