import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leadsAs } from '../src/server/commands/leads/leads-as.ts'
import { connect } from '../src/server/platform/database/database.ts'
import { makeSealer, parseSealKeys } from '../src/server/platform/seal.ts'
import { makeLeadOutbox } from '../src/server/store/rows/lead-outbox.ts'
import { makeQuoteStore } from '../src/server/store/rows/quote-store.ts'
import { postForm } from './support/forms.ts'
import { carrier, quoted } from './support/panel.ts'
import { quiet } from './support/quiet.ts'
import { anotherRenter, answerUntil, give, lastPage, renter } from './support/renters.ts'
import { type Running, run } from './support/service.ts'
import { type Visitor, visitorAt } from './support/visitor.ts'

const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`
const form = {
  ...{ first_name: 'Zzyzxann', last_name: 'Zzyzxmark', reach_by: 'phone', phone: '(512) 555-0142' },
  ...{ email: 'ann@example.com', agree: 'yes' },
}
const carriers = [carrier('quick', 4, { via: 'process', rate: () => quoted('14.84') })]

async function finished(service: Running, pages = renter) {
  const visitor = service.visitor()
  const done = await answerUntil(visitor, undefined, pages)
  return { visitor, id: done?.config.quoteId ?? '', number: done?.config.quote_number ?? '' }
}

async function pageOf(visitor: Visitor, path: string): Promise<string> {
  const html = await (await visitor.open(path)).text()
  return html
    .replace(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
}

describe('where the operator takes requests for an agent by webhook', () => {
  const received: { headers: NodeJS.Dict<string | string[]>; body: string }[] = []
  const receiver = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    response.writeHead(202).end()
  })
  let service: Running
  beforeAll(async () => {
    receiver.listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    // It listens on a port.
    const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
    service = await run({
      carriers,
      env: {
        EGRESS_ALLOW: host,
        LEADS: 'webhook',
        LEADS_TO: 'Maple Street Agency',
        LEADS_URL: `http://${host}/leads`,
        LEADS_SECRET: `whsec_${Buffer.alloc(32, 3).toString('base64')}`,
      },
      site: { inviteCode: ['renters'] },
    })
  })
  afterAll(async () => {
    await service.close()
    receiver.close()
  })

  test('a visitor who asks reads beforehand what goes along and to whom, it is delivered once, and the ledger says so', async () => {
    const { visitor, id, number } = await finished(service)
    expect(await pageOf(visitor, `/quotes/${id}`)).toContain('Have an agent call or email me')
    const page = await pageOf(visitor, `/quotes/${id}/agent`)
    for (const words of ['Maple Street Agency', 'your name', 'ZIP code', 'the prices on your list'])
      expect(page).toContain(words)
    // Only looking passes nothing on.
    expect(received).toHaveLength(0)
    expect((await postForm(visitor, `/quotes/${id}/agent`, form)).status).toBe(303)
    expect((await postForm(visitor, `/quotes/${id}/agent`, { ...form, last_name: 'Other' })).status).toBe(303)
    await expect.poll(() => pageOf(visitor, `/quotes/${id}/agent`)).toContain('has been sent')
    expect(received).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '{}' }] = received
    expect(headers['webhook-signature']).toMatch(/^v1,/)
    const { data } = JSON.parse(body)
    expect(data).toMatchObject({
      id: headers['webhook-id'],
      quoteNumber: number,
      line: 'renters',
      state: 'TX',
    })
    expect(data).toMatchObject({ firstName: 'Zzyzxann', phone: '+15125550142', email: '', answers: [] })
    expect(data.prices).toContainEqual({ insurer: 'Quick (demo)', premium: '14.84', period: 'month' })
    const ledger = await pageOf(visitor, `/quotes/${id}/data`)
    expect(ledger).toMatch(/Maple Street Agency got it on .*It got: your name, your phone number, /)
    expect(service.logged.join('')).toContain('"event":"lead-delivered"')
    expect(service.logged.join('')).not.toMatch(/Zzyzx|5550142/)
    // Too late to withdraw it.
    await postForm(visitor, `/quotes/${id}/agent/take-back`, {})
    expect(await pageOf(visitor, `/quotes/${id}/agent`)).toContain('has been sent')
  })

  test('an invite code that the visitor entered is passed on, as the page and the ledger say', async () => {
    const [route, words] = lastPage
    const invited = [...renter.slice(0, -1), [route, { ...words, inviteSwitch: true, inviteCode: 'ZZYZX-7' }]]
    const { visitor, id, number } = await finished(service, invited as typeof renter)
    expect(await pageOf(visitor, `/quotes/${id}/agent`)).toContain('the invite code you entered')
    expect((await postForm(visitor, `/quotes/${id}/agent`, form)).status).toBe(303)
    await expect.poll(() => pageOf(visitor, `/quotes/${id}/agent`)).toContain('has been sent')
    const bodies = received.map(({ body }) => JSON.parse(body).data)
    expect(bodies.find(({ quoteNumber }) => quoteNumber === number)).toMatchObject({ inviteCode: 'ZZYZX-7' })
    expect(await pageOf(visitor, `/quotes/${id}/data`)).toContain('your invite code')
    expect(service.logged.join('')).not.toContain('ZZYZX-7')
  })

  test('what is missing is said beside its field, and nothing is kept', async () => {
    const { visitor, id } = await finished(service)
    const reply = await postForm(visitor, `/quotes/${id}/agent`, { ...form, phone: '12', agree: '' })
    expect(reply.status).toBe(422)
    const html = await reply.text()
    expect(html).toContain('Please enter a US phone number with its area code.')
    expect(html).toContain('Please check the box')
    expect(html).toContain('value="Zzyzxann"')
    expect(await pageOf(visitor, `/quotes/${id}/agent`)).toContain('Send my request')
    expect((await service.visitor().open(`/quotes/${id}/agent`)).status).not.toBe(200)
  })
})

describe('where the operator takes them as files, on a site without the butler', () => {
  let service: Running
  beforeAll(async () => {
    service = await run({
      carriers,
      env: { SEAL_KEYS, LEADS: 'file', LEADS_TO: 'Maple Street Agency' },
      site: { leadsByDisclosure: true, assistant: false },
    })
  })
  afterAll(() => service.close())

  async function exported(format: 'csv' | 'adf') {
    const { db, close } = await connect({ url: service.databaseUrl, log: quiet })
    const queue = { add: async () => {}, wake() {} }
    const quotes = makeQuoteStore({
      db,
      sealer: makeSealer(parseSealKeys(SEAL_KEYS)),
      retentionDays: 30,
      queue,
    })
    const outbox = makeLeadOutbox({ db })
    const { file, passed } = await leadsAs(
      { outbox, quotes },
      { since: new Date(0), format, site: 'Wadsworth', to: 'Maple' },
    )
    return {
      file,
      async deliver() {
        for (const lead of passed) await outbox.end(lead, 'delivered')
      },
      close,
    }
  }

  test('an email address becomes a lead where its page said so and no browser objects, and the ledger says so', async () => {
    const [step, answer] = lastPage
    /** Answers the page of the address, with or without the disclosure. */
    async function leave({ visitor = service.visitor(), saysSo = true, email = 'zzyzx@example.com' }) {
      await answerUntil(visitor, step, anotherRenter())
      const html = await (await visitor.open(step)).text()
      const [, leadDisclosure = ''] = /name="leadDisclosure" value="([^"]+)"/.exec(html) ?? []
      expect(leadDisclosure).toMatch(
        /^Maple Street Agency gets the email address you enter here, along with your name/,
      )
      // Beside the field too, where it is read.
      expect(html.includes(`too. ${leadDisclosure}</`)).toBe(true)
      const payload = { ...answer, email, emailSwitch: email !== '', ...(saysSo && { leadDisclosure }) }
      const { config } = await give(visitor, [step, payload])
      const path = `/quotes/${config.quoteId}`
      const [agent, data] = [await pageOf(visitor, `${path}/agent`), await pageOf(visitor, `${path}/data`)]
      return { visitor, path, agent, data, number: config.quote_number }
    }
    const told = await leave({})
    expect(told.agent).toContain('Your email address is about to be shared.')
    // The visitor's own words stay the visitor's.
    for (const words of ['Call me', 'I’d like Maple Street Agency to contact me about this quote'])
      expect(told.agent).toContain(words)
    expect(told.data).toMatch(
      /You gave an email address on .* on a page that said Maple Street Agency gets it\. .* doesn’t have anything yet\. It would get: your name, your email address, the type of insurance, your state and ZIP code, and your quote number\./,
    )
    const optedOut = visitorAt(service.origin, undefined, { 'sec-gpc': '1' })
    const others = [
      await leave({ saysSo: false }),
      await leave({ email: '' }),
      await leave({ visitor: optedOut }),
    ]
    for (const { data } of others) expect(data).not.toContain('Maple Street Agency')
    const { file, close } = await exported('csv')
    await close()
    expect(file).toContain(`${told.number},renters,TX,78701,Ann,Example,email,,zzyzx@example.com`)
    for (const { number } of others) expect(file).not.toContain(number)
    expect(await pageOf(service.visitor(), '/disclosure')).toContain(
      'Maple Street Agency, if you give an address on the page',
    )

    // A visitor who left an address may still ask for a call, and withdraws each separately.
    const { visitor, path } = told
    await postForm(visitor, `${path}/agent`, form)
    expect(await pageOf(visitor, `${path}/agent`)).toMatch(/is about to be shared\..*We have your request\./s)
    expect(await pageOf(visitor, `${path}/data`)).toMatch(/You gave an email address on .*You asked on /s)
    await postForm(visitor, `${path}/agent/take-back`, { grounds: 'disclosure' })
    const after = await pageOf(visitor, `${path}/agent`)
    expect(after).toContain('We have your request.')
    expect(after).not.toContain('is about to be shared.')
  })

  test('one taken back, or of an erased quote, is gone; the others are exported, with answers where the visitor said so', async () => {
    const [back, erased, kept] = [await finished(service), await finished(service), await finished(service)]
    for (const { visitor, id } of [back, erased, kept])
      await postForm(visitor, `/quotes/${id}/agent`, { ...form, reach_by: 'email', answers: 'yes' })
    expect(await pageOf(back.visitor, `/quotes/${back.id}/data`)).toContain(
      'Maple Street Agency doesn’t have anything yet',
    )
    await postForm(back.visitor, `/quotes/${back.id}/agent/take-back`, {})
    expect(await pageOf(back.visitor, `/quotes/${back.id}/agent`)).toContain('Send my request')
    await postForm(erased.visitor, `/quotes/${erased.id}/erase`, {})
    const { file, deliver, close } = await exported('csv')
    expect(file).toContain(kept.number)
    expect(file).toContain('Zzyzxann,Zzyzxmark,email,,ann@example.com')
    expect(file).toMatch(/Deductible: \$500/)
    for (const { number } of [back, erased]) expect(file).not.toContain(number)
    await deliver()
    await close()
    expect(await pageOf(kept.visitor, `/quotes/${kept.id}/data`)).toContain('Maple Street Agency got it on')
  })
})
