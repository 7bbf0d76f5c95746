import { addressOf } from '../../../contract/quote-address.ts'
import type { WaysOn } from '../../../contract/status.ts'
import type { Tell } from '../../../sentences/tell.ts'
import { withInsurer } from '../../results/asking-limits.ts'
import type { OfferView } from '../../results/offer-view.ts'
import type { ComparedPrice } from '../../results/price-steps.ts'
import type { Quote } from '../../store/rows/quote.ts'
import {
  type FinishedJourney,
  type PricedCover,
  pricedCovers,
  pricedLevers,
} from '../coverage/cover-steps.ts'
import { type OtherChoice, otherChoices } from '../coverage/other-choices.ts'
import { planPricesOf } from '../coverage/plan-prices.ts'
import type { Services } from '../services.ts'

/** The most ways of a kind: a visitor with more of them had better see the page of all covers. */
const most = 3

interface FinishedQuote extends FinishedJourney {
  readonly quote: Pick<Quote, 'id' | 'line'>
  readonly tell: Tell
}

/**
 * What else somebody can do whom most insurers here decline, or who has no price at all: other choices and answers that those
 * insurers do price, what they say would help, and the pages where it is changed. Undefined where most have a price.
 */
export function waysOn(
  { ratePlans }: Pick<Services, 'ratePlans'>,
  finished: FinishedQuote,
  insurers: readonly OfferView[],
): WaysOn | undefined {
  const declining = insurers.filter(({ kind }) => kind === 'declined')
  const isPriceless = !insurers.some(({ kind }) => kind === 'price' || kind === 'quoting')
  if (!isPriceless && declining.length * 2 <= insurers.length) return undefined
  const { quote, tell } = finished
  const rate = planPricesOf({ ratePlans }, finished, insurers)
  const isWon = ({ after }: { readonly after: readonly ComparedPrice[] }) => wonBy(declining, after) > 0
  const covers = pricedCovers(finished, rate)
  const choices = covers
    .flatMap(nearestFirst)
    .filter(isWon)
    .toSorted((a, b) => wonBy(declining, b.after) - wonBy(declining, a.after))
    .slice(0, most)
  const levers = pricedLevers(finished, rate).filter(isWon).slice(0, most)
  if (!isPriceless && choices.length + levers.length === 0) return undefined
  const help = helpOf(declining, tell)
  const textOf = ({ what, after: [best] }: Pick<OtherChoice, 'what' | 'after'>) =>
    best
      ? tell({
          key: 'ways.choice',
          values: { what, price: { cents: best.premium, period: best.period } },
        })
      : what
  const hasPrice = insurers.some(({ kind }) => kind === 'price')
  const terms = hasPrice ? [] : termsSold(covers)
  return {
    says: [
      ...(terms.length > 0 ? [tell({ key: 'ways.terms', values: { terms } })] : []),
      ...(choices.length > 0 ? [tell({ key: 'ways.otherChoice' })] : []),
      ...(choices.length === 0 && levers.length > 0 ? [tell({ key: 'ways.otherAnswer' })] : []),
      ...(choices.length + levers.length === 0 && help.length > 0
        ? [tell({ key: 'ways.help' }), ...help]
        : []),
    ],
    choices: choices.map(one => ({ name: one.name, value: one.value, text: textOf(one) })),
    pages: [
      ...levers.map(one => ({ href: addressOf(one.route, '', quote.id), text: textOf(one) })),
      ...(isPriceless
        ? [
            { href: `/quotes/${quote.id}/answers`, text: tell({ key: 'ways.answers' }) },
            { href: `/quotes/${quote.id}/add`, text: tell({ key: 'ways.otherLine' }) },
          ]
        : []),
    ],
  }
}

/** How many insurers that decline now have a price then. */
function wonBy(declining: readonly OfferView[], after: readonly ComparedPrice[]): number {
  return after.filter(({ carrier }) => declining.some(({ id }) => id === carrier)).length
}

/** The other choices of a cover: the next lower one first, then what is lower still, then what is higher. */
function nearestFirst(cover: PricedCover): readonly OtherChoice[] {
  const values = cover.choices.map(({ card }) => card.value)
  const now = values.indexOf(cover.chosen ?? '')
  const distance = ({ value }: OtherChoice) => {
    const steps = now - values.indexOf(value)
    return steps > 0 ? steps : values.length - steps
  }
  return otherChoices(cover).toSorted((a, b) => distance(a) - distance(b))
}

/** The terms of life insurance that have a price, in years; none where the chosen term is among them. */
function termsSold(covers: readonly PricedCover[]): readonly number[] {
  const cover = covers.find(({ stop }) => stop.asks.name === 'cover')
  const termOf = (value: string) => Number(value.split(':')[1])
  const sold =
    cover?.choices.filter(({ after }) => after.length > 0).map(({ card }) => termOf(card.value)) ?? []
  const terms = [...new Set(sold)].toSorted((a, b) => a - b)
  return terms.includes(termOf(cover?.chosen ?? '')) ? [] : terms
}

/** What declining insurers say would help, each sentence once. */
function helpOf(declining: readonly OfferView[], tell: Tell): readonly string[] {
  const help = declining.flatMap(({ outcome, carrier }) =>
    outcome?.kind === 'declined' && outcome.text ? [tell(withInsurer(outcome.text, carrier.insurer))] : [],
  )
  return [...new Set(help)]
}
