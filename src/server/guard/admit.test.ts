import { describe, expect, test } from 'vitest'
import { bitsOf, hostedMark, purposeOf } from '../../contract/answers/proof.ts'
import { prove } from '../../web/calls/prove.ts'
import type { Answers } from '../../wizard/walk.ts'
import { AppError } from '../errors.ts'
import { beginningWith } from '../journey/wizard/taken-over.ts'
import { freeRounds } from '../store/counts/address-rounds.ts'
import type { QuoteNotes } from '../store/rows/quote.ts'
import { admitBy, proofBits } from './admit.ts'
import { bitsBesideHosted, leastMsAPage } from './door.ts'
import { makeProofs } from './proofs.ts'

const now = 1_800_000_000_000
const today = '2026-11-23'
const visitor = Buffer.alloc(32, 1)

/** An address that has sent this many quotes to carriers today, and the way in behind it. */
function guardAt({
  rounds = 0,
  isKnown = false,
  waitMs = 5_000,
  passes = undefined as string | undefined,
} = {}) {
  const counted = { rounds }
  const admit = admitBy({
    rounds: {
      isKnown: async () => isKnown,
      takeFree: async () => {
        if (counted.rounds >= freeRounds) return false
        counted.rounds += 1
        return true
      },
      add: async () => {
        counted.rounds += 1
        return counted.rounds
      },
      count: async () => counted.rounds,
      waitForTurn: async () => waitMs,
    },
    proofs: makeProofs({
      key: Buffer.alloc(32),
      now: () => now,
      hasPassed: async ({ token, purpose }) => token === `${passes}-${purpose}`,
    }),
    isHosted: passes !== undefined,
    now: () => now,
  })
  return {
    counted,
    /** Somebody who took this long for a quote, usually of ten answers. */
    ask({
      answers = givenAnswers(10),
      notes = {} as QuoteNotes,
      tookMs = 60_000,
      proof = undefined as string | undefined,
      hasScripts = true,
      optsOut = false,
    } = {}) {
      const quote = { id: 'q1', visitor, createdAt: new Date(now - tookMs), answers, notes }
      return admit({
        quote,
        today,
        sender: { address: '203.0.113.1', proof, hasScripts, language: 'en' as const, optsOut },
      })
    },
  }
}

function givenAnswers(length: number): Answers {
  return Object.fromEntries(Array.from({ length }, (_, nth) => [`answer${nth}`, {}]))
}

/** The challenge with which somebody is refused. */
async function challengeOf(asking: Promise<boolean>): Promise<string> {
  const error = await asking.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError) || error.challenge === undefined) throw new Error('there is no challenge')
  expect(error).toMatchObject({ code: 'proof-needed', http: 429 })
  return error.challenge
}

describe('before carriers are asked', () => {
  test('an unhurried visitor of a quiet address needs nothing, and counts', async () => {
    const { ask, counted } = guardAt()
    await ask()
    expect(counted.rounds).toBe(1)
  })

  test('whoever answers faster than anybody reads has to prove work, and then goes on', async () => {
    const { ask, counted } = guardAt()
    const hurried = { tookMs: 10 * leastMsAPage - 1 }
    const challenge = await challengeOf(ask(hurried))
    expect(counted.rounds).toBe(0)
    await ask({ ...hurried, proof: await prove(challenge) })
    expect(counted.rounds).toBe(1)
    await challengeOf(ask({ ...hurried, proof: `${challenge}~1` }))
  })

  test('a second line is as many pages as its visitor answered there, not what it took over', async () => {
    const { ask } = guardAt()
    const taken = { answers: { name: {}, address: {}, email: {} }, filledIn: {}, facts: [] }
    const { answers: begun, notes } = beginningWith({}, taken, { id: 'q0', line: 'renters' })
    const answers = { ...begun, ...givenAnswers(4) }
    await ask({ answers, notes, tookMs: 5 * leastMsAPage })
    await challengeOf(ask({ answers, notes, tookMs: 5 * leastMsAPage - 1 }))
  })

  test('a busy address has everybody prove work, more of it the busier it is, and never too much for a phone', async () => {
    const bitsAt = async (rounds: number) => bitsOf(await challengeOf(guardAt({ rounds }).ask()))
    expect(await bitsAt(freeRounds)).toBe(proofBits.least)
    expect(await bitsAt(2 * proofBits.roundsABit)).toBe(proofBits.least + 2)
    expect(await bitsAt(100_000)).toBe(proofBits.most)
  })

  test('without scripts the page says when to try again', async () => {
    const busy = { rounds: freeRounds }
    await expect(guardAt(busy).ask({ hasScripts: false })).rejects.toMatchObject({
      status: { key: 'press-again', values: { seconds: 5 } },
    })
    await guardAt({ ...busy, waitMs: 0 }).ask({ hasScripts: false })
  })

  test('a visitor whom carriers know today goes on: ten questions are all they hear of one visitor', async () => {
    const { ask, counted } = guardAt({ rounds: 1_000, isKnown: true })
    await ask({ tookMs: 0 })
    expect(counted.rounds).toBe(1_000)
  })

  describe('where there is a hosted challenge', () => {
    const busy = { rounds: freeRounds, passes: 'token' }

    test('its token replaces the work, only for the challenge that the token names', async () => {
      const { ask, counted } = guardAt(busy)
      const challenge = (await challengeOf(ask())).replace(hostedMark, '')
      await ask({ proof: `${challenge}~token-${purposeOf(challenge)}` })
      expect(counted.rounds).toBe(freeRounds + 1)
      const other = (await challengeOf(ask())).replace(hostedMark, '')
      await challengeOf(ask({ proof: `${other}~token-${purposeOf(challenge)}` }))
    })

    test('the work is harder, and is required after a failed token and of a browser that asks not to be tracked', async () => {
      const { ask } = guardAt(busy)
      const challenge = await challengeOf(ask())
      expect(challenge.endsWith(hostedMark)).toBe(true)
      expect(bitsOf(challenge)).toBe(proofBits.least + bitsBesideHosted)
      const again = await challengeOf(ask({ proof: `${challenge.replace(hostedMark, '')}~no-such-token` }))
      expect(again).not.toContain(hostedMark)
      expect(await challengeOf(ask({ optsOut: true }))).not.toContain(hostedMark)
      await ask({ proof: await prove(again) })
    })
  })
})
