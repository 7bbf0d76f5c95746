import type { Carrier } from '../../carriers/carrier.ts'
import { assumedOf } from '../../connectors/assumed.ts'
import type { CarrierRequest, Period, Quoted, TermBill } from '../../connectors/connector.ts'
import type { InsuranceLine } from '../../law/rule.ts'
import { type Market, type MarketPrice, market as ourMarket } from '../../market/market.ts'
import { amountOf, centsOf } from '../../units/cents.ts'
import { timesAYear } from '../results/rank.ts'
import { mostQuestions } from '../store/carrier-questions.ts'
import { estimateErrors, estimatesMade } from './estimate-metrics.ts'
import { indexOf } from './index-of.ts'
import type { PriceIndex } from './price-index.ts'

/**
 * Prices in place of missing answers (docs/decisions/023-estimates.md), and what carriers' real prices teach about
 * them.
 */
export interface Estimates {
  /** A price marked as an estimate; null where the carrier wants none, or where we know too little. */
  estimate(of: EstimateOf & { readonly reason: EstimateReason }): Quoted | null
  observe(of: EstimateOf & { readonly confirmed: Quoted }): void
}

export interface EstimateOf {
  readonly carrier: Carrier
  readonly request: CarrierRequest
}

/** Why there is no answer: it failed, needs more, is late, the window closed first, this visitor has reached the day's limit, or the carrier's questions of the day are used up. */
export type EstimateReason = 'failed' | 'needs' | 'late' | 'closed' | 'bound' | 'budget'

/** The period of a line's prices where the carrier's is unknown. */
const usualPeriods: Readonly<Record<InsuranceLine, Period>> = {
  auto: '6 months',
  homeowner: 'year',
  life: 'month',
  pet: 'month',
  renters: 'month',
  travel: 'trip',
}

const standsIn = { key: 'estimate.standsIn' } as const

const askedEnough = { key: 'estimate.askedEnough' } as const

const heardEnough = { key: 'estimate.heardEnough', values: { risks: mostQuestions } } as const

function whyOf(reason: EstimateReason) {
  if (reason === 'bound') return heardEnough
  return reason === 'budget' ? askedEnough : standsIn
}

interface Deps {
  readonly index: PriceIndex
  readonly market?: Market
}

/** Estimates by the market's price of a risk and the carrier's index; see Estimates. */
export function makeEstimator({ index, market = ourMarket }: Deps): Estimates {
  return {
    estimate({ carrier, request, reason }) {
      if (carrier.estimates === false) return null
      const { line } = request.risk
      // Only answers over a wire can be missing. A carrier rated in this process has always answered, if only with a
      // refusal.
      const price = carrier.lines[line]?.connector.via === 'wire' ? market.priceOf(request.risk) : null
      const expected = expectedYear({ carrier, request, price, index })
      if (!price || expected === null) return null
      estimatesMade.inc({ line, reason })
      const period = learnedOf({ carrier, request, index }).period ?? usualPeriods[line]
      const premium = amountOf(shownCents(expected, period))
      return {
        kind: 'quoted',
        source: 'estimate',
        premium,
        period,
        bill: billOf(premium, period),
        estimated: true,
        coverageText: price.coverageText,
        notes: [],
        assumed: [...assumedOf(request.risk.assumed).assumed, whyOf(reason)],
      }
    },
    observe({ carrier, request, confirmed: { premium, period, estimated } }) {
      const { line, state } = request.risk
      const price = market.priceOf(request.risk)
      // A price that rests on a guess is not the carrier's final one.
      if (!price || estimated) return
      const cents = centsOf(premium)
      const expected = expectedYear({ carrier, request, price, index })
      if (expected !== null) estimateErrors.observe({ line }, Math.log(cents / shownCents(expected, period)))
      const ratio = (cents * timesIn(period)) / price.year
      index.observe({ carrier: carrier.id, line, state, period, ratio })
    },
  }
}

interface Learning extends EstimateOf {
  readonly index: PriceIndex
}

function learnedOf({ carrier: { id: carrier }, request: { risk }, index }: Learning) {
  return index.learned({ carrier, line: risk.line, state: risk.state })
}

/** Cents that a carrier would charge for a year, or a trip, by its earlier prices or its operator's level. */
function expectedYear({ price, ...learning }: Learning & { readonly price: MarketPrice | null }) {
  if (!price) return null
  const { state, line } = learnedOf(learning)
  const index = indexOf({ state, line, level: learning.carrier.level })
  return index === null ? null : price.year * index
}

function timesIn(period: Period): number {
  return timesAYear[period] ?? 1
}

/**
 * Whole dollars, because an estimate does not pretend to know cents (docs/decisions/023-estimates.md); below ten
 * dollars, where half a dollar exceeds the usual error of an estimate, tens of cents.
 */
function shownCents(year: number, period: Period): number {
  const cents = year / timesIn(period)
  const unit = cents < 1000 ? 10 : 100
  return Math.max(unit, Math.round(cents / unit) * unit)
}

/** A monthly price is a twelfth of the year's: the page shows what a year comes to. */
function billOf(premium: string, period: Period): TermBill {
  if (period !== 'month') return { term: period, premium, fees: [], surcharges: [], total: premium }
  const sum = amountOf(12 * centsOf(premium))
  const installments = { count: 12, first: premium, each: premium, sum }
  return { term: 'year', premium: sum, fees: [], surcharges: [], total: sum, installments }
}
