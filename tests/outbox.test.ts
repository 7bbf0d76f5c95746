import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../src/server/platform/database/database.ts'
import { makeSealer, parseSealKeys } from '../src/server/platform/seal.ts'
import { addressHashes } from '../src/server/store/rows/mailing/mail-address.ts'
import { type Enqueued, makeMailOutbox } from '../src/server/store/rows/mailing/mail-outbox.ts'
import { makeQuoteStore } from '../src/server/store/rows/quote-store.ts'
import { startProgram } from './processes/process.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { type Fault, openMailServer } from './support/mail-server.ts'
import { quiet } from './support/quiet.ts'
import { sweep } from './support/sweep.ts'

const { size, title } = sweep(1000, 'saves', 60)

/** How the mail server fails, each for one try in ten; it accepts the other half. */
const faults: readonly (Fault | null)[] = [
  { at: 'rcpt', code: 451 },
  { at: 'data', code: 452 },
  'cut',
  { at: 'rcpt', code: 421 },
  'slow',
  null,
  null,
  null,
  null,
  null,
]

test('two hundred and forty ways to write one mailbox get three mails a day between them, from however many visitors', async () => {
  const { db, close } = await connect({ url: await freshDatabaseUrl(), log: quiet })
  onTestFinished(close)
  const sealer = makeSealer(parseSealKeys(`k1:${randomBytes(32).toString('base64')}`))
  const queue = { add: async () => {}, wake() {} }
  const quotes = makeQuoteStore({ db, sealer, retentionDays: 30, queue })
  const outbox = makeMailOutbox({ db, hashes: addressHashes([randomBytes(32)]) })
  const dots = ['boss.man', 'b.o.s.s.man', 'bossman', 'b.ossma.n']
  const addresses = Array.from({ length: 240 }, (_, nth) => `${dots[nth % 4]}+0x${nth}@gmail.com`)
  const write = async (to: string) => {
    const started = await quotes.start({ visitor: randomBytes(32), line: 'renters', answers: { to } })
    if (!started) throw new Error('no quote began')
    return outbox.add({ quote: started.quote, kind: 'quotes', to })
  }
  const results: Enqueued[] = []
  for (let at = 0; at < addresses.length; at += 8)
    results.push(...(await Promise.all(addresses.slice(at, at + 8).map(write))))
  expect(results.filter(result => result === 'waiting')).toHaveLength(3)
  expect(await write('somebody.else@gmail.com')).toBe('waiting')
})

test(`${title} reach a mail server that refuses, delays and hangs up, while workers are killed: each once, none lost, none astray`, async () => {
  const url = await freshDatabaseUrl()
  const { db, close } = await connect({ url, log: quiet })
  onTestFinished(close)
  const sealKeys = `k1:${randomBytes(32).toString('base64')}`
  const queue = { add: async () => {}, wake() {} }
  const quotes = makeQuoteStore({ db, sealer: makeSealer(parseSealKeys(sealKeys)), retentionDays: 30, queue })
  const outbox = makeMailOutbox({ db, hashes: addressHashes([randomBytes(32)]) })
  const server = await openMailServer(address => {
    if (address.startsWith('gone-')) return { at: 'rcpt', code: 550 }
    return faults[Math.floor(Math.random() * faults.length)] ?? null
    // As long as servers check the sender. Once they have read a mail to its end they accept it at once.
  }, 200)
  onTestFinished(server.close)

  // One in twenty mailboxes does not exist.
  const addresses = Array.from(
    { length: size },
    (_, nth) => `${nth % 20 ? 'ann' : 'gone'}-${nth}@example.com`,
  )
  for (const to of addresses) {
    const started = await quotes.start({ visitor: randomBytes(32), line: 'renters', answers: { to } })
    if (!started) throw new Error('no quote began')
    expect(await outbox.add({ quote: started.quote, kind: 'quotes', to })).toBe('waiting')
  }

  const worker = () => startProgram('deliver-mails.ts', { args: [url, server.url, sealKeys] })
  let workers = [worker(), worker()]
  const kills = Math.max(2, Math.floor(size / 500))
  for (let killed = 0; killed < kills; killed += 1) {
    const [oldest] = workers
    await oldest?.line('delivering')
    const before = server.received.length
    // In the middle of their work: some mails are taken, and some are being sent.
    await expect.poll(() => server.received.length, { interval: 5 }).toBeGreaterThan(before + 5)
    await pause(Math.random() * 100)
    await oldest?.kill()
    workers = [...workers.slice(1), worker()]
  }
  const waiting = async () =>
    (await db.selectFrom('mail').select('id').where('state', '=', 'waiting').execute()).length
  while ((await waiting()) > 0) await pause(100)
  await Promise.all(workers.map(each => each.finish()))

  const expected = addresses.filter(address => !address.startsWith('gone-'))
  const recipients = server.received.flatMap(mail => mail.recipients)
  expect([...new Set(recipients)].sort()).toEqual([...expected].sort())
  expect(server.received.every(mail => mail.recipients.length === 1)).toBe(true)
  // A worker killed between the server's reply and storing it leaves a mail to be sent again: under the same Message-ID.
  const ids = new Map(server.received.map(mail => [mail.recipients[0], mail.headers['message-id']]))
  for (const {
    recipients: [to],
    headers,
  } of server.received)
    expect(headers['message-id']).toBe(ids.get(to))
  expect(new Set(ids.values()).size).toBe(expected.length)
  // Each has four under way at most.
  expect(recipients.length - expected.length).toBeLessThanOrEqual(kills * 4)
  const rows = await db.selectFrom('mail').select(['state', 'letter']).execute()
  expect(rows.filter(({ letter }) => letter !== null)).toEqual([])
  expect(rows.filter(({ state }) => state === 'sent')).toHaveLength(expected.length)
  expect(rows.filter(({ state }) => state === 'refused')).toHaveLength(size - expected.length)
})
