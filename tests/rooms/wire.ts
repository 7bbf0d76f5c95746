import type { Outcome } from '../../src/connectors/connector.ts'
import { tellResults } from '../../src/server/http/wire/tell-results.ts'
import type { ShownCarrier } from '../../src/server/results/offer-view.ts'
import { viewResults } from '../../src/server/results/results-view.ts'
import { application, carrierOf, tell } from './results.ts'

export const settledAt = new Date('2026-11-21T19:14:00Z')

/** The wire's result of one outcome per carrier, `undefined` for one that is still open. */
export function present(
  outcomes: Record<string, Outcome | null | undefined>,
  carriers?: readonly ShownCarrier[],
  tellThis = tell,
) {
  const offers = Object.entries(outcomes).map(([carrier, outcome]) => ({
    carrier,
    state: outcome === undefined ? ('open' as const) : ('done' as const),
    outcome: outcome ?? null,
    standIn: false,
    settledAt: outcome === undefined ? null : settledAt,
  }))
  const panel = carriers ?? Object.keys(outcomes).map(id => carrierOf(id))
  return tellResults(viewResults(panel, { quote, application, offers }), {
    tell: tellThis,
  })
}

export const quote = {
  id: 'q1',
  number: 'KM4T-7XRC',
  line: 'renters',
  round: 1,
  savedRound: null,
} as const

export const only = (outcome: Outcome | null | undefined) => {
  const [shown] = present({ bramble: outcome }).quotes
  if (!shown) throw new Error('nothing was presented')
  return shown
}

/** The ids of the offers, in the order of the list. */
export const order = ({ quotes }: ReturnType<typeof present>) => quotes.map(({ id }) => id)
