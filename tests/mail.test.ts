import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { text as textOf } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import { status } from '../src/contract/prices/status.ts'
import { updateQuote } from '../src/contract/prices/update-quote.ts'
import { erase } from '../src/contract/sharing/erase.ts'
import { open } from '../src/contract/sharing/open.ts'
import { saveQuotes } from '../src/contract/sharing/save-quotes.ts'
import { watchPrices } from '../src/contract/sharing/watch-prices.ts'
import { postForm } from './support/forms.ts'
import { linkIn, type MailServer, openMailServer } from './support/mail-server.ts'
import { anotherRenter, answerUntil, type Page } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { rowsOf } from './support/rows.ts'
import { type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'

const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`
let service: Running
let server: MailServer

/** Mailboxes whose server asks to try again later, and those that it has asked for. */
const busy = new Set<string>()
const refused = new Set<string>()

beforeAll(async () => {
  server = await openMailServer(address => {
    if (!busy.has(address)) return null
    refused.add(address)
    return { at: 'rcpt', code: 451 }
  })
  service = await run({ env: { SMTP_URL: server.url, SEAL_KEYS } })
})
afterAll(async () => {
  await service.close()
  await server.close()
})

/** A renter who wants no mail on the e-mail page, and the resulting quote. */
async function finished(email = ''): Promise<{ visitor: Visitor; quoteId: string; pages: readonly Page[] }> {
  const visitor = service.visitor()
  const pages = anotherRenter().map(([step, answer]): Page => {
    if (step !== '/quote/renters/3') return [step, answer]
    return [step, { ...answer, emailSwitch: email !== '', email }]
  })
  const done = await answerUntil(visitor, undefined, pages)
  return { visitor, quoteId: `${done?.config.quoteId}`, pages }
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
    // What the prices are for.
    const { cover } = before.result.shared
    expect(cover.length).toBeGreaterThan(1)
    for (const body of [mail.text, mail.html]) expect(body).toContain(`Coverage: ${cover}.`)
    expect(linkIn(mail.text)).toMatch(/^http:\/\/localhost:\d+\/open#t=[\w-]{43}$/)
    for (const secret of ['Ann', 'Street', '78701', quoteId]) {
      expect(mail.text.replaceAll(/=\S+/g, '')).not.toContain(secret)
    }
    expect((await untilComplete(visitor, quoteId)).result.email_needed).toBe(false)
  })

  test('sends the offers of the e-mail page once they are complete, and once only', async () => {
    const to = somebody()
    const { visitor, quoteId, pages } = await finished(to)
    const results = await untilComplete(visitor, quoteId)
    expect(results).toMatchObject({ email: to, result: { email_needed: false } })
    const { text } = await server.mailTo(to)
    expect(text).not.toContain('Quoting')
    expect(text.match(/(Confirmed|Estimate)/g)).toHaveLength(
      Math.min(12, results.result.quotes.filter(({ price_info }) => price_info.type === 'price').length),
    )
    // Back on the page with the same answers.
    await answerUntil(visitor, undefined, pages)
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

  test('sends the offers to a mailbox that is corrected or given afterwards, once', async () => {
    const [wrong, right] = [somebody(), somebody()]
    const { visitor, quoteId } = await finished(wrong)
    await untilComplete(visitor, quoteId)
    await server.mailTo(wrong)
    const contact = { firstName: 'Ann', lastName: 'Example', emailSwitch: true, email: right }
    const ask = { answer: contact, step: '/quote/renters/3', quote_id: quoteId, source: 'web' }
    for (const _ of [1, 2]) await visitor.call(answer, ask)
    expect((await server.mailTo(right)).text).toContain('/open#t=')
    await visitor.call(answer, { ...ask, answer: { choice: '1000' }, step: '/quote/renters/2c' })
    await untilComplete(visitor, quoteId)
    expect(server.received.filter(({ recipients }) => recipients.includes(right))).toHaveLength(1)
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
      reply: {
        reason: {
          code: 'too-many-requests',
          status:
            'I email one quote to two addresses at most. Send it to one of those, or share a link instead.',
        },
      },
    })
    expect((await save(visitor, quoteId, first)).reply).toEqual(done)
    await server.mailTo(first, 1)
    expect(await save(visitor, quoteId, second)).toMatchObject({
      status: 429,
      reply: {
        reason: {
          status:
            'I’ve sent three of these emails about these prices within a day, and that’s the most I send. Your prices stay on this page. You can ask for another in 24 hours.',
        },
      },
    })
    // Nor do 24 hours help a third address: its own limit comes first, with when one of the first two may have another.
    expect(await save(visitor, quoteId, third)).toMatchObject({
      status: 429,
      reply: {
        reason: {
          status:
            'I email one quote to two addresses at most. You can send it to one of those again in 24 hours, or share a link instead.',
        },
      },
    })
  })

  test('carries the prices of the page although they changed while it waited, and then counts for these', async () => {
    const { visitor, quoteId } = await finished()
    const to = somebody()
    busy.add(to)
    expect((await save(visitor, quoteId, to)).reply).toEqual(done)
    const changes = { property: { choice: '50000' } }
    await visitor.call(updateQuote, { quote_id: quoteId, data: { changes } })
    expect((await untilComplete(visitor, quoteId)).actions_taken?.saved?.is_current).toBe(false)
    busy.delete(to)
    await query(`update mail set due_at = now() where quote_id = '${quoteId}' and state = 'waiting'`)
    expect((await server.mailTo(to)).text).toContain('$50,000')
    const isCurrent = async () => (await untilComplete(visitor, quoteId)).actions_taken?.saved?.is_current
    await expect.poll(isCurrent).toBe(true)
  })

  test('says of a mail that is still on its way that it sends no other', async () => {
    const { visitor, quoteId } = await finished()
    const to = somebody()
    busy.add(to)
    expect((await save(visitor, quoteId, to)).reply).toEqual(done)
    expect(await save(visitor, quoteId, to.toUpperCase(), 'another-press')).toMatchObject({
      status: 200,
      reply: {
        status: 'Fail',
        reason: {
          errors: {},
          status:
            'An email with these prices is already on its way to that address, so I haven’t sent another. If it isn’t there in a few minutes, please check the spam folder.',
        },
      },
    })
    expect(await query(`select state from mail where quote_id = '${quoteId}'`)).toHaveLength(1)
  })

  test('sends a mailbox at most three mails a day, over all visitors, however they write its address', async () => {
    const to = somebody()
    const ways = [to, to.toUpperCase(), to.replace('@', '+a@'), to.replace('@', '+b@'), to]
    const visits = await Promise.all(ways.map(() => finished()))
    const replies = await Promise.all(
      visits.map(({ visitor, quoteId }, nth) => save(visitor, quoteId, ways[nth] ?? to)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
    // Somebody whose first mail this would be is told of the address, and that another one works.
    const { visitor, quoteId } = await finished()
    for (const call of [saveQuotes, watchPrices]) {
      const { reply } = await visitor.call(call, { quote_id: quoteId, data: { email: to } })
      expect(JSON.stringify(reply)).toContain(
        'I’ve already sent this address as many emails as I can in one day.',
      )
    }
    expect((await save(visitor, quoteId, somebody())).reply).toEqual(done)
  })

  test('says beside the prices when an address on the e-mail page has had all its mail of the day', async () => {
    const to = somebody()
    const saysRefused = async ({ visitor, quoteId }: Awaited<ReturnType<typeof finished>>) =>
      (await (await visitor.open(`/quotes/${quoteId}`)).text()).includes('as many emails as I can in one day')
    for (const _ of [1, 2, 3]) expect(await saysRefused(await finished(to))).toBe(false)
    expect(await saysRefused(await finished(to))).toBe(true)
    expect(await saysRefused(await finished())).toBe(false)
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

  test('shows no page with the name or the mailbox of the contact page in another browser', async () => {
    const address = somebody()
    const own = await finished(address)
    const to = somebody()
    await save(own.visitor, own.quoteId, to)
    const token = linkIn((await server.mailTo(to)).text)?.split('#t=')[1] ?? ''
    const device = service.visitor()
    await device.open('/open')
    await device.call(open, { token })
    await untilComplete(device, own.quoteId)
    const quotePages = [
      '',
      '/answers',
      '/data',
      '/data.json',
      '/save',
      '/exact',
      '/coverage',
      '/share',
      '/add',
    ]
    const paths = [
      ...quotePages.map(page => `/quotes/${own.quoteId}${page}`),
      `/quote/renters/3?q=${own.quoteId}`,
      `/quote/renters/2c?q=${own.quoteId}`,
    ]
    const shown = await Promise.all(
      paths.map(async path => [path, (await (await device.open(path)).text()).includes(address)]),
    )
    expect(shown.filter(([, isThere]) => isThere)).toEqual([])
    // The pages of the browser that gave it do show it, or this test would prove nothing.
    expect(await (await own.visitor.open(`/quotes/${own.quoteId}/answers`)).text()).toContain(address)
  })

  test('lets its reader answer the contact page anew, which the first browser does not read', async () => {
    const own = await mailed()
    const device = service.visitor()
    await device.open('/open')
    await device.call(open, { token: own.token })
    const address = somebody()
    const contact = { firstName: 'Dimmes', lastName: 'Dale', emailSwitch: true, email: address }
    const step = '/quote/renters/3'
    await device.call(answer, { answer: contact, step, quote_id: own.quoteId, source: 'web' })
    const pages = ['', '/answers', '/data.json', '/save', '/buy/kestrel']
      .map(page => `/quotes/${own.quoteId}${page}`)
      .concat(`${step}?q=${own.quoteId}`)
    for (const path of pages)
      expect(await (await own.visitor.open(path)).text(), path).not.toMatch(new RegExp(`${address}|Dimmes`))
    const theirs = await (await device.open(`/quotes/${own.quoteId}/answers`)).text()
    expect(theirs).toContain(address)
    // The name before is the other's: nothing says that it was changed, or from what.
    expect(theirs).not.toMatch(/Ann Example|\(was/)
    const { reply } = await device.call(status, { quote_id: own.quoteId })
    expect(JSON.stringify(reply)).not.toContain('Ann Example')
    // Whose answer counts by now may read it.
    const back = { ...contact, firstName: 'Ann', email: somebody() }
    await own.visitor.call(answer, { answer: back, step, quote_id: own.quoteId, source: 'web' })
    expect(await (await own.visitor.open(`/quotes/${own.quoteId}/answers`)).text()).toContain(back.email)
    expect(await (await device.open(`/quotes/${own.quoteId}/answers`)).text()).not.toContain(back.email)
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
    await query(`delete from quote where id = '${quoteId}'`)
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
    expect(await (await reader.open(path)).text()).toContain('Unsubscribe from all email')
    const another = await finished()
    expect((await save(another.visitor, another.quoteId, to)).reply).toEqual(done)
    await server.mailTo(to, 1)
    // As a mail program posts it (RFC 8058): no cookies, no origin, no token.
    const response = await fetch(service.origin + path, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(response.status).toBe(200)
    const before = unwanted()
    const third = await finished()
    // Whoever types the address learns nothing of it, and no tag is a way around it.
    expect((await save(third.visitor, third.quoteId, to.replace('@', '+x@'))).reply).toEqual(done)
    expect((await untilComplete(third.visitor, third.quoteId)).result.email_needed).toBe(false)
    await expect.poll(unwanted).toBe(before + 1)
    expect(mailsTo(to)).toHaveLength(2)
    expect(mailsTo(to.replace('@', '+x@'))).toEqual([])
  })

  test('ends mail that still waits when its button is pressed', async () => {
    const { to, text } = await mailed()
    const before = unwanted()
    busy.add(to)
    const late = await finished()
    expect((await save(late.visitor, late.quoteId, to)).reply).toEqual(done)
    await expect.poll(() => refused.has(to)).toBe(true)
    await press(pathIn(text, 'stop'))
    busy.delete(to)
    await query(`update mail set due_at = now() where quote_id = '${late.quoteId}' and state = 'waiting'`)
    await expect.poll(unwanted).toBe(before + 1)
    expect(mailsTo(to)).toHaveLength(1)
  })

  test('ends all mail until whoever has it takes that back, and says so each time', async () => {
    const { to, text } = await mailed()
    const path = pathIn(text, 'stop')
    const stopped = await press(path)
    expect([stopped.status, await stopped.text()]).toEqual([200, expect.stringContaining('Undo this')])
    // The link goes on telling how things are.
    const reader = service.visitor()
    expect(await (await reader.open(path)).text()).toContain('I won’t email that address again.')
    const allowed = await press(path.replace('/stop', '/allow'))
    expect([allowed.status, await allowed.text()]).toEqual([
      200,
      expect.stringContaining('I can email that address again.'),
    ])
    expect(await (await reader.open(path)).text()).toContain('Unsubscribe from all email')
    const { visitor, quoteId } = await finished()
    expect((await save(visitor, quoteId, to)).reply).toEqual(done)
    await server.mailTo(to, 1)
  })

  test('turns no price alerts on for an address that gets no mail, and offers to take that back', async () => {
    const { to, visitor, quoteId, text } = await mailed()
    await visitor.call(watchPrices, { quote_id: quoteId, data: { email: to } })
    const confirm = pathIn((await server.mailTo(to, 1)).text, 'watch')
    await press(pathIn(text, 'stop'))
    const stopped = 'I won’t email that address again.'
    expect(await (await service.visitor().open(confirm)).text()).toContain(stopped)
    expect(await (await press(confirm)).text()).toContain(stopped)
    await press(confirm.replace('/watch', '/allow'))
    expect(await (await press(confirm)).text()).toContain('Your price alerts are on.')
  })

  test.each(['stop', 'allow', 'watch', 'unwatch'])(
    'to %s that is cut off, wrapped or empty does nothing, and says so with an address that a person reads',
    async button => {
      const { to, text, visitor, quoteId } = await mailed()
      await visitor.call(watchPrices, { quote_id: quoteId, data: { email: to } })
      const asked = await server.mailTo(to, 1)
      const whole = button === 'watch' ? pathIn(asked.text, 'watch') : pathIn(text, 'stop')
      const [, token = ''] = whole.split('?t=')
      const middle = Math.floor(token.length / 2)
      const other = token[middle] === 'A' ? 'B' : 'A'
      for (const broken of [
        '',
        token.slice(0, -20),
        token.slice(0, middle) + other + token.slice(middle + 1),
      ]) {
        const response = await press(`/mail/${button}?t=${broken}`)
        expect(response.status).toBe(400)
        const page = await response.text()
        expect(page).toContain('This link is incomplete.')
        expect(page).toContain('mailto:help@')
        // Where the link has a page of its own, it says so before anything is pressed.
        if (button !== 'allow')
          expect((await service.visitor().open(`/mail/${button}?t=${broken}`)).status).toBe(400)
      }
      const another = await finished()
      expect((await save(another.visitor, another.quoteId, to)).reply).toEqual(done)
      await server.mailTo(to, 2)
    },
  )

  test('is what an operator does by a command, for whoever writes instead', async () => {
    const { to, text } = await mailed()
    const command = async (action: string, input: string) => {
      const program = fileURLToPath(new URL('../src/server/commands/mail.ts', import.meta.url))
      const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = service
      const child = spawn(process.execPath, [program, action], {
        env: { ...process.env, DATABASE_URL, DATA_DIR, SEAL_KEYS },
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      child.stdin.end(input)
      return textOf(child.stdout)
    }
    expect(await command('stop', `${to.replace('@', '+tag@')}\n`)).toContain('No email goes there')
    expect(await (await service.visitor().open(pathIn(text, 'stop'))).text()).toContain('Undo this')
    expect(await command('allow', to)).toContain('Email may go there.')
    expect(await command('show', to)).toContain('Email may go there.')
  })

  test('is a header too, by which a mail program ends mail at one press (RFC 8058)', async () => {
    const { to, text, visitor, quoteId } = await mailed()
    await visitor.call(watchPrices, { quote_id: quoteId, data: { email: to } })
    for (const nth of [0, 1]) {
      const { headers } = await server.mailTo(to, nth)
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
      expect(headers['list-unsubscribe']).toContain(pathIn(text, 'stop'))
    }
  })
})

const query = (statement: string) => rowsOf(service.databaseUrl, statement)

function mailsTo(address: string) {
  return server.received.filter(({ recipients }) => recipients.includes(address))
}

/** How many mails were not sent because their readers want none. */
function unwanted(): number {
  return service.logged.filter(line => line.includes('"mail-ended"') && line.includes('"unwanted"')).length
}

/** The path of a button in a mail. */
function pathIn(text: string, button: string): string {
  return new RegExp(`(/mail/${button}\\?t=\\S+)`).exec(text)?.[1] ?? ''
}

function press(path: string): Promise<Response> {
  return fetch(service.origin + path, { method: 'POST', body: new URLSearchParams() })
}

describe('a request for mail about changed prices', () => {
  async function watchRows(quoteId: string) {
    return query(
      `select confirmed_at, prices is not null as noted, asking from price_watch where quote_id = '${quoteId}'`,
    )
  }

  test('counts from the press of the button in the mail that asks, and ends at one press', async () => {
    const { visitor, quoteId } = await finished()
    const to = somebody()
    const ask = { quote_id: quoteId, data: { email: to } }
    expect((await visitor.call(watchPrices, ask)).reply).toEqual(done)
    const { text } = await server.mailTo(to)
    const confirm = pathIn(text, 'watch')
    const reader = service.visitor()
    expect(await (await reader.open(confirm)).text()).toContain('Turn on price alerts')
    expect(await watchRows(quoteId)).toMatchObject([{ confirmed_at: null }])
    expect((await press(`${confirm.slice(0, -2)}xx`)).status).toBe(400)
    expect(await watchRows(quoteId)).toMatchObject([{ confirmed_at: null }])
    await press(confirm)
    expect((await watchRows(quoteId))[0]?.confirmed_at).toBeInstanceOf(Date)
    expect((await press(confirm)).status).toBe(200)
    // Whoever opens the link again reads what is so by now.
    expect(await (await reader.open(confirm)).text()).toContain('Your price alerts are on.')
    await visitor.call(erase, { quote_id: quoteId })
    for (const gone of [await press(confirm), await reader.open(confirm)])
      expect([gone.status, await gone.text()]).toEqual([
        410,
        expect.stringContaining('These price alerts have ended.'),
      ])
  })

  /** What the page of the prices says of alerts. */
  async function toldOf(visitor: Visitor, quoteId: string): Promise<string> {
    const page = (await (await visitor.open(`/quotes/${quoteId}`)).text()).replaceAll('<!-- -->', '')
    return /What you’ve done with these prices.*?<\/section>/s.exec(page)?.[0] ?? ''
  }
  const watch = (visitor: Visitor, quoteId: string, email: string) =>
    visitor.call(watchPrices, { quote_id: quoteId, data: { email } })
  const stop = (visitor: Visitor, quoteId: string) =>
    postForm(visitor, `/quotes/${quoteId}/watch/stop`, { from: 'results' })

  test('that is taken back before its button is pressed leaves no alerts that could have ended', async () => {
    const { visitor, quoteId } = await finished()
    await watch(visitor, quoteId, somebody())
    expect(await toldOf(visitor, quoteId)).toContain('Press the button in it')
    await stop(visitor, quoteId)
    expect(await toldOf(visitor, quoteId)).toBe('')
    expect((await untilComplete(visitor, quoteId)).actions_taken).toBeUndefined()
  })

  test('that was confirmed is told as that from its first day, without a check that is yet to come, and as ended after', async () => {
    const { visitor, quoteId } = await finished()
    const to = somebody()
    await watch(visitor, quoteId, to)
    const confirm = pathIn((await server.mailTo(to)).text, 'watch')
    await press(confirm)
    const running = await toldOf(visitor, quoteId)
    expect(running).toMatch(/Your price alerts began on \w+ \d+, \d{4}\./)
    expect(running).toContain('I’ll check once a week and send an email when a price has changed.')
    expect(running).not.toContain('I’ve checked')
    await stop(visitor, quoteId)
    expect(await toldOf(visitor, quoteId)).toContain('Your price alerts ended on ')
    expect(await (await visitor.open(confirm)).text()).toContain('Someone stopped them')
    // Asked for anew and taken back, they are no more than a request.
    await watch(visitor, quoteId, to)
    await stop(visitor, quoteId)
    expect(await toldOf(visitor, quoteId)).not.toContain('ended')
  })

  test('for an address that gets no mail is told as for any other, and as nothing that has ended', async () => {
    const to = somebody()
    const own = await finished()
    await save(own.visitor, own.quoteId, to)
    const { text } = await server.mailTo(to)
    await press(pathIn(text, 'stop'))
    const before = unwanted()
    const { visitor, quoteId } = await finished()
    expect((await watch(visitor, quoteId, to)).reply).toEqual(done)
    await expect.poll(unwanted).toBe(before + 1)
    const another = await finished()
    const next = somebody()
    await watch(another.visitor, another.quoteId, next)
    await server.mailTo(next)
    const of = async (one: typeof own) =>
      (await untilComplete(one.visitor, one.quoteId)).actions_taken?.watch?.state
    expect(await of({ ...own, visitor, quoteId })).toBe('asked')
    expect(await of({ ...own, visitor, quoteId })).toBe(await of(another))
    expect(await toldOf(visitor, quoteId)).not.toContain('ended')
  })

  test('at a third address is refused in words of its own', async () => {
    const { visitor, quoteId } = await finished()
    const [first, second, third] = [somebody(), somebody(), somebody()]
    await save(visitor, quoteId, first)
    await watch(visitor, quoteId, second)
    const told = async () => (await watch(visitor, quoteId, third)).reply
    expect(await told()).toMatchObject({
      reason: {
        status:
          'I send email about one quote to two addresses at most. Please ask for price alerts at one of those.',
      },
    })
    // A mail that is still on its way is not sent again, so that the day's mails take some asking.
    await expect
      .poll(async () => {
        await watch(visitor, quoteId, second)
        return told()
      })
      .toMatchObject({
        reason: {
          status:
            'I send email about one quote to two addresses at most. You can ask for price alerts at one of those in 24 hours.',
        },
      })
  })
})
