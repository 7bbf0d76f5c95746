import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Outcome } from '../src/connectors/connector.ts'
import { answer } from '../src/contract/answers/answer.ts'
import { status } from '../src/contract/prices/status.ts'
import { updateQuote } from '../src/contract/prices/update-quote.ts'
import { continueAddress } from '../src/contract/purchase/continue.ts'
import { saveQuotes } from '../src/contract/sharing/save-quotes.ts'
import { mostWithConfirming } from '../src/server/store/carriers/carrier-questions.ts'
import { freeMailboxes, freeRounds } from '../src/server/store/counts/address-rounds.ts'
import { prove } from '../src/web/calls/prove.ts'
import { fillForm, postForm } from './support/forms.ts'
import { openMailServer } from './support/mail-server.ts'
import { carrier, quoted } from './support/panel.ts'
import { callWithProof, giveWithProof } from './support/prover.ts'
import { anotherRenter, answerUntil, lastPage, type Page } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { demoCarriers, type Running, run } from './support/service.ts'
import { sweep } from './support/sweep.ts'
import { type Visitor, visitorAt } from './support/visitor.ts'
import { type CarrierServer, carrierServer } from './support/wire.ts'

// Machines that answer as visitors do. `npm run bench -- bots` sends ten thousand of them.

const attack = sweep(40, 'browsers', 12)

let server: CarrierServer
/** The insurer's current answer. */
let now: Outcome = quoted('11.00')
let service: Running
let database: pg.Client

beforeAll(async () => {
  server = await carrierServer(({ reply }) => reply(now))
  service = await run({
    carriers: [carrier('one', 4, server.connector('one'))],
    env: { EGRESS_ALLOW: server.host, LIMITS: 'database', TRUSTED_PROXIES: '127.0.0.1' },
  })
  database = new pg.Client({ connectionString: service.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await service.close()
  await server.close()
})
beforeEach(() => {
  now = quoted('11.00')
})

/** Somebody at an address who has answered every page but the last. */
async function atLastPage(address: string): Promise<Visitor> {
  const visitor = visitorAt(service.origin, undefined, { 'x-forwarded-for': address })
  await answerUntil(visitor, lastPage[0])
  return visitor
}

function visitorsAt(addresses: readonly string[], each: number): Promise<readonly Visitor[]> {
  return Promise.all(addresses.flatMap(address => Array.from({ length: each }, () => atLastPage(address))))
}

/** Everybody who is at work on a quote has taken a minute so far. */
async function letMinutePass(): Promise<void> {
  await database.query(`update quote set created_at = created_at - interval '1 minute'`)
}

/** Everybody who is at work on a quote has just begun it, however slow this machine is. */
async function letNoTimePass(): Promise<void> {
  await database.query('update quote set created_at = now() where completed_at is null')
}

async function finish(visitor: Visitor) {
  const ask = { answer: lastPage[1], step: lastPage[0], source: 'web' }
  return visitor.call(answer, ask)
}

const heard = () => server.keys.get('one')?.length ?? 0

test('of many machines, a few from each address get to carriers, and people behind the same addresses get their prices', async () => {
  const addresses = ['203.0.113.1', '203.0.113.2']
  const hurried = await visitorsAt(addresses, 1)
  await letNoTimePass()
  for (const reply of await Promise.all(hurried.map(finish)))
    expect(reply).toMatchObject({ status: 429, reply: { reason: { code: 'proof-needed' } } })
  const patient = await visitorsAt(addresses, freeRounds + 1)
  const people = await visitorsAt(addresses, 1)
  await letMinutePass()
  const replies = await Promise.all(patient.map(finish))
  const admitted = replies.filter(({ reply }) => reply.status === 'OK')
  expect(admitted).toHaveLength(addresses.length * freeRounds)
  await expect.poll(heard).toBe(admitted.length)
  for (const person of people) {
    const reply = await giveWithProof(person, lastPage)
    if (reply.status !== 'OK' || !('config' in reply.data)) throw new Error(JSON.stringify(reply))
    const ask = { quote_id: reply.data.config.quoteId }
    await expect
      .poll(async () => (await person.call(status, ask)).reply)
      .toMatchObject({
        data: { result: { quotes: [{ price_info: { source: 'insurer', premium: '11.00' } }] } },
      })
  }
  expect(heard()).toBe(admitted.length + people.length)
})

test('without scripts a busy address costs patience: the page says how long, and the same button goes on then', async () => {
  const address = '203.0.113.3'
  const [first, second] = await visitorsAt([address], 2)
  if (!first || !second) throw new Error('there are two')
  await letNoTimePass()
  const [path, words] = lastPage
  const press = (visitor: Visitor) => fillForm(visitor, path, { ...words, emailSwitch: 'on' } as never)
  const refused = await press(first)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Please press the button again in 20 seconds.')
  // Whoever comes later is let through later.
  expect(await (await press(second)).text()).toMatch(/again in (39|40) seconds/)
  expect((await press(first)).status).toBe(422)
  await database.query("update slow_turn set ready_at = now() where ready_at < now() + interval '30 seconds'")
  expect((await press(first)).status).toBe(303)
  expect((await press(second)).status).toBe(422)
})

/** A visitor at an address who answered as slowly as a person, and has prices. */
async function withPrices(address: string) {
  const visitor = await atLastPage(address)
  await letMinutePass()
  const { reply } = await finish(visitor)
  if (reply.status !== 'OK' || !('config' in reply.data)) throw new Error(JSON.stringify(reply))
  const { quoteId } = reply.data.config
  await untilComplete(visitor, quoteId)
  return { visitor, quoteId, page: continueAddress(quoteId, 'one') }
}

/** Goes to the next day, where other visitors use the addresses as well. */
async function letNightPass(): Promise<void> {
  await database.query('update carrier_question set day = day - 1')
  await database.query('update address_round set rounds = $1', [freeRounds])
}

async function textOf(response: Response): Promise<string> {
  return (await response.text()).replaceAll('<!-- -->', '')
}

test('changed covers of an earlier day’s quote need the same proof, or without scripts the same wait', async () => {
  const { visitor, quoteId } = await withPrices('203.0.113.4')
  await letNightPass()
  const before = heard()
  const ask = { quote_id: quoteId, data: { changes: { deductible: { choice: '2500' } } } }
  expect(await visitor.call(updateQuote, ask)).toMatchObject({
    status: 429,
    reply: { reason: { code: 'proof-needed' } },
  })
  const refused = await postForm(visitor, `/quotes/${quoteId}/cover`, { deductible: '2500' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/Please press the button again in \d+ seconds\./)
  expect(heard()).toBe(before)
  expect(await callWithProof(visitor, updateQuote, ask)).toMatchObject({
    data: { changes: { deductible: { status: 'changed' } } },
  })
  await expect.poll(heard).toBe(before + 1)
})

test('a person continues to insurers on the day of the quote without a proof, also at a busy address', async () => {
  const { visitor, page } = await withPrices('203.0.113.5')
  await database.query('update address_round set rounds = $1', [freeRounds])
  for (const _ of ['first', 'again']) {
    const response = await visitor.open(page)
    expect([response.status, await textOf(response)]).toEqual([
      200,
      expect.stringContaining('The price hasn’t changed.'),
    ])
  }
})

test('confirming a price of an earlier day needs the same proof, or without scripts the same wait', async () => {
  const [person, other] = [await withPrices('203.0.113.6'), await withPrices('203.0.113.6')]
  await letNightPass()
  const before = heard()
  const asked = await person.visitor.open(person.page)
  const html = await textOf(asked)
  expect(asked.status).toBe(429)
  expect(html).toContain('$11.00')
  expect(html).toContain('Confirm the price')
  const [, challenge = ''] = /"challenge":"([^"]+)"/.exec(html) ?? []
  const proof = await prove(challenge)
  expect(await textOf(await postForm(person.visitor, person.page, { proof }))).toContain(
    'The price hasn’t changed.',
  )
  expect(heard()).toBe(before + 1)
  expect(await textOf(await fillForm(other.visitor, other.page, {}))).toMatch(
    /Please press the button again in \d+ seconds\./,
  )
  // A proof is valid for one quote only.
  expect((await postForm(other.visitor, other.page, { proof })).status).toBe(429)
  expect(heard()).toBe(before + 1)
  await database.query('update slow_turn set ready_at = now()')
  expect(await textOf(await fillForm(other.visitor, other.page, {}))).toContain('The price hasn’t changed.')
  expect(heard()).toBe(before + 2)
})

test('a machine that confirms one price again and again costs the insurer sixteen questions a day', async () => {
  const { visitor, page } = await withPrices('203.0.113.7')
  const before = heard() - 1
  // An answer without a price is not reused, so each request asks the insurer again.
  now = { kind: 'needs', fields: [] }
  await Promise.all(Array.from({ length: 30 }, () => visitor.open(page)))
  await expect
    .poll(async () => textOf(await visitor.open(page)))
    .toContain('I can’t ask One (demo) again today.')
  expect(heard() - before).toBe(mostWithConfirming)
})

test(`${attack.title} at one address write to five strangers, not to two each, and people there still get their letters for some work`, async () => {
  const mails = await openMailServer()
  onTestFinished(mails.close)
  // Rate plans alone, which cost nobody a question.
  const carriers = demoCarriers().filter(({ lines }) => lines.renters?.connector.via === 'process')
  const env = { LIMITS: 'database', TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: mails.url, MAIL_BRAKE: '7' }
  const site = await run({ carriers, env })
  onTestFinished(site.close)
  const rows = new pg.Client({ connectionString: site.databaseUrl })
  await rows.connect()
  onTestFinished(() => rows.end())
  /** Somebody at an address with prices, who wanted no mail on the way. */
  async function withPrices(address: string) {
    const visitor = visitorAt(site.origin, undefined, { 'x-forwarded-for': address })
    const pages = anotherRenter().map(([step, given]): Page => {
      return [step, step === lastPage[0] ? { ...given, emailSwitch: false, email: '' } : given]
    })
    const done = await answerUntil(visitor, undefined, pages)
    return { visitor, quoteId: `${done?.config.quoteId}` }
  }
  type Saver = Awaited<ReturnType<typeof withPrices>>
  const write = ({ visitor, quoteId }: Saver, email: string) =>
    visitor.call(saveQuotes, { quote_id: quoteId, data: { email } })
  const letPass = () => rows.query(`update quote set created_at = created_at - interval '1 minute'`)

  const address = '203.0.113.40'
  const browsers: Saver[] = []
  for (let at = 0; at < attack.size; at += 4)
    browsers.push(...(await Promise.all(Array.from({ length: 4 }, () => withPrices(address)))))
  await letPass()
  const replies: Awaited<ReturnType<typeof write>>[] = []
  for (const each of [0, 1])
    replies.push(
      ...(await Promise.all(
        browsers.map((browser, nth) => write(browser, `stranger-${nth}-${each}@example.com`)),
      )),
    )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(freeMailboxes)
  for (const { status, reply } of replies.filter(({ status }) => status !== 200))
    expect([status, reply]).toMatchObject([429, { reason: { code: 'proof-needed' } }])

  // A person at the same address proves some work, once, and may then write to the same mailbox freely.
  const person = await withPrices(address)
  await letPass()
  const ask = { quote_id: person.quoteId, data: { email: 'person@example.com' } }
  expect(await callWithProof(person.visitor, saveQuotes, ask)).toMatchObject({ status: 'OK' })
  await mails.mailTo('person@example.com')
  expect((await write(person, 'person+again@example.com')).status).toBe(200)
  // Without scripts there is patience.
  const other = await withPrices(address)
  await letPass()
  const path = `/quotes/${other.quoteId}/save`
  const press = () => postForm(other.visitor, path, { wish: 'save', email: 'other@example.com' })
  const refused = await press()
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringMatching(/Please press the button again in \d+ seconds\./),
  ])
  await rows.query('update slow_turn set ready_at = now()')
  expect((await press()).status).toBe(200)

  // The whole service has now written to as many mailboxes as it may in an hour: elsewhere nobody is free either, and it is said.
  const elsewhere = await withPrices('203.0.113.41')
  await letPass()
  expect((await write(elsewhere, 'elsewhere@example.com')).status).toBe(429)
  expect(site.logged.filter(line => line.includes('"mail-brake"'))).toHaveLength(1)
  const allowed = { quote_id: elsewhere.quoteId, data: { email: 'elsewhere@example.com' } }
  expect(await callWithProof(elsewhere.visitor, saveQuotes, allowed)).toMatchObject({ status: 'OK' })
  await mails.mailTo('elsewhere@example.com')
  expect(new Set(mails.received.flatMap(({ recipients }) => recipients)).size).toBeLessThanOrEqual(
    freeMailboxes + 4,
  )
})

test('the email page asks for the same work as a save, and what is done for the insurers counts for the letter', async () => {
  const address = '203.0.113.8'
  const busy = await atLastPage(address)
  await letNoTimePass()
  const mail = { ...lastPage[1], email: 'somebody@example.com' }
  const asked = await busy.call(answer, { answer: mail, step: lastPage[0], source: 'web' })
  expect(asked).toMatchObject({ status: 429, reply: { reason: { code: 'proof-needed' } } })
  expect(await giveWithProof(busy, [lastPage[0], mail])).toMatchObject({ status: 'OK' })
})
