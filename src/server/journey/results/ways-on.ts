import type { Carrier } from '../../../carriers/carrier.ts'
import type { WaysOn } from '../../../contract/prices/status.ts'
import { addressOf } from '../../../contract/quote-address.ts'
import type { Text } from '../../../language/text.ts'
import type { OwnSentence, Sentence } from '../../../sentences/sentence.ts'
import type { Period } from '../../../units/period.ts'
import { withInsurer } from '../../results/asking-limits.ts'
import type { ComparedPrice } from '../../results/explain/price-steps.ts'
import type { OfferView } from '../../results/offer-view.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { type FinishedJourney, type PricedCover, pricedCovers, pricedTips } from '../coverage/cover-steps.ts'
import { type OtherChoice, otherChoices } from '../coverage/other-choices.ts'
import { planPricesOf } from '../coverage/plan-prices.ts'

/** The most ways of a kind: a visitor with more of them is better off on the page of all covers. */
const most = 3

interface FinishedQuote extends FinishedJourney {
  readonly quote: Pick<Quote, 'id' | 'line'>
}

/** The ways of WaysOn as values, except what questions say in words. */
export interface WaysView {
  readonly says: readonly Sentence[]
  readonly choices: readonly (Pick<WaysOn['choices'][number], 'name' | 'value'> & PricedWay)[]
  readonly pages: readonly { readonly href: string; readonly says: OwnSentence | PricedWay }[]
}

/** Another choice or answer, and the cheapest price with it; null if there is none. */
export interface PricedWay {
  readonly what: Text
  readonly price: { readonly cents: number; readonly period: Period } | null
}

/**
 * What else somebody can do who is declined by most insurers here, or has no price at all: other choices and answers that those
 * insurers do price, what they say would help, and the pages where it is changed. Undefined if most have a price.
 */
export function waysOn(
  carriers: readonly Carrier[],
  finished: FinishedQuote,
  insurers: readonly OfferView[],
): WaysView | undefined {
  const declining = insurers.filter(({ kind }) => kind === 'declined')
  const isPriceless = !insurers.some(({ kind }) => kind === 'price' || kind === 'quoting')
  if (!isPriceless && declining.length * 2 <= insurers.length) return undefined
  const { quote } = finished
  const rate = planPricesOf(carriers, finished, insurers)
  const isWon = ({ after }: { readonly after: readonly ComparedPrice[] }) => wonBy(declining, after) > 0
  const covers = pricedCovers(finished, rate)
  const choices = covers
    .flatMap(nearestFirst)
    .filter(isWon)
    .toSorted((a, b) => wonBy(declining, b.after) - wonBy(declining, a.after))
    .slice(0, most)
  const tips = pricedTips(finished, rate).filter(isWon).slice(0, most)
  if (!isPriceless && choices.length + tips.length === 0) return undefined
  const help = helpOf(declining)
  const hasPrice = insurers.some(({ kind }) => kind === 'price')
  const terms = hasPrice ? [] : termsSold(covers)
  return {
    says: [
      ...(terms.length > 0 ? [{ key: 'ways.terms', values: { terms } } as const] : []),
      ...(choices.length > 0 ? [{ key: 'ways.otherChoice' } as const] : []),
      ...(choices.length === 0 && tips.length > 0 ? [{ key: 'ways.otherAnswer' } as const] : []),
      ...(choices.length + tips.length === 0 && help.length > 0
        ? [{ key: 'ways.help' } as const, ...help]
        : []),
    ],
    choices: choices.map(one => ({ name: one.name, value: one.value, ...pricedWay(one) })),
    pages: [
      ...tips.map(one => ({ href: addressOf(one.route, '', quote.id), says: pricedWay(one) })),
      ...(isPriceless
        ? [
            { href: `/quotes/${quote.id}/answers`, says: { key: 'ways.answers' } as const },
            { href: `/quotes/${quote.id}/add`, says: { key: 'ways.otherLine' } as const },
          ]
        : []),
    ],
  }
}

function pricedWay({ what, after: [best] }: Pick<OtherChoice, 'what' | 'after'>): PricedWay {
  return { what, price: best ? { cents: best.premium, period: best.period } : null }
}

/** How many of the insurers that decline now would then have a price. */
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

/** The life insurance terms that have a price, in years; none if the chosen term is among them. */
function termsSold(covers: readonly PricedCover[]): readonly number[] {
  const cover = covers.find(({ stop }) => stop.asks.name === 'cover')
  const termOf = (value: string) => Number(value.split(':')[1])
  const sold =
    cover?.choices.filter(({ after }) => after.length > 0).map(({ card }) => termOf(card.value)) ?? []
  const terms = [...new Set(sold)].toSorted((a, b) => a - b)
  return terms.includes(termOf(cover?.chosen ?? '')) ? [] : terms
}

/** What declining insurers say would help. */
function helpOf(declining: readonly OfferView[]): readonly Sentence[] {
  return declining.flatMap(({ outcome, carrier }) =>
    outcome?.kind === 'declined' && outcome.text ? [withInsurer(outcome.text, carrier.insurer)] : [],
  )
}
