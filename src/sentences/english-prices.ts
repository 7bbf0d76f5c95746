import { longDay } from '../language/days.ts'
import { exactOrAbout } from '../language/exact-or-about.ts'
import { andList } from '../language/lists.ts'
import { roundedToDollars, shortDollars, wholeDollars } from '../language/money.ts'
import { counted } from '../language/numbers.ts'
import { perPeriod } from '../language/periods.ts'
import type { Text } from '../language/text.ts'
import type { Period } from '../units/period.ts'

/** In cents, for one period. */
interface Price {
  readonly cents: number
  readonly period: Period
}

interface InsurersPrice extends Price {
  readonly insurer: string
}

/** How much more an insurer charges after a change; estimated if either price is. */
interface PriceSince extends InsurersPrice {
  readonly isEstimated: boolean
}

/** The lowest price before a change. */
type LowestPrice = Omit<PriceSince, 'period'>

/** A price after a change, and how much more it is, in cents. */
interface ChangedPrice extends Price {
  readonly difference: number
}

/** Where another insurer would be cheaper: the period is given with its price only if it is another one. */
interface CheaperPrice extends InsurersPrice {
  readonly isSamePeriod: boolean
}

interface Counts {
  readonly all: number
  readonly fell: number
  readonly rose: number
}

/** What changes do to prices, in English. */
export const englishPrices = {
  'step.price': ({ difference, ...price }: ChangedPrice) => `${priceOf(price)}, ${moreOrLess(difference)}`,
  'step.from': ({ insurer, ...price }: InsurersPrice) => `From ${priceOf(price)} with ${insurer}`,
  'step.noPrice': ({ insurer }: { readonly insurer: string }) => `No price at ${insurer}`,
  'step.unfollowed': ({ insurer }: { readonly insurer: string }) => `${insurer} doesn’t sell this choice`,
  'step.cheaper': ({ insurer, isSamePeriod, ...price }: CheaperPrice) =>
    `${isSamePeriod ? shortDollars(price.cents) : priceOf(price)} with ${insurer}`,
  'step.notSold.age': 'Not sold at your age',
  'step.notSold.other': 'No insurer sells this',

  'price.amount': priceOf,
  'price.difference': moreOrLessEach,
  'price.sinceChange': ({ insurer, isEstimated, ...price }: PriceSince) =>
    `${isEstimated ? aboutSince(price) : since(price)}, with ${insurer}.`,
  'price.trip': ({ places, start, end, travelers, dollars: cost }: Trip) =>
    `For ${counted(travelers, 'traveler')} to ${andList(
      places.map(({ en }) => en),
      'en',
    )}, ${longDay(start, 'en')} to ${longDay(end, 'en')}${cost > 0 ? `, at a cost of ${wholeDollars(cost)}` : ''}.`,
  'price.lowestBefore': (price: LowestPrice) => `It was ${exactOrAbout(price)} with ${price.insurer}.`,
  'price.beforeChanges': (price: LowestPrice) =>
    `Before these changes, it was ${exactOrAbout(price)} with ${price.insurer}.`,
  'price.lowestGiven': (price: LowestPrice) =>
    `The lowest price insurers had given before was ${exactOrAbout(price)}, with ${price.insurer}.`,
  'price.sinceChangeUnknown': 'There’s no price to compare.',
  'price.asAtFirst': 'Nothing has changed from your first choices.',

  'effect.first': ({ insurer, ...price }: InsurersPrice) =>
    `With all the details you added, ${insurer} costs ${moreOrLessEach(price)} ${price.cents === 0 ? 'as' : 'than'} without them.`,
  'effect.counts': (counts: Counts) => countsOf(counts, 'I'),
  'effect.none': 'The details you added cost the same as what was assumed before.',
  'effect.gone': ({ insurers }: { readonly insurers: number }) => `${noLongerPriced(insurers)}.`,
  'effect.goneOnly': ({ insurers }: { readonly insurers: number }) =>
    `With the details you added, ${noLongerPriced(insurers)}.`,
} as const

/** "$33 a month". */
function priceOf({ cents, period }: Price): string {
  return `${shortDollars(cents)} ${perPeriod(period, 'en')}`
}

/** "$5 less", "$5 more", or "the same". */
function moreOrLess(difference: number): string {
  if (difference === 0) return 'the same'
  return `${shortDollars(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`
}

/** The same for each period of a price: "$5 less a month", "$52 less for 6 months", "$10 less" for a trip. */
function moreOrLessEach({ cents, period }: Price): string {
  return cents === 0 || period === 'trip'
    ? moreOrLess(cents)
    : `${moreOrLess(cents)} ${perPeriod(period, 'en')}`
}

function since(price: Price): string {
  return price.cents === 0 ? 'The same price as before' : `${moreOrLessEach(price)} than before`
}

/** In whole dollars: an estimate is no better known than that. */
function aboutSince({ cents, period }: Price): string {
  const about = roundedToDollars(cents)
  return about === 0 ? 'About the same price as before' : `About ${moreOrLessEach({ cents: about, period })}`
}

/** How many prices by rates that we hold moved, and in which direction; `who` has the rates. */
export function countsOf({ all, fell, rose }: Counts, who: string): string {
  const insurers = `insurers whose rates ${who} have`
  const every = all === 2 ? 'Both' : `All ${all}`
  if (fell === all) return `${every} ${insurers} got cheaper.`
  if (rose === all) return `${every} ${insurers} got more expensive.`
  const moved = [
    ...(fell > 0 ? [`${fell} got cheaper`] : []),
    ...(rose > 0 ? [`${rose} got more expensive`] : []),
  ]
  return `Of the ${all} ${insurers}, ${moved.length > 0 ? moved.join(' and ') : 'none changed its price'}.`
}

function noLongerPriced(insurers: number): string {
  return `${counted(insurers, 'insurer')} no longer ${insurers === 1 ? 'gives' : 'give'} a price`
}

interface Trip {
  /** The countries' names. */
  readonly places: readonly Text[]
  readonly start: string
  readonly end: string
  readonly travelers: number
  /** What is prepaid for all; 0 where only medical costs are insured. */
  readonly dollars: number
}
