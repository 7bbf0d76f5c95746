import type { Carrier } from '../../carriers/carrier.ts'
import type { Failed, Listed, Outcome, PetAnswer, Quoted } from '../../connectors/connector.ts'
import { offerIdOf } from '../../contract/prices/carrier-of.ts'
import type { PriceSource } from '../../contract/prices/status.ts'
import type { Coverage } from '../../rating/coverage/coverage.ts'
import type { ChoosableCover } from '../../risk/coverage/choosable-covers.ts'
import { centsOf } from '../../units/cents.ts'
import { type Period, timesAYear } from '../../units/period.ts'
import type { Offer } from '../store/carriers/offer-store.ts'
import { nameWithProduct } from './list/products.ts'

/** What we show about a carrier. */
export type ShownCarrier = Pick<
  Carrier,
  | 'id'
  | 'demo'
  | 'insurer'
  | 'phone'
  | 'hours'
  | 'hosts'
  | 'page'
  | 'clickId'
  | 'binds'
  | 'bundle'
  | 'lines'
  | 'estimates'
  | 'policies'
  | 'strength'
  | 'complaints'
  | 'satisfaction'
>

/** A carrier's outcome that is an offer: ad networks make none. */
export type OfferOutcome = Exclude<Outcome, Listed>

/** What an offer is: a price, a phone call that leads to one, why there is none, or nothing yet. */
export type OfferKind = 'price' | 'call' | 'declined' | 'unavailable' | 'failed' | 'quoting'

/** One offer of a quote as values. They become words at the door: on the wire, in a mail, in a file. */
export interface OfferView {
  /** As made by `offerIdOf`. */
  readonly id: string
  readonly carrier: ShownCarrier
  /** The insurer's name with that of its product. */
  readonly insurer: string
  readonly kind: OfferKind
  /** What the carrier said, or what stands in for it; null while there is neither. */
  readonly outcome: OfferOutcome | null
  /** For an offer that is a price. */
  readonly price: PriceView | null
  /** Each of several pets; empty for any other offer. */
  readonly pets: readonly PetAnswer[]
}

export interface PriceView {
  /** For one period. */
  readonly cents: number
  /** Null if a carrier that wants a call names none. */
  readonly period: Period | null
  readonly isEstimated: boolean
  /** The plan covers less than the line usually does, or it is for fewer pets than the visitor has. */
  readonly isNarrow: boolean
  /** The plan covers less, not only fewer pets. */
  readonly coversLess: boolean
  readonly source: PriceSource
  /** The insurer is still being asked, and its own price may replace this one. */
  readonly isAwaited: boolean
  /** When it was made, as an ISO time; null if nobody knows. */
  readonly quotedAt: string | null
  /** A year of it, or a trip, as it is paid; null if only a call tells. */
  readonly year: YearView | null
  /** Null if only a call tells. */
  readonly coverage: Coverage | null
  /** The covers whose choice never changes this insurer's price. */
  readonly unrated?: readonly ChoosableCover[]
}

export interface YearView {
  readonly cents: number
  /** The fees and surcharges in it, in cents; null for an estimate, whose fees nobody knows. */
  readonly fees: number | null
}

/** A stored offer, or one of its products, with its carrier. */
export interface OfferToView extends Pick<Offer, 'state' | 'standIn' | 'settledAt'> {
  readonly carrier: ShownCarrier
  readonly outcome: OfferOutcome | null
}

const noAnswer: Failed = { kind: 'failed', cause: 'timeout', retryable: false }

/** An offer as values: settled without an outcome, it failed; open with an outcome, it shows that for now. Pure. */
export function viewOffer({ carrier, outcome: stored, ...offer }: OfferToView): OfferView {
  const outcome = shownOf(carrier, stored) ?? (offer.state === 'open' ? null : noAnswer)
  const product = outcome?.kind === 'quoted' ? outcome.product : undefined
  const { name } = carrier.insurer
  return {
    id: offerIdOf(carrier.id, product?.id),
    carrier,
    insurer: product ? nameWithProduct(name, product.name) : name,
    kind: kindOf(outcome),
    outcome,
    price: outcome && priceOf(outcome, offer),
    pets: outcome && 'pets' in outcome ? (outcome.pets ?? []) : [],
  }
}

/** The carrier may have refused estimates since we stored one. */
function shownOf({ estimates = true }: ShownCarrier, outcome: OfferOutcome | null): OfferOutcome | null {
  return estimates || outcome?.kind !== 'quoted' || outcome.source !== 'estimate' ? outcome : null
}

function kindOf(outcome: OfferOutcome | null): OfferKind {
  switch (outcome?.kind) {
    case undefined:
      return 'quoting'
    case 'quoted':
      return 'price'
    case 'referred':
      return outcome.premium === undefined ? 'call' : 'price'
    case 'needs':
    case 'unavailable':
      return 'unavailable'
    case 'declined':
    case 'failed':
      return outcome.kind
  }
}

function priceOf(
  outcome: OfferOutcome,
  { state, standIn, settledAt }: Pick<Offer, 'state' | 'standIn' | 'settledAt'>,
): PriceView | null {
  const origin = {
    source: standIn ? 'similar plans' : sourceOf(outcome),
    isAwaited: state === 'open',
    quotedAt: settledAt?.toISOString() ?? null,
  } as const
  switch (outcome.kind) {
    case 'quoted': {
      const { premium, period, estimated, narrow = false, pets, quotedAt = origin.quotedAt } = outcome
      return {
        ...origin,
        cents: centsOf(premium),
        period,
        isEstimated: estimated,
        isNarrow: narrow,
        coversLess: narrow && (pets === undefined || pets.some(coversPetLess)),
        quotedAt,
        year: yearOf(outcome),
        coverage: outcome.coverage,
        ...(outcome.unrated ? { unrated: outcome.unrated } : {}),
      }
    }
    case 'referred': {
      const { premium, period = null } = outcome
      if (premium === undefined) return null
      const unknown = { isNarrow: false, coversLess: false, year: null, coverage: null }
      // It is an estimate until the call.
      return { ...origin, ...unknown, cents: centsOf(premium), period, isEstimated: true }
    }
    case 'declined':
    case 'needs':
    case 'unavailable':
    case 'failed':
      return null
  }
}

function sourceOf(outcome: OfferOutcome): PriceSource {
  return outcome.kind === 'quoted' && outcome.source === 'plan' ? 'rates' : 'insurer'
}

function coversPetLess({ outcome }: PetAnswer): boolean {
  return outcome.kind === 'quoted' && outcome.narrow === true
}

function yearOf({ bill, source }: Quoted): YearView {
  const added = [...bill.fees, ...bill.surcharges].reduce((sum, { amount }) => sum + centsOf(amount), 0)
  return { cents: yearCents(bill), fees: source === 'estimate' ? null : added * timesAYear[bill.term] }
}

/** The cents of a year, or of a trip, as it is paid. */
export function yearCents({ term, total, installments }: Quoted['bill']): number {
  return centsOf(installments?.sum ?? total) * timesAYear[term]
}

/** How many of several pets have no price. */
export function petsLeftOut({ pets }: Pick<OfferView, 'pets'>): number {
  return pets.filter(({ outcome }) => outcome.kind !== 'quoted').length
}
