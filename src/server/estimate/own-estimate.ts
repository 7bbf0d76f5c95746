import type { Quoted } from '../../connectors/connector.ts'
import type { Market } from '../../market/market.ts'
import type { AskableRisk } from '../../risk/askable.ts'
import { compareCoverage } from '../../risk/coverage/compare-coverage.ts'
import { centsOf } from '../../units/cents.ts'
import type { Period } from '../../units/period.ts'

/** A price that an insurer itself gave this visitor, and the risk that it is for. */
export interface OwnPrice {
  readonly risk: AskableRisk
  readonly quoted: Quoted
}

/** An estimate from an insurer's own last price; amounts are cents a period. */
export interface OwnEstimate {
  readonly cents: number
  readonly period: Period
  readonly last: number
}

interface Priced {
  readonly risk: AskableRisk
  /** Its own prices for this visitor, the latest last. */
  readonly own: readonly OwnPrice[]
  readonly market: Market
  /** Rounds an estimate to what it may claim to know. */
  readonly rounded: (cents: number) => number
}

/**
 * An insurer's own last price for this visitor, changed as the market's price changes with the risk. It never contradicts one of
 * its own prices: less coverage is never dearer than what the insurer asked for more of it, nor the other way round. Null without
 * an own price, and where the market has none. Pure.
 */
export function ownEstimate({ risk, own, market, rounded }: Priced): OwnEstimate | null {
  const latest = own.findLast(price => isSamePet(price.risk, risk)) ?? own.at(-1)
  if (!latest) return null
  const [then, now] = [market.priceOf(latest.risk), market.priceOf(risk)]
  if (!then || !now) return null
  const { period } = latest.quoted
  const last = centsOf(latest.quoted.premium)
  // Of two prices for one risk the later one counts.
  const bounds = [...new Map(own.map(one => [JSON.stringify(one.risk), one])).values()]
    .filter(({ quoted }) => quoted.period === period)
    .map(one => ({ cents: centsOf(one.quoted.premium), order: compareCoverage(risk, one.risk) }))
  const centsWhere = (...orders: readonly (typeof bounds)[number]['order'][]) =>
    bounds.filter(({ order }) => orders.includes(order)).map(({ cents }) => cents)
  const [same] = centsWhere('same')
  const within = Math.max(rounded((last * now.year) / then.year), ...centsWhere('more'))
  return { cents: same ?? Math.min(within, ...centsWhere('less')), period, last }
}

/** Whether two risks are about one pet; the price of another says less. */
function isSamePet(one: AskableRisk, other: AskableRisk): boolean {
  return one.line === 'pet' && other.line === 'pet' && JSON.stringify(one.pet) === JSON.stringify(other.pet)
}
