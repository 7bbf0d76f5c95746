import { expect, test } from 'vitest'
import { testLead } from '../../../tests/rooms/leads.ts'
import { lines } from '../../lines/index.ts'
import { CallFailed } from '../platform/outgoing/call-failed.ts'
import { makeSealer } from '../platform/seal.ts'
import type { LeadOutbox, TakenLead } from '../store/rows/lead-outbox.ts'
import { type DeliverLead, deliverLeads } from './deliver-leads.ts'

const { seal } = makeSealer([{ name: 'k1', key: Buffer.alloc(32, 1) }]).newSeal({
  quoteId: 'q',
  visitor: Buffer.alloc(32),
})

/** Delivers one lead from an outbox in memory until it has ended, and tells what happened. */
async function delivered(deliver: DeliverLead, { isErased = false, most = 9 } = {}) {
  const stopping = new AbortController()
  const happened: string[] = []
  let attempts = 0
  let isOver = false
  // One of its places at a time, as the lease has it.
  let isTaken = false
  const outbox: LeadOutbox = {
    take: async () => {
      if (isOver || isTaken) return null
      isTaken = true
      attempts += 1
      return {
        id: 'lead-1',
        quoteId: 'q',
        attempts,
        createdAt: new Date(),
        body: Buffer.alloc(0),
      } satisfies TakenLead
    },
    open: () => testLead,
    end: async (_, how) => {
      isOver = true
      happened.push(how)
      stopping.abort()
    },
    putOff: async (_, seconds) => {
      isTaken = false
      happened.push(`again after ${seconds}`)
    },
    add: async () => true,
    of: async () => [],
    takeBack: async () => true,
    since: async () => [],
  }
  const quote = isErased ? null : { id: 'q', seal }
  deliverLeads({
    outbox,
    // What is read of a quote here is its seal alone.
    quotes: { readAny: async () => quote as never },
    deliver,
    lines,
    refOf: () => 'ref',
    signal: stopping.signal,
    log: () => {},
    retryAfter: tried => (tried < most ? tried * 10 : null),
  })
  await expect.poll(() => isOver).toBe(true)
  return happened
}

test('a lead is tried again, under the same id, until it is taken', async () => {
  const ids: string[] = []
  const happened = await delivered(async ({ id }) => {
    ids.push(id)
    if (ids.length === 1) throw new CallFailed('network')
    return ids.length === 2 ? { isTaken: false, cause: 'status 500' } : { isTaken: true }
  })
  expect(happened).toEqual(['again after 10', 'again after 20', 'delivered'])
  expect(new Set(ids)).toEqual(new Set(['lead-1']))
})

test('a lead that nobody takes is given up after the last try', async () => {
  const refuse: DeliverLead = async () => ({ isTaken: false, cause: 'status 404' })
  expect(await delivered(refuse, { most: 2 })).toEqual(['again after 10', 'failed'])
})

test('the lead of an erased quote is not delivered', async () => {
  let calls = 0
  const happened = await delivered(
    async () => {
      calls += 1
      return { isTaken: true }
    },
    { isErased: true },
  )
  expect({ happened, calls }).toEqual({ happened: ['failed'], calls: 0 })
})
