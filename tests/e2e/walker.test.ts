import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '../../src/server/platform/database/database.ts'
import { makeSealer, parseSealKeys } from '../../src/server/platform/seal.ts'
import { makeQuoteStore, type QuoteStore } from '../../src/server/store/rows/quote-store.ts'
import { quiet } from '../support/quiet.ts'
import { type Running, run } from '../support/service.ts'
import { everyNth } from '../support/sweep.ts'
import { lineOf, type Plan, takeJourney } from '../walker/journey.ts'

/**
 * A journey of every third line in every test; `npm run walk` for 200. A journey that fails prints its seed and its steps:
 * `WALK_SEED=7 npm run walk` repeats it.
 */
const count = Number(process.env.WALK ?? 6)
const first = Number(process.env.WALK_SEED ?? 1)
const length = process.env.WALK ? 16 : 5
const later = process.env.WALK ? 12 : 4
const all = Array.from({ length: count }, (_, nth) => first + nth)
const seeds = process.env.WALK ? all : everyNth(3, all)

let service: Running
let database: Database
let quotes: QuoteStore
beforeAll(async () => {
  const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`
  service = await run({ env: { SEAL_KEYS } })
  database = await connect({ url: service.databaseUrl, log: quiet })
  const sealer = makeSealer(parseSealKeys(SEAL_KEYS))
  const queue = { add: async () => {}, wake() {} }
  quotes = makeQuoteStore({ db: database.work, sealer, retentionDays: 30, queue })
})
afterAll(async () => {
  await database.close()
  await service.close()
})

const answersOf = async (id: string) => (await quotes.readAny(id))?.answers

test.each(seeds.map(seed => [lineOf(seed), seed] as const))(
  'nothing throws a visitor of %s off (journey %i; one of every third line, 200 by npm run walk)',
  async (_line, seed) => {
    const { trace, complaints } = await takeJourney({ service, answersOf, seed, length, later })
    const isPrinted = complaints.length > 0 || process.env.WALK_SEED !== undefined
    // Printed at once, because a run of hundreds takes long.
    if (isPrinted) console.info([`WALK_SEED=${seed} npm run walk`, ...trace, ...complaints].join('\n'))
    expect(complaints, `journey ${seed}`).toEqual([])
  },
  1_800_000,
)

/** A journey through the shortest line, in which something is broken on purpose. */
const petSeed = 2

interface Spoilt extends Pick<Plan, 'tampering' | 'meddling'> {
  readonly what: string
  readonly complaint: RegExp
}

const spoilt: readonly Spoilt[] = [
  {
    what: 'a page on which nothing works',
    meddling: () => {
      for (const event of ['submit', 'click'])
        addEventListener(event, happened => happened.stopImmediatePropagation(), true)
      addEventListener('submit', happened => happened.preventDefault(), true)
    },
    complaint: /is stuck at|still, after a card of it was chosen/,
  },
  {
    what: 'an answer that was stored and not shown',
    tampering: {
      ask: (_path, ask) => JSON.parse(JSON.stringify(ask).replace(/"(?:DOG|CAT)_\w+"/, '"CAT_MIXED"')),
    },
    complaint: /sent .* and .* was taken/,
  },
  {
    what: 'an answer that the page never showed',
    meddling: () => {
      const { fetch } = window
      window.fetch = (to, init) => {
        const body = String(init?.body).replace(/"(?:DOG|CAT)_\w+"/, '"CAT_MIXED"')
        return fetch(to, body.includes('CAT_MIXED') ? { ...init, body } : init)
      }
    },
    complaint: /sends .* which it never showed/,
  },
  {
    what: 'another choice than the one that was sent, as the page goes on',
    meddling: () => {
      const { fetch } = window
      window.fetch = (to, init) => {
        const reply = fetch(to, init)
        const other = document.querySelector<HTMLInputElement>('[name="choice"]:not(:checked)')
        if (String(init?.body).includes('"choice"') && other) {
          other.checked = true
          other.dispatchEvent(new Event('input', { bubbles: true }))
        }
        return reply
      }
    },
    complaint: /went on from .* and showed .* at last/,
  },
  {
    what: 'what another tab typed',
    tampering: {
      reply: (_path, reply) => JSON.parse(JSON.stringify(reply).replace(/"title":"/, '"title":"Birchley, ')),
    },
    complaint: /shows "Birchley" .* which another tab typed/,
  },
  {
    what: 'an answer that goes into another quote',
    tampering: {
      reply: (_path, reply) =>
        JSON.parse(JSON.stringify(reply).replace(/"quoteId":"[^"]+"/, '"quoteId":"another"')),
    },
    complaint: /goes into quote/,
  },
  {
    what: 'a page that throws',
    meddling: () => {
      addEventListener('click', () => {
        throw new Error('spoilt')
      })
    },
    complaint: /uncaught Error: spoilt/,
  },
  {
    what: 'a service that breaks down',
    tampering: { status: path => (path === '/api/v1/answer' ? 500 : undefined) },
    complaint: /is answered with 500/,
  },
  {
    what: 'a page at the address of another',
    meddling: () => {
      setInterval(() => history.replaceState(history.state, '', '/quote/life/1'), 400)
    },
    complaint: /shows the page of .* at the address/,
  },
]

test.each(everyNth(5, spoilt))('the walker notices $what', async ({ tampering, meddling, complaint }) => {
  const plan = { service, answersOf, seed: petSeed, length: 0, tampering, meddling }
  const { complaints } = await takeJourney(plan)
  expect(complaints.join('\n')).toMatch(complaint)
})
