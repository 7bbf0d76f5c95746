import { expect, test } from 'vitest'
import type { Log } from '../platform/log.ts'
import type { MailOutbox, TakenMail } from '../store/rows/mailing/mail-outbox.ts'
import { deliverMails } from './deliver-mails.ts'
import { type Mailer, MailRefused } from './mailer.ts'

const mail: TakenMail = {
  id: 'm1',
  quoteId: 'q1',
  kind: 'quotes',
  attempts: 1,
  createdAt: new Date(),
  letter: Buffer.of(),
}
const message = { id: 'm1', to: 'ann@example.com', subject: 'Prices', html: '', text: '' }

/** What becomes of one mail that is due, as the outbox and the log learn it. */
async function outcomeOf(
  send: Mailer['send'],
  {
    taken = mail,
    composed = message as Awaited<ReturnType<Parameters<typeof deliverMails>[0]['compose']>>,
  } = {},
): Promise<readonly unknown[]> {
  const stopping = new AbortController()
  const due = [taken]
  return new Promise(resolve => {
    const finish = (...outcome: readonly unknown[]) => {
      stopping.abort()
      resolve(outcome)
    }
    const outbox: Pick<MailOutbox, 'take' | 'end' | 'putOff'> = {
      take: async () => due.shift() ?? null,
      end: async (_, how, round) => finish(how, ...(round === undefined ? [] : [round])),
      putOff: async (_, seconds, uncounted) => finish('put off', seconds, uncounted),
    }
    const log: Log = () => {}
    deliverMails({
      // The part of an outbox that delivery uses.
      outbox: outbox as MailOutbox,
      compose: async () => composed,
      mailer: { send },
      refOf: id => id,
      signal: stopping.signal,
      log,
    })
  })
}

const accepts = async () => {}
const fails = async () => {
  throw new Error('the connection closed')
}

test('a mail that its server took is sent', async () => {
  expect(await outcomeOf(accepts)).toEqual(['sent'])
})

test('a mail with prices that was sent counts for the round of its prices, which may be newer than when it was asked for', async () => {
  expect(await outcomeOf(accepts, { composed: { ...message, round: 3 } })).toEqual(['sent', 3])
})

test('a mail that is refused for good is not tried again', async () => {
  const refuse = async () => {
    throw new MailRefused('550')
  }
  expect(await outcomeOf(refuse)).toEqual(['refused'])
})

test('any other failure is tried again, ten times in all, with growing waits', async () => {
  const waits: unknown[] = []
  for (let attempts = 1; attempts <= 9; attempts += 1) {
    const [how, seconds] = await outcomeOf(fails, { taken: { ...mail, attempts } })
    expect(how).toBe('put off')
    waits.push(seconds)
  }
  expect(waits).toEqual([10, 30, 60, 180, 600, 1_200, 2_400, 4_500, 7_200])
  expect(await outcomeOf(fails, { taken: { ...mail, attempts: 10 } })).toEqual(['dropped'])
})

test('a mail whose prices are still coming in waits, without counting a try; after a day it is dropped', async () => {
  const composed = { waitSeconds: 3 }
  expect(await outcomeOf(accepts, { composed })).toEqual(['put off', 3, 'uncounted'])
  const old = { ...mail, createdAt: new Date(Date.now() - 2 * 86_400_000) }
  expect(await outcomeOf(accepts, { taken: old, composed })).toEqual(['dropped'])
})

test('a mail whose quote is gone is dropped', async () => {
  expect(await outcomeOf(accepts, { composed: null })).toEqual(['dropped'])
})
