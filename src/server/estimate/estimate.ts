import type { Carrier } from '../../carriers/carrier.ts'
import { assumedOf } from '../../connectors/assumed.ts'
import type { CarrierRequest, Quoted, TermBill } from '../../connectors/connector.ts'
import { asUsual, unratedNotes } from '../../connectors/unrated-covers.ts'
import type { InsuranceLine } from '../../law/rule.ts'
import { type Market, type MarketPrice, market as ourMarket } from '../../market/market.ts'
import type { AskableRisk } from '../../risk/askable.ts'
import { compareCoverage } from '../../risk/coverage/compare-coverage.ts'
import type { OwnSentence } from '../../sentences/sentence.ts'
import { amountOf, centsOf } from '../../units/cents.ts'
import type { Period } from '../../units/period.ts'
import { timesAYear } from '../../units/period.ts'
import { mostQuestions } from '../store/carriers/carrier-questions.ts'
import { estimateErrors, estimatesMade } from './estimate-metrics.ts'
import { indexOf } from './index-of.ts'
import { type OwnPrice, ownEstimate } from './own-estimate.ts'
import type { PriceIndex } from './price-index.ts'

/**
 * Prices in place of missing answers (docs/decisions/023-estimates.md), and what carriers' real prices teach about
 * them.
 */
export interface Estimates {
  /** A price marked as an estimate; null where the carrier wants none, or where we know too little. */
  estimate(
    of: EstimateOf & { readonly reason: EstimateReason; readonly own?: readonly OwnPrice[] },
  ): Quoted | null
  observe(of: EstimateOf & { readonly confirmed: Quoted }): void
}

export interface EstimateOf {
  readonly carrier: Carrier
  readonly request: CarrierRequest
}

/**
 * Why there is no answer: the carrier was not asked yet, failed, needs more or is late, the window closed first, this visitor has
 * reached the day's limit, or the carrier's questions for the day or the minute are used up.
 */
export type EstimateReason =
  | ('resting' | 'failed' | 'needs' | 'late' | 'closed')
  | ('bound' | 'budget' | 'minute')

/** The period of a line's prices where the carrier's is unknown. */
const usualPeriods: Readonly<Record<InsuranceLine, Period>> = {
  auto: '6 months',
  homeowner: 'year',
  life: 'month',
  pet: 'month',
  renters: 'month',
  travel: 'trip',
}

/** Why a limit keeps us from asking; empty for every other reason. */
function limitOf(reason: EstimateReason): readonly OwnSentence[] {
  if (reason === 'bound') return [{ key: 'estimate.heardEnough', values: { risks: mostQuestions } }]
  if (reason === 'minute') return [{ key: 'estimate.askedMuch' }]
  return reason === 'budget' ? [{ key: 'estimate.askedEnough' }] : []
}

/** What an estimate was worked out from: similar plans, or a price of the insurer's own. A limit has said already that its price is missing. */
function basisOf(reason: EstimateReason, own: Estimated['own']): OwnSentence {
  const isLimited = limitOf(reason).length > 0
  if (own) return { key: isLimited ? 'estimate.basis' : 'estimate.fromOwn', values: own }
  return { key: isLimited ? 'estimate.similar' : 'estimate.standsIn' }
}

interface Deps {
  readonly index: PriceIndex
  readonly market?: Market
}

/** Estimates by the market's price of a risk and the carrier's index; see Estimates. */
export function makeEstimator({ index, market = ourMarket }: Deps): Estimates {
  return {
    estimate({ carrier, request, reason, own = [] }) {
      const ofOwn = estimateFromOwn({ carrier, request, own, reason }, market)
      if (carrier.estimates === false || ofOwn) return ofOwn
      const { line } = request.risk
      // Only answers over a wire can be missing. A carrier rated in this process has always answered, if only with a
      // refusal.
      const price = carrier.lines[line]?.connector.via === 'wire' ? market.priceOf(request.risk) : null
      const expected = expectedYear({ carrier, request, price, index })
      if (!price || expected === null) return null
      const period = learnedOf({ carrier, request, index }).period ?? usualPeriods[line]
      const cents = rounded(expected / timesIn(period))
      return estimateOf({ carrier, request, reason }, { price, cents, period })
    },
    observe({ carrier, request, confirmed: { premium, period, estimated } }) {
      const { line, state } = request.risk
      const price = market.priceOf(request.risk)
      // A price that rests on a guess is not the carrier's final one.
      if (!price || estimated) return
      const cents = centsOf(premium)
      const expected = expectedYear({ carrier, request, price, index })
      if (expected !== null)
        estimateErrors.observe({ line }, Math.log(cents / rounded(expected / timesIn(period))))
      const ratio = (cents * timesIn(period)) / price.year
      index.observe({ carrier: carrier.id, line, state, period, ratio })
    },
  }
}

/**
 * An estimate from the insurer's own last price for this visitor; null where there is none, or the carrier wants no estimates. A
 * choice of cover that its prices don't follow changes nothing.
 */
export function estimateFromOwn(
  { own, ...of }: Estimating & { readonly own: readonly OwnPrice[] },
  market: Market = ourMarket,
): Quoted | null {
  const { carrier, request } = of
  if (carrier.estimates === false || own.length === 0) return null
  const unrated = [...new Set(own.flatMap(({ quoted }) => quoted.unrated ?? []))]
  const followed = (risk: AskableRisk) => asUsual(risk, unrated)
  const risk = followed(request.risk)
  const rated = own.map(one => ({ ...one, risk: followed(one.risk) }))
  const estimate = ownEstimate({ risk, own: rated, market, rounded })
  const price = market.priceOf(risk)
  if (!estimate || !price) return null
  const { cents, period, last } = estimate
  const same = rated.findLast(one => compareCoverage(risk, one.risk) === 'same')?.quoted
  const quoted = estimateOf(of, {
    price,
    cents,
    period,
    own: { cents: last, period },
  })
  return {
    ...quoted,
    ...(same ? { coverage: same.coverage } : {}),
    ...(unrated.length > 0 ? { unrated, notes: unratedNotes(request.risk, unrated) } : {}),
  }
}

interface Estimating extends EstimateOf {
  readonly reason: EstimateReason
}

interface Estimated {
  readonly price: MarketPrice
  readonly cents: number
  readonly period: Period
  /** The insurer's own price that it was worked out from; that of similar plans if absent. */
  readonly own?: { readonly cents: number; readonly period: Period }
}

function estimateOf({ request, reason }: Estimating, { price, cents, period, own }: Estimated): Quoted {
  const { line, assumed } = request.risk
  // Before a carrier is asked, nothing is missing.
  if (reason !== 'resting') estimatesMade.inc({ line, reason })
  const premium = amountOf(cents)
  return {
    kind: 'quoted',
    source: 'estimate',
    premium,
    period,
    bill: billOf(premium, period),
    estimated: true,
    coverage: { parts: price.coverage },
    notes: [],
    assumed: [...assumedOf(assumed).assumed, ...limitOf(reason), basisOf(reason, own)],
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
function rounded(cents: number): number {
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
