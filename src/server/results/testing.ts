import type { Outcome, Quoted } from '../../connectors/connector.ts'
import { tellBy } from '../../sentences/tell.ts'
import { presentBy } from './present.ts'
import type { ShownCarrier } from './present-offer.ts'

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
      tagLine: 'Covers what you own',
      rating: 4,
      reviewCount: 100,
      badges: [],
      descriptionHtml: '<p>Fictional</p>',
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

export const settledAt = new Date('2026-11-21T19:14:00Z')

/** Presents one outcome per carrier, `undefined` for one that is still open. */
export function present(
  outcomes: Record<string, Outcome | null | undefined>,
  carriers?: readonly ShownCarrier[],
) {
  const offers = Object.entries(outcomes).map(([carrier, outcome]) => ({
    carrier,
    state: outcome === undefined ? ('open' as const) : ('done' as const),
    outcome: outcome ?? null,
    standIn: false,
    settledAt: outcome === undefined ? null : settledAt,
  }))
  const panel = carriers ?? Object.keys(outcomes).map(id => carrierOf(id))
  return presentBy(panel)({
    quote: { id: 'q1', number: 'KM4T-7XRC', line: 'renters', round: 1, savedRound: null },
    application,
    offers,
    tell,
  })
}

export const only = (outcome: Outcome | null | undefined) => {
  const [quote] = present({ bramble: outcome }).result.quotes
  if (!quote) throw new Error('nothing was presented')
  return quote
}

/** The ids of the offers, in the order of the list. */
export const order = (data: ReturnType<typeof present>) => data.result.quotes.map(({ id }) => id)
