import { randomBytes } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import { properties } from '../src/contract/answers/properties.ts'
import { status } from '../src/contract/prices/status.ts'
import { erase } from '../src/contract/sharing/erase.ts'
import { saveQuotes } from '../src/contract/sharing/save-quotes.ts'
import { lines } from '../src/lines/index.ts'
import { showQuote } from '../src/server/commands/quote/show-quote.ts'
import { connect } from '../src/server/platform/database/database.ts'
import { makeSealer, parseSealKeys } from '../src/server/platform/seal.ts'
import { makeOfferStore } from '../src/server/store/carriers/offer-store.ts'
import { eraseExpired } from '../src/server/store/retention.ts'
import { eraseForVisitor } from '../src/server/store/rows/erase-quote.ts'
import { findQuoteIn } from '../src/server/store/rows/find-quote.ts'
import { forgetOldLetters } from '../src/server/store/rows/mailing/mail-files.ts'
import { makeQuoteStore } from '../src/server/store/rows/quote-store.ts'
import { postForm } from './support/forms.ts'
import { carriersOnCommand } from './support/panel.ts'
import { quiet } from './support/quiet.ts'
import { anotherRenter, answerUntil, type Page } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'
import { storedRows } from './support/stored-rows.ts'

const { carriers, env, waiting, letSlowAnswer, close } = await carriersOnCommand()
const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`
let service: Running

beforeAll(async () => {
  service = await run({ carriers, env: { ...env, SEAL_KEYS } })
})
afterAll(async () => {
  await service.close()
  await close()
})

/** Words that only this visitor uses. */
const marks = ['Zzyzxmark', 'zzyzxmark@example.com', '500 Zzyzx Street']

function marked(): readonly Page[] {
  return anotherRenter().map(([step, payload]): Page => {
    if (step === '/quote/renters/1') return [step, { ...payload, address1: marks[2] }]
    if (step === '/quote/renters/3') return [step, { ...payload, lastName: marks[0], email: marks[1] }]
    return [step, payload]
  })
}

async function finished() {
  const visitor = service.visitor()
  const done = await answerUntil(visitor, undefined, marked())
  return { visitor, id: done?.config.quoteId ?? '' }
}

/** Lets the slow carrier answer once it is asked. */
async function answeredByAll(): Promise<void> {
  await expect.poll(waiting).toBeGreaterThan(0)
  letSlowAnswer()
}

test('a letter written as a file goes with its quote, whoever erases it, and others stay', async () => {
  const folder = join(service.dataDir, 'mail')
  const letters = () => readdir(folder).catch(() => [])
  const before = (await letters()).length
  /** Somebody whose offers are mailed to an address of their own. */
  async function mailed(to: string) {
    const visitor = service.visitor()
    const pages = marked().map(
      ([step, payload]): Page => [
        step,
        step === '/quote/renters/3' ? { ...payload, email: `${to}-letter@example.com` } : payload,
      ],
    )
    const done = await answerUntil(visitor, undefined, pages)
    await answeredByAll()
    return { visitor, id: done?.config.quoteId ?? '' }
  }
  const [own, expired, kept] = [await mailed('own'), await mailed('expired'), await mailed('kept')]
  await expect.poll(async () => (await letters()).length).toBe(before + 3)
  // Cut off by a death in the middle of writing, and one that is no letter.
  await writeFile(join(folder, `${'x'.repeat(22)}.eml.part`), marks.join())
  await writeFile(join(folder, 'notes.txt'), 'of the operator')
  await own.visitor.call(erase, { quote_id: own.id })
  expect((await letters()).filter(name => name.includes('.eml'))).toHaveLength(before + 2)
  const { db, close } = await connect({ url: service.databaseUrl, log: quiet })
  onTestFinished(close)
  await sql`update quote set created_at = now() - interval '400 days' where id = ${expired.id}`.execute(db)
  await eraseExpired({ db, retentionDays: 30 })
  await forgetOldLetters({ db, dataDir: service.dataDir })
  expect((await letters()).filter(name => name.includes('.eml'))).toHaveLength(before + 1)
  expect(await letters()).toContain('notes.txt')
  await kept.visitor.call(erase, { quote_id: kept.id })
  expect((await letters()).filter(name => name.includes('.eml'))).toHaveLength(before)
})

/** Every row of every table that names the quote or the visitor's words, as text; a job may still name the quote. */
async function rowsOf(id: string): Promise<string[]> {
  const rows = await storedRows(service.databaseUrl)
  return rows.flatMap(({ table, text }) =>
    [...(table.startsWith('pgboss.') ? [] : [id]), ...marks].some(mark =>
      text.toLowerCase().includes(mark.toLowerCase()),
    )
      ? [`${table}: ${text.slice(0, 80)}`]
      : [],
  )
}

describe('an operator whom a visitor asks', () => {
  test('sees one quote by the number on a card, without a word that the visitor typed, and erases it', async () => {
    const { visitor, id } = await finished()
    await answeredByAll()
    await untilComplete(visitor, id)
    const { db, close: closeDatabase } = await connect({ url: service.databaseUrl, log: quiet })
    onTestFinished(closeDatabase)
    const sealer = makeSealer(parseSealKeys(SEAL_KEYS))
    const queue = { add: async () => {}, wake() {} }
    const refOf = (quoteId: string) => `log ${quoteId.length}`
    expect(await findQuoteIn({ db, sealer, refOf })('c-100')).toEqual({ id, carrier: 'caller' })
    const quote = await makeQuoteStore({ db, sealer, retentionDays: 30, queue }).readAny(id)
    const offers = makeOfferStore({ db, queue })
    const text = quote ? await showQuote({ db, lines, offers, refOf }, quote) : ''
    expect(text).toContain(`Quote          ${quote?.number}`)
    expect(text).toMatch(/Deductible +\$500/)
    expect(text).toMatch(/slow +done +quoted 9\.00 a month/)
    expect(text).toMatch(/question +slow +\d{4}-.* sent 1x/)
    for (const mark of marks) expect(text).not.toContain(mark)
    expect(text).not.toContain(id)
    expect(await eraseForVisitor(db, id)).toEqual({ line: 'renters', number: quote?.number })
    expect(await rowsOf(id)).toEqual([])
    expect(await eraseForVisitor(db, id)).toBeNull()
  })
})

describe('a visitor who deletes the answers', () => {
  test('leaves no row of the quote, and nothing that a call or a page still opens', async () => {
    const { visitor, id } = await finished()
    await answeredByAll()
    await untilComplete(visitor, id)
    const data = { email: `another.${marks[1]}` }
    expect(await visitor.call(saveQuotes, { quote_id: id, data })).toMatchObject({ reply: { status: 'OK' } })
    expect(await rowsOf(id)).not.toEqual([])
    expect(await visitor.call(erase, { quote_id: id })).toMatchObject({ reply: { status: 'OK' } })
    expect(await rowsOf(id)).toEqual([])
    const gone = { status: 410, reply: { reason: { code: 'quote-expired' } } }
    expect(await visitor.call(status, { quote_id: id })).toMatchObject(gone)
    const step = '/quote/renters/2'
    expect(await visitor.call(properties, { step, quote_id: id })).toMatchObject(gone)
    const again = { answer: { choice: '30000' }, step, quote_id: id }
    expect(await visitor.call(answer, again)).toMatchObject(gone)
    for (const path of [`/quotes/${id}`, `/quotes/${id}/data`]) {
      const page = await visitor.open(path)
      expect(page.status).toBe(410)
      expect(await page.text()).toContain('Start a new quote')
    }
    expect(await rowsOf(id)).toEqual([])
  })

  test('may do so twice, and answers on at once in a new quote', async () => {
    const { visitor, id } = await finished()
    await answeredByAll()
    for (let time = 0; time < 2; time += 1)
      expect(await visitor.call(erase, { quote_id: id })).toMatchObject({ reply: { status: 'OK' } })
    const next = await answerUntil(visitor, undefined, marked())
    await answeredByAll()
    expect(next?.config.quoteId).not.toBe(id)
  })

  test('erases nothing of another visitor, who reads the same reply', async () => {
    const { visitor, id } = await finished()
    const stranger = service.visitor()
    await stranger.open('/start')
    const own = await stranger.call(erase, { quote_id: id })
    const unknown = await stranger.call(erase, { quote_id: 'AAAAAAAAAAAAAAAAAAAAAA' })
    expect(own).toEqual(unknown)
    const form = await postForm(stranger, `/quotes/${id}/erase`, {})
    expect(form.status).toBe(303)
    expect(await visitor.call(status, { quote_id: id })).toMatchObject({ reply: { status: 'OK' } })
    await answeredByAll()
  })

  test('while a carrier is being asked keeps nothing of its late answer', async () => {
    const { visitor, id } = await finished()
    await expect.poll(waiting).toBe(1)
    await visitor.call(erase, { quote_id: id })
    letSlowAnswer()
    await expect.poll(() => jobsLeft()).toBe(0)
    expect(await rowsOf(id)).toEqual([])
  })

  test('is not asked to use scripts: the page of the data has a form for it', async () => {
    const { visitor, id } = await finished()
    await answeredByAll()
    const html = await (await visitor.open(`/quotes/${id}/data`)).text()
    expect(/<form [^>]*action="([^"]*)" method="post"/.exec(html)?.[1]).toBe(`/quotes/${id}/erase`)
    const reply = await postForm(visitor, `/quotes/${id}/erase`, {})
    expect(reply.headers.get('location')).toBe(`/erased?q=${id}`)
    expect(await (await visitor.open('/erased')).text()).toContain('Your answers have been deleted.')
    expect(await rowsOf(id)).toEqual([])
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await postForm(visitor, `/quotes/${id}/erase`, {}, foreign)).status).toBe(403)
  })

  test('allows no further risks to carriers that have received ten today, nor can they be recognized', async () => {
    const { visitor, id } = await finished()
    await answeredByAll()
    await untilComplete(visitor, id)
    const before = await questions()
    await visitor.call(erase, { quote_id: id })
    const after = await questions()
    expect(after).toHaveLength(before.length)
    expect(before.filter(question => after.includes(question))).toHaveLength(before.length - 1)
  })
})

async function select<Row>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: service.databaseUrl })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

async function jobsLeft(): Promise<number> {
  const [row] = await select<{ left: number }>(
    `select count(*)::integer as left from pgboss.job where state in ('created', 'active', 'retry')`,
  )
  return row?.left ?? Number.NaN
}

async function questions(): Promise<string[]> {
  const rows = await select<{ question: Buffer }>('select question from carrier_question')
  return rows.map(({ question }) => question.toString('hex'))
}
