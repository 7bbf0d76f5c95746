import { carrierOf } from '../../contract/carrier-of.ts'
import type { BestBundle, Quote } from '../../contract/status.ts'
import type { InsuranceLine } from '../../law/rule.ts'
import { insuranceOf } from '../../lines/insurance-of.ts'
import { amountOf, centsOf } from '../../units/cents.ts'
import type { ShownCarrier } from './present-offer.ts'

/** The offers of one line, as the visitor sees them. */
export interface LineOffers {
  readonly line: InsuranceLine
  readonly state: string
  readonly quotes: readonly Quote[]
  /** Whether an insurer may still answer. */
  readonly isQuoting: boolean
}

/** The offers of the first line with their prices in a bundle with the second, and the cheapest bundle of all. */
export type BundleQuotes = (
  here: LineOffers,
  there: LineOffers,
) => { readonly quotes: readonly Quote[]; readonly best?: BestBundle }

/** Whether a bundle applies: a car, and the home of its driver. */
export function isBundled(line: string, other: string): boolean {
  const homes = ['renters', 'homeowner']
  return (line === 'auto' && homes.includes(other)) || (other === 'auto' && homes.includes(line))
}

/**
 * Bundles by the discounts that carriers themselves give. Only an insurer's own prices of both lines make one, in one state,
 * where it gives the discount: nothing is guessed. A plan that covers less than usual makes none.
 */
export function bundleBy(carriers: readonly Pick<ShownCarrier, 'id' | 'bundle'>[]): BundleQuotes {
  const discounts = new Map(carriers.map(({ id, bundle }) => [id, bundle]))

  function inBundle(quote: Quote, { line, state }: LineOffers) {
    const discount = discounts.get(carrierOf(quote.id))
    const off = discount?.off[line]
    const alone = ownYear(quote)
    if (!discount?.states.some(one => one === state) || off === undefined || alone === null) return null
    return {
      alone: alone.total,
      year: alone.fees + Math.round(((alone.total - alone.fees) * (100 - off)) / 100),
    }
  }

  return (here, there) => {
    if (!isBundled(here.line, there.line) || here.state !== there.state) return { quotes: here.quotes }
    const other = insuranceOf(there.line).toLowerCase()
    const partners = partnersIn(there.quotes.map(quote => ({ id: quote.id, side: inBundle(quote, there) })))
    const bundles = here.quotes.map(quote => {
      const [own, partner] = [inBundle(quote, here), partners.get(carrierOf(quote.id))]
      return { quote, sides: own && partner ? { own, partner } : null }
    })
    const quotes = bundles.map(({ quote, sides }) =>
      sides
        ? {
            ...quote,
            bundle: { with: other, year: amountOf(sides.own.year), alone: amountOf(sides.own.alone) },
          }
        : quote,
    )
    const [cheapest] = bundles
      .flatMap(({ quote, sides }) => (sides ? [{ insurer: quote.insurer.name, ...together(sides) }] : []))
      .sort((a, b) => a.year - b.year)
    if (!cheapest) return { quotes }
    const apart = here.isQuoting || there.isQuoting ? null : leastApart(here, there)
    const best = {
      insurer: cheapest.insurer,
      with: other,
      year: amountOf(cheapest.year),
      ...(apart !== null && { apart: amountOf(apart) }),
      saves: savingOf(cheapest, apart),
    }
    return { quotes, best }
  }
}

/** By carrier, the cheapest of its products in the other line. */
function partnersIn(sides: readonly { id: string; side: Side | null }[]): ReadonlyMap<string, Side> {
  const dearestFirst = sides
    .flatMap(({ id, side }) => (side ? [[carrierOf(id), side] as const] : []))
    .toSorted(([, a], [, b]) => b.year - a.year)
  return new Map(dearestFirst)
}

function savingOf({ year, alone }: Side, apart: number | null): BestBundle['saves'] {
  return apart !== null && year < apart
    ? { amount: amountOf(apart - year), against: 'any-two' }
    : { amount: amountOf(alone - year), against: 'same-insurer' }
}

interface Side {
  readonly alone: number
  readonly year: number
}

function together({ own, partner }: { own: Side; partner: Side }): Side {
  return { alone: own.alone + partner.alone, year: own.year + partner.year }
}

/** What a year of an insurer's own price comes to, and the fees and surcharges in it, in cents; null for any other. */
function ownYear({ price_info, ad }: Quote): { total: number; fees: number } | null {
  const { type, source, narrow, year_total, year_fees = '0' } = price_info
  if (ad || type !== 'price' || source !== 'insurer' || narrow || year_total === undefined) return null
  return { total: centsOf(year_total), fees: centsOf(year_fees) }
}

/** The cheapest offers of both lines, whoever makes them; null where a line has none. */
function leastApart(here: LineOffers, there: LineOffers): number | null {
  const [own, other] = [leastYear(here), leastYear(there)]
  return own === undefined || other === undefined ? null : own + other
}

/** The cheapest year among an offer's own prices; undefined where there is none. */
function leastYear({ quotes }: LineOffers): number | undefined {
  return quotes
    .flatMap(quote => ownYear(quote)?.total ?? [])
    .sort((a, b) => a - b)
    .at(0)
}
