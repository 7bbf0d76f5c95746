import { expect, it } from 'vitest'
import { randomWalk } from '../../../../tests/rooms/lines.ts'
import { carrierOf } from '../../../../tests/rooms/results.ts'
import { lines } from '../../../lines/index.ts'
import type { Offer } from '../../store/carriers/offer-store.ts'
import type { Services } from '../services.ts'
import { showResults } from './show-results.ts'

const { answers } = randomWalk(lines.byName('renters'), { pick: () => 0 })
const offer: Offer = {
  carrier: 'bramble',
  round: 2,
  state: 'done',
  outcome: null,
  standIn: false,
  settledAt: null,
}

const who = { visitor: Buffer.alloc(32), isCounted: false, isShared: false }

/** A store whose quote moves on to the next of these rounds with every read; only the second has offers. */
function storeOf(rounds: readonly number[]) {
  let looks = 0
  const services = {
    lines,
    site: { assistant: true },
    today: () => '2026-11-21',
    quotes: {
      read: async () => {
        const round = rounds[looks++] ?? rounds.at(-1)
        return {
          id: 'q',
          line: 'renters',
          visitor: Buffer.alloc(32),
          answers,
          notes: {},
          before: null,
          round,
        }
      },
      linesBeside: async () => [],
    },
    offers: {
      offersOf: async ({ round }: { round: number }) => (round === 2 ? [offer] : []),
      earlierOf: async () => [],
    },
    orders: { ofQuote: async () => null },
    actions: async () => ({ mail: null, watch: null, shared: [] }),
    tellerOf: async () => () => () => '',
    carriers: [carrierOf('bramble')],
    visits: { note: () => {} },
  }
  // The few services that the results page uses.
  return services as unknown as Services
}

it('never shows an empty list because another tab began a new round between two reads', async () => {
  const services = storeOf([1, 2])
  const { view } = await showResults(services, { ...who, id: 'q' })
  expect(view.offers).toHaveLength(1)
})

it('shows an empty list when no carrier writes there', async () => {
  const services = storeOf([1])
  const { view } = await showResults(services, { ...who, id: 'q' })
  expect(view.offers).toEqual([])
})
