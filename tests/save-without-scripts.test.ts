import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postForm } from './support/forms.ts'
import { letterFiles } from './support/letter-files.ts'
import { linkIn, readMail } from './support/mail-server.ts'
import { type Running, run } from './support/service.ts'
import { visitorWithQuote } from './support/visitor-with-quote.ts'

let service: Running
beforeAll(async () => {
  service = await run({})
})
afterAll(() => service.close())

/** The page that saves the prices of a visitor who has answered every question. */
async function savePage() {
  const { visitor, id, path } = await visitorWithQuote(service)
  return { visitor, id, page: `${path}/save` }
}

/** The mails that the service has written for an address. */
async function mailsTo(address: string) {
  const mails = (await letterFiles(service)).map(raw => readMail(raw))
  return mails.filter(({ headers }) => headers.to === address)
}

describe('saving quotes without scripts', () => {
  test('is offered on the results, and sends one mail with the link (spec 2.4.13, 4.6.1)', async () => {
    const { visitor, id, page } = await savePage()
    expect(await (await visitor.open(`/quotes/${id}`)).text()).toContain(`<noscript><a href="${page}">`)
    expect(await (await visitor.open(page)).text()).toContain('Save Quotes to Your Email')
    const sent = await postForm(visitor, page, { wish: 'save', email: 'form@example.com' })
    expect(sent.status).toBe(200)
    const html = await sent.text()
    expect(html).toContain('Your quotes are sent to your email.')
    // No mail server is set.
    expect(html).toContain('Email isn’t set up on this site yet, so none has gone out.')
    await expect.poll(() => mailsTo('form@example.com')).toHaveLength(1)
    const [mail] = await mailsTo('form@example.com')
    expect(linkIn(mail?.text ?? '')).toContain('/open#t=')
  })

  test('takes a request for mail about changes, which a mail asks to confirm', async () => {
    const { visitor, page } = await savePage()
    const sent = await postForm(visitor, page, { wish: 'watch', email: 'watch-form@example.com' })
    expect(await sent.text()).toContain('Please press the button in the email I’ve just sent you.')
    await expect.poll(() => mailsTo('watch-form@example.com')).toHaveLength(1)
  })

  test("refuses what isn't a single address, and keeps what was typed (spec 5.25)", async () => {
    const { visitor, page } = await savePage()
    for (const email of ['', 'two@example.com, three@example.com', 'a@example.com\r\nBcc: b@example.com']) {
      const refused = await postForm(visitor, page, { wish: 'save', email })
      expect(refused.status).toBe(422)
      const html = await refused.text()
      expect(html).toContain('Email is invalid.')
      // The message has the focus: it may be below the screen.
      expect(html.match(/autofocus=""/gi)).toHaveLength(1)
    }
  })

  test('says so beyond two addresses, and of a mail that is still on its way', async () => {
    const { visitor, page } = await savePage()
    const save = (email: string) => postForm(visitor, page, { wish: 'save', email })
    for (const email of ['one@example.com', 'two@example.com']) expect((await save(email)).status).toBe(200)
    const refused = await save('three@example.com')
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('I email one quote to two addresses at most.')
  })

  test('says of an address that it has had all its mail of the day, and takes another', async () => {
    const to = { email: 'full@example.com' }
    for (const _ of [1, 2, 3]) {
      const { visitor, page } = await savePage()
      expect((await postForm(visitor, page, { wish: 'save', ...to })).status).toBe(200)
    }
    const { visitor, page } = await savePage()
    for (const wish of ['save', 'watch']) {
      const refused = await postForm(visitor, page, { wish, ...to })
      expect(refused.status).toBe(429)
      expect(await refused.text()).toContain(
        'I’ve already sent this address as many emails as I can in one day.',
      )
    }
    expect((await postForm(visitor, page, { wish: 'save', email: 'free@example.com' })).status).toBe(200)
  })

  test('is nobody else’s', async () => {
    const { page } = await savePage()
    const stranger = service.visitor()
    await stranger.open('/start')
    expect((await stranger.open(page)).status).toBe(410)
    expect((await postForm(stranger, page, { wish: 'save', email: 'x@example.com' })).status).toBe(410)
  })
})
