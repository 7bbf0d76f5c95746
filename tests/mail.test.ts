import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../src/contract/answer.ts'
import { open } from '../src/contract/open.ts'
import { saveQuotes } from '../src/contract/save-quotes.ts'
import { status } from '../src/contract/status.ts'
import { watchPrices } from '../src/contract/watch-prices.ts'
import { linkIn, type MailServer, openMailServer } from './support/mail-server.ts'
import { anotherRenter, answerUntil, type Page } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'

let service: Running
let server: MailServer

beforeAll(async () => {
  server = await openMailServer()
  service = await run({ env: { SMTP_URL: server.url } })
})
afterAll(async () => {
  await service.close()
  await server.close()
})

/** A renter who wants no mail on the e-mail page, and the resulting quote. */
async function finished(email = ''): Promise<{ visitor: Visitor; quoteId: string }> {
  const visitor = service.visitor()
  const pages = anotherRenter().map(([step, answer]): Page => {
    if (step !== '/quote/renters/3') return [step, answer]
    return [step, { ...answer, emailSwitch: email !== '', email }]
  })
  const done = await answerUntil(visitor, undefined, pages)
  return { visitor, quoteId: `${done?.config.quoteId}` }
}

function save(visitor: Visitor, quoteId: string, email: string, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  return visitor.call(saveQuotes, { quote_id: quoteId, data: { email } }, headers)
}

/** An address that nobody else uses. */
function somebody(): string {
  return `${randomBytes(6).toString('hex')}@example.com`
}

const done = { status: 'OK', data: { status: 'done' } }

describe('saving', () => {
  test('sends one mail with the prices of the page, and then asks no more for an address (spec 4.6.1, 7.6, 2.4.13)', async () => {
    const { visitor, quoteId } = await finished()
    const before = await untilComplete(visitor, quoteId)
    expect(before.result.email_needed).toBe(true)
    const to = somebody()
    expect((await save(visitor, quoteId, ` ${to} `)).reply).toEqual(done)
    const mail = await server.mailTo(to)
    expect(mail.recipients).toEqual([to])
    expect(mail.headers).toMatchObject({
      to,
      subject: 'Your insurance prices from Wadsworth',
      'auto-submitted': 'auto-generated',
    })
    const priced = before.result.quotes.filter(({ price_info }) => price_info.type === 'price')
    for (const { insurer, price_info } of priced.slice(0, 12)) {
      expect(mail.text).toContain(insurer.name)
      expect(mail.text).toContain(price_info.premium)
      expect(mail.html).toContain(insurer.name.replaceAll('&', '&#38;').replaceAll("'", '&#39;'))
    }
    expect(mail.text).toContain(before.quote_number)
    expect(linkIn(mail.text)).toMatch(/^http:\/\/localhost:\d+\/open#t=[\w-]{43}$/)
    for (const secret of ['Ann', 'Street', '78701', quoteId]) {
      expect(mail.text.replaceAll(/=\S+/g, '')).not.toContain(secret)
    }
    expect((await untilComplete(visitor, quoteId)).result.email_needed).toBe(false)
  })

  test('sends the offers of the e-mail page once they are complete, and once only', async () => {
    const to = somebody()
    const { visitor, quoteId } = await finished(to)
    const results = await untilComplete(visitor, quoteId)
    expect(results).toMatchObject({ email: to, result: { email_needed: false } })
    const { text } = await server.mailTo(to)
    expect(text).not.toContain('Quoting')
    expect(text.match(/(Confirmed|Estimate)/g)).toHaveLength(
      Math.min(12, results.result.quotes.filter(({ price_info }) => price_info.type === 'price').length),
    )
    // Back on the page with the same answers.
    await answerUntil(visitor)
    expect(server.received.filter(({ recipients }) => recipients.includes(to))).toHaveLength(1)
  })

  test.each([
    'nobody',
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a%0aBcc:b@example.com',
    'group: a@example.com, b@example.com;',
    'Ann <a@example.com>',
    '"a@example.com b"@example.com',
    'a@example.com\u0000',
    '',
  ])('refuses %j, and sends nothing (spec 5.25)', async email => {
    const { visitor, quoteId } = await finished()
    const before = server.received.length
    expect((await save(visitor, quoteId, email)).reply).toEqual({ status: 'OK', data: { status: 'invalid' } })
    expect((await untilComplete(visitor, quoteId)).result.email_needed).toBe(true)
    expect(server.received).toHaveLength(before)
  })

  test('a save repeated under its key sends one mail, and the key serves no other address', async () => {
    const { visitor, quoteId } = await finished()
    const to = somebody()
    const replies = await Promise.all([1, 2, 3, 4].map(() => save(visitor, quoteId, to, 'save-quotes-1')))
    expect(replies.map(({ reply }) => reply)).toEqual([done, done, done, done])
    await server.mailTo(to)
    expect((await save(visitor, quoteId, to, 'save-quotes-1')).reply).toEqual(done)
    expect((await save(visitor, quoteId, somebody(), 'save-quotes-1')).status).toBe(409)
    expect(server.received.filter(({ recipients }) => recipients.includes(to))).toHaveLength(1)
  })

  test('sends at most three mails a quote a day, to at most two addresses', async () => {
    const { visitor, quoteId } = await finished()
    const [first, second, third] = [somebody(), somebody(), somebody()]
    for (const [to, nth] of [
      [first, 0],
      [second, 0],
    ] as const) {
      expect((await save(visitor, quoteId, to)).reply).toEqual(done)
      await server.mailTo(to, nth)
    }
    expect(await save(visitor, quoteId, third)).toMatchObject({
      status: 429,
      reply: { reason: { code: 'too-many-requests' } },
    })
    expect((await save(visitor, quoteId, first)).reply).toEqual(done)
    await server.mailTo(first, 1)
    expect((await save(visitor, quoteId, second)).status).toBe(429)
  })

  test('sends an address at most three mails a day, over all visitors, whatever their letter case', async () => {
    const to = somebody()
    const visits = await Promise.all([1, 2, 3, 4, 5].map(() => finished()))
    const replies = await Promise.all(
      visits.map(({ visitor, quoteId }, nth) => save(visitor, quoteId, nth % 2 ? to : to.toUpperCase())),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
  })

  test("nobody saves another visitor's quote", async () => {
    const { quoteId } = await finished()
    const other = service.visitor()
    await other.open('/start')
    expect((await save(other, quoteId, somebody())).status).toBe(410)
  })
})

describe('a link', () => {
  /** A mailed quote and the link to it. */
  async function mailed() {
    const own = await finished()
    const to = somebody()
    await save(own.visitor, own.quoteId, to)
    const { text } = await server.mailTo(to)
    return { ...own, to, text, token: linkIn(text)?.split('#t=')[1] ?? '' }
  }

  test('opens the same prices in other browsers, as often as needed, and none of the others learns the address', async () => {
    const { visitor, quoteId, token } = await mailed()
    const own = await untilComplete(visitor, quoteId)
    for (const device of [service.visitor(), service.visitor()]) {
      await device.open('/open')
      const before = device.cookies.get('sid')
      const { reply } = await device.call(open, { token })
      expect(reply).toEqual({ status: 'OK', data: { quote_id: quoteId, endpoint: `/quotes/${quoteId}` } })
      expect(device.cookies.get('sid')).not.toBe(before)
      expect((await untilComplete(device, quoteId)).result).toEqual(own.result)
      expect((await device.open(`/quotes/${quoteId}`)).status).toBe(200)
    }
  })

  test('lets its reader change answers there, while the first browser goes on', async () => {
    const { visitor, quoteId, token } = await mailed()
    const device = service.visitor()
    await device.open('/open')
    await device.call(open, { token })
    const change = {
      answer: { choice: '1000' },
      step: '/quote/renters/2c',
      quote_id: quoteId,
      source: 'web',
    }
    const key = { 'idempotency-key': 'change-on-the-phone' }
    for (const _ of [1, 2]) expect((await device.call(answer, change, key)).reply.status).toBe('OK')
    const own = await untilComplete(visitor, quoteId)
    expect(own.answers.find(({ route }) => route === '/quote/renters/2c')?.answer).toContain('1,000')
    expect((await untilComplete(device, quoteId)).result.quotes).toEqual(own.result.quotes)
  })

  test('keeps what the browser could read before, and gives nobody with its old cookie the quote', async () => {
    const { quoteId, token } = await mailed()
    const device = await finished()
    const old = new Map(device.visitor.cookies)
    await device.visitor.call(open, { token })
    expect((await untilComplete(device.visitor, device.quoteId)).id).toBe(device.quoteId)
    expect((await untilComplete(device.visitor, quoteId)).id).toBe(quoteId)
    for (const [name, value] of old) device.visitor.cookies.set(name, value)
    expect((await device.visitor.call(status, { quote_id: quoteId })).status).toBe(410)
  })

  test('shows no more than "expired" when it is foreign, damaged or of an erased quote', async () => {
    const { quoteId, token, visitor } = await mailed()
    const device = service.visitor()
    await device.open('/open')
    const tellsExpired = async (text: string) => {
      const { status: http, reply } = await device.call(open, { token: text })
      expect([http, reply]).toMatchObject([410, { reason: { code: 'quote-expired' } }])
    }
    for (const text of ['', 'x', token.slice(1), `${token}x`, randomBytes(32).toString('base64url'), quoteId])
      await tellsExpired(text)
    expect((await visitor.call(open, { token, quote_id: 'AbcdefghijklmnopqrstuV' })).status).toBe(410)
    const { databaseUrl } = service
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query('delete from quote where id = $1', [quoteId])
    await client.end()
    await tellsExpired(token)
  })

  test('changes nothing when a scanner opens its page', async () => {
    const { quoteId } = await mailed()
    const scanner = service.visitor()
    expect((await scanner.open('/open')).status).toBe(200)
    expect((await scanner.call(status, { quote_id: quoteId })).status).toBe(410)
  })

  test('can be pasted where scripts are off', async () => {
    const { quoteId, text } = await mailed()
    const device = service.visitor()
    await device.open('/open')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ link: linkIn(text) ?? '' }).toString()
    const response = await device.post('/open', body, form)
    expect([response.status, response.headers.get('location')]).toEqual([303, `/quotes/${quoteId}`])
    expect((await device.open(`/quotes/${quoteId}`)).status).toBe(200)
  })

  test('ends all mail to its address at a press of a button, and not before', async () => {
    const { to, text } = await mailed()
    const path = /(\/mail\/stop\S+)/.exec(text)?.[1] ?? ''
    const reader = service.visitor()
    expect(await (await reader.open(path)).text()).toContain('Stop all email')
    const another = await finished()
    expect((await save(another.visitor, another.quoteId, to)).reply).toEqual(done)
    await server.mailTo(to, 1)
    // As a mail program posts it (RFC 8058): no cookies, no origin, no token.
    const response = await fetch(service.origin + path, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(response.status).toBe(200)
    const third = await finished()
    expect((await save(third.visitor, third.quoteId, to)).reply).toMatchObject({
      status: 'Fail',
      reason: { status: 'I can’t write to that address. Please use another one.' },
    })
  })
})

describe('a request for mail about changed prices', () => {
  function pressOf(text: string, press: string): string {
    return new RegExp(`(/mail/${press}\\?t=\\S+)`).exec(text)?.[1] ?? ''
  }

  async function watchRows(quoteId: string) {
    const client = new pg.Client({ connectionString: service.databaseUrl })
    await client.connect()
    const { rows } = await client.query(
      'select confirmed_at, prices is not null as noted, asking from price_watch where quote_id = $1',
      [quoteId],
    )
    await client.end()
    return rows
  }

  test('counts from the press of the button in the mail that asks, and ends at one press', async () => {
    const { visitor, quoteId } = await finished()
    const to = somebody()
    const ask = { quote_id: quoteId, data: { email: to } }
    expect((await visitor.call(watchPrices, ask)).reply).toEqual(done)
    const { text } = await server.mailTo(to)
    const confirm = pressOf(text, 'watch')
    const reader = service.visitor()
    expect(await (await reader.open(confirm)).text()).toContain('Yes, tell me')
    expect(await watchRows(quoteId)).toMatchObject([{ confirmed_at: null }])
    const press = (path: string) =>
      fetch(service.origin + path, { method: 'POST', body: new URLSearchParams() })
    expect((await press(`${confirm.slice(0, -2)}xx`)).status).toBe(200)
    expect(await watchRows(quoteId)).toMatchObject([{ confirmed_at: null }])
    await press(confirm)
    expect((await watchRows(quoteId))[0]?.confirmed_at).toBeInstanceOf(Date)
  })
})
