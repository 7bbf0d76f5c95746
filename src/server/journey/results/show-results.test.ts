import { expect, it } from 'vitest'
import { lines } from '../../../lines/index.ts'
import { randomWalk } from '../../../lines/testing.ts'
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

/** A store whose quote moves on to the next of these rounds with every read; only the second has offers. */
function storeOf(rounds: readonly number[]) {
  let looks = 0
  const counts: number[] = []
  const services = {
    lines,
    today: () => '2026-11-21',
    quotes: {
      read: async () => {
        const round = rounds[looks++] ?? rounds.at(-1)
        return { id: 'q', line: 'renters', visitor: Buffer.alloc(32), answers, before: null, round }
      },
      linesOf: async () => [],
    },
    offers: {
      offersOf: async ({ round }: { round: number }) => (round === 2 ? [offer] : []),
      earlierOf: async () => [],
    },
    orders: { ofQuote: async () => null },
    actions: async () => ({ mail: null, watch: null, shared: [] }),
    tellerOf: async () => () => '',
    ratePlans: () => new Map(),
    present: ({ offers }: { offers: Offer[] }) => {
      counts.push(offers.length)
      return { result: { quotes: [] } }
    },
  }
  // The few services that the results page uses.
  return { services: services as unknown as Services, counts }
}

it('never shows an empty list because another tab began a new round between two reads', async () => {
  const { services, counts } = storeOf([1, 2])
  await showResults(services, { visitor: Buffer.alloc(32), id: 'q', isCounted: true })
  expect(counts).toEqual([1])
})

it('shows an empty list when no carrier writes there', async () => {
  const { services, counts } = storeOf([1])
  await showResults(services, { visitor: Buffer.alloc(32), id: 'q', isCounted: true })
  expect(counts).toEqual([0])
})
