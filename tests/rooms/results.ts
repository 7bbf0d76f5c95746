import type { Outcome, Quoted } from '../../src/connectors/connector.ts'
import { tellBy } from '../../src/sentences/tell.ts'
import type { OfferKind, OfferView, PriceView, ShownCarrier } from '../../src/server/results/offer-view.ts'

export function carrierOf(id: string, insurer: Partial<ShownCarrier['insurer']> = {}): ShownCarrier {
  return {
    id,
    demo: true,
    phone: '(800) 555-0100',
    hosts: [`${id}.example`],
    lines: {},
    insurer: {
      name: `${id} (demo)`,
      logo: `/logos/${id}.svg`,
      tagLine: { en: 'Covers what you own' },
      rating: 4,
      reviewCount: 100,
      badges: [],
      descriptionHtml: { en: '<p>Fictional</p>' },
      ...insurer,
    },
  }
}

export function quoted(premium: string, more: Partial<Quoted> = {}): Outcome {
  return {
    kind: 'quoted',
    source: 'carrier',
    premium: premium as Quoted['premium'],
    period: 'month',
    bill: { term: 'year', premium: '178.00', fees: [], surcharges: [], total: '178.00' } as Quoted['bill'],
    estimated: false,
    coverage: { parts: [{ kind: 'belongings', amounts: [30_000] }] },
    notes: [],
    assumed: [{ text: 'You live alone.' }],
    quoteNumber: 'B-1',
    expiresAt: '2026-12-21',
    ...more,
  }
}

export const application = {
  address: { address1: '1200 Congress Ave', address2: '', city: 'Austin', state: 'TX', zipcode: '78701' },
}

export const tell = tellBy(new Map())

/** An insurer's own price for a month. */
export function priced(cents: number, more: Partial<PriceView> = {}): PriceView {
  return {
    cents,
    period: 'month',
    isEstimated: false,
    isNarrow: false,
    coversLess: false,
    source: 'insurer',
    isAwaited: false,
    quotedAt: null,
    year: null,
    coverage: null,
    ...more,
  }
}

/** An offer with a price, or of a kind without one. */
export function offerOf(
  id: string,
  price: PriceView | Exclude<OfferKind, 'price'>,
  more: Partial<OfferView> = {},
): OfferView {
  const carrier = carrierOf(id)
  const of = { id, carrier, insurer: carrier.insurer.name, outcome: null, pets: [] }
  return typeof price === 'string'
    ? { ...of, kind: price, price: null, ...more }
    : { ...of, kind: 'price', price, ...more }
}
