import { describe, expect, test } from 'vitest'
import { bitsOf } from '../../contract/answers/proof.ts'
import { prove } from '../../web/calls/prove.ts'
import { AppError } from '../errors.ts'
import { openLog } from '../platform/log.ts'
import { freeMailboxes } from '../store/counts/address-rounds.ts'
import { admitLetterBy, letterBits } from './admit-letter.ts'
import { makeProofs } from './proofs.ts'

const now = 1_800_000_000_000
const today = '2026-11-23'

/** The door in front of mailboxes, after mail to this many of them went out today from one network address. */
function doorAt({ mailboxes = 0, mostAnHour = 1_000, written = new Set<string>() } = {}) {
  const counts = new Map<string, number>([['203.0.113.1', mailboxes]])
  const countOf = (address: string) => counts.get(address) ?? 0
  const logged: string[] = []
  const add = async ({ address }: { address: string }) => {
    counts.set(address, countOf(address) + 1)
    return countOf(address)
  }
  const log = openLog({ level: 'info', sentences: false, write: line => void logged.push(line) })
  const admit = admitLetterBy({
    outbox: { hadToday: async to => written.has(to) },
    rounds: {
      isKnown: async () => false,
      takeFree: async of => {
        if (countOf(of.address) >= freeMailboxes) return false
        await add(of)
        return true
      },
      add,
      count: async ({ address }) => countOf(address),
      waitForTurn: async () => 5_000,
    },
    proofs: makeProofs({ key: Buffer.alloc(32), now: () => now }),
    mostAnHour,
    log,
    now: () => now,
  })
  let letters = 0
  return {
    logged,
    /** Somebody with a quote of ten answers asks for mail to a mailbox that is new, unless another is named. */
    ask({
      to = `stranger-${letters}@example.com`,
      tookMs = 60_000,
      hasScripts = true,
      isProved = false,
      proof = undefined as string | undefined,
    } = {}) {
      letters += 1
      const answers = Object.fromEntries(Array.from({ length: 10 }, (_, nth) => [`answer${nth}`, {}]))
      const createdAt = new Date(now - tookMs)
      const quote = { id: 'q1', visitor: Buffer.alloc(32, 1), createdAt, answers, notes: {} }
      const sender = { address: '203.0.113.1', proof, hasScripts, language: 'en' as const, optsOut: false }
      return admit({ quote, sender, today, to, isProved })
    },
  }
}

async function challengeOf(asking: Promise<void>): Promise<string> {
  const error: unknown = await asking.catch((thrown: unknown) => thrown)
  if (!(error instanceof AppError) || error.challenge === undefined) throw new Error('there is no challenge')
  return error.challenge
}

describe('before mail goes to a mailbox', () => {
  test('the first few mailboxes of a network address need nothing, and then each needs work', async () => {
    const { ask } = doorAt()
    for (let mailbox = 0; mailbox < freeMailboxes; mailbox += 1) await ask()
    const challenge = await challengeOf(ask())
    await ask({ proof: await prove(challenge) })
    await expect(ask({ hasScripts: false })).rejects.toMatchObject({
      status: { key: 'press-again', values: { seconds: 5 } },
    })
  })

  test('a mailbox that had mail today needs nothing, whoever asks', async () => {
    const { ask } = doorAt({ mailboxes: 100, written: new Set(['ann@example.com']) })
    await expect(ask({ to: 'ann@example.com' })).resolves.toBeUndefined()
  })

  test('a quote answered faster than anybody reads needs work', async () => {
    expect(await challengeOf(doorAt().ask({ tookMs: 2_000 }))).toContain('.')
  })

  test('the work doubles with the mailboxes of an address, and is never too much for a phone', async () => {
    const bitsAt = async (mailboxes: number) => bitsOf(await challengeOf(doorAt({ mailboxes }).ask()))
    expect(await bitsAt(freeMailboxes)).toBe(letterBits.least)
    expect(await bitsAt(4 * freeMailboxes)).toBe(letterBits.least + 2)
    expect(await bitsAt(100_000)).toBe(letterBits.most)
  })

  test('work that the same request has done for insurers counts', async () => {
    await expect(doorAt({ mailboxes: 100 }).ask({ isProved: true })).resolves.toBeUndefined()
  })

  test('once the whole service has written to many in an hour, nobody is free, and the log says so once', async () => {
    const { ask, logged } = doorAt({ mostAnHour: 3 })
    for (let mailbox = 0; mailbox < 3; mailbox += 1) await ask()
    expect(logged).toEqual([expect.stringMatching(/"mail-brake".*"mailboxes":3/)])
    const proof = await prove(await challengeOf(ask()))
    await ask({ proof })
    expect(logged).toHaveLength(1)
  })
})
