import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QuoteResult } from '../src/contract/prices/status.ts'
import { updateQuote } from '../src/contract/prices/update-quote.ts'
import { erase } from '../src/contract/sharing/erase.ts'
import { shareQuote } from '../src/contract/sharing/share-quote.ts'
import { showShare } from '../src/contract/sharing/show-share.ts'
import { stopSharing } from '../src/contract/sharing/stop-sharing.ts'
import { fillUntil, postForm } from './support/forms.ts'
import { journeys, type LineName } from './support/journeys.ts'
import { untilComplete } from './support/results.ts'
import { rowsOf } from './support/rows.ts'
import { type Running, run } from './support/service.ts'
import { visitorWithPrices } from './support/visitor-with-quote.ts'

let service: Running
beforeAll(async () => {
  service = await run({})
})
afterAll(() => service.close())

/** A visitor with complete prices, and one of these. */
async function visitorWithOffer() {
  const { visitor, id, result } = await visitorWithPrices(service)
  return { visitor, id, ...pricedOffer(result) }
}

function pricedOffer({ quotes }: QuoteResult) {
  const offer = quotes.find(({ price_info, ad }) => price_info.type === 'price' && !ad)
  return { carrier: offer?.id ?? '', premium: offer?.price_info.premium ?? '', offer }
}

async function shared() {
  const quote = await visitorWithOffer()
  return { ...quote, path: pathOf(await share(quote)) }
}

async function share({ visitor, id, carrier, premium }: Awaited<ReturnType<typeof visitorWithOffer>>) {
  const ask = { quote_id: id, price_share_id: carrier, premium }
  const { reply } = await visitor.call(shareQuote, ask)
  return reply.status === 'OK' ? reply.data.url : expect.fail(JSON.stringify(reply))
}

function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '')
}

/** What a link shows to somebody who has never been here. */
async function shownBy(path: string) {
  const response = await service.visitor().open(path)
  const html = await response.text()
  return { status: response.status, robots: response.headers.get('x-robots-tag'), html }
}

/** Without the request's own number. */
function comparable(html: string): string {
  return html.replace(/[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}/g, '')
}

const query = (statement: string, values: readonly unknown[]) =>
  rowsOf(service.databaseUrl, statement, values)

describe('a shared price', () => {
  test('is shown with its cover to whoever has the link, and to no search engine (spec 7.8)', async () => {
    const { path, premium, offer } = await shared()
    const { status, robots, html } = await shownBy(path)
    expect(status).toBe(200)
    expect(robots).toBe('noindex')
    expect(html).toContain(offer?.insurer.name)
    expect(html).toContain(`$${premium}`)
    expect(html).toContain(offer?.coverage_amount)
    expect(html).toContain('Renters insurance in Texas')
    expect(html).toMatch(new RegExp(`<meta property="og:url" content="http[^"]+${path}">`))
    expect(html).toMatch(new RegExp(`<meta property="og:title" content="[^"]+: \\$${premium} a month">`))
  })

  test('has a picture for messengers, which nobody draws for a link that never was', async () => {
    const { path } = await shared()
    const { html } = await shownBy(path)
    const picture = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? ''
    const response = await service.visitor().open(pathOf(picture))
    const png = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-type')).toBe('image/png')
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ])
    expect((await shownBy(`/shared/${'x'.repeat(22)}/picture.png`)).status).toBe(410)
  })

  test('has one link, however often it is shared, which shows the price as shared last', async () => {
    const quote = await visitorWithOffer()
    const [one, ...others] = await Promise.all([share(quote), share(quote), share(quote)])
    expect(others).toEqual([one, one])
    expect(await share(quote)).toBe(one)
  })

  test('that its link shows is replaced by another one only when the visitor agrees', async () => {
    const quote = await shared()
    const { visitor, id, carrier, path, premium } = quote
    await visitor.call(updateQuote, { quote_id: id, data: { changes: { deductible: { choice: '1000' } } } })
    const { result } = await untilComplete(visitor, id)
    const now = result.quotes.find(one => one.id === carrier)?.price_info.premium ?? ''
    const ask = { quote_id: id, price_share_id: carrier, premium: now }
    const refused = await visitor.call(shareQuote, ask)
    const says = `Your link to this insurer’s price shows $${premium} a month, for the coverage you had then. “Show this price instead” changes that to $${now} a month, for everyone who has the link.`
    expect(refused.reply).toMatchObject({ reason: { errors: { replace: expect.stringContaining(says) } } })
    const page = `/quotes/${id}/share/${carrier}`
    const text = async () => (await visitor.open(page)).text()
    expect(await text()).toContain(says)
    // It can still be copied, and ended.
    expect(await text()).toContain(path)
    expect(await text()).toContain(`action="${page}/stop"`)
    expect((await shownBy(path)).html).toContain('$500 deductible')
    const replaced = await postForm(visitor, page, { premium: now, replace: 'yes' })
    expect(replaced.status).toBe(303)
    expect((await shownBy(path)).html).toContain('$1,000 deductible')
    expect(await text()).toContain(path)
  })

  test('is refused with a premium that is not the stored one, or for an offer without a price', async () => {
    const { visitor, id, carrier, premium: now } = await visitorWithOffer()
    const changed = `It’s $${now} a month now, on your list of prices too. Please look it over before you share it.`
    for (const [price_share_id, premium, next] of [
      [carrier, '1.00', changed],
      [carrier, '', changed],
      ['nobody', '14.84', 'Please look at your prices again.'],
    ]) {
      const { reply } = await visitor.call(shareQuote, { quote_id: id, price_share_id, premium })
      expect(reply).toEqual({
        status: 'Fail',
        reason: { errors: {}, status: `This price has changed since you saw it. ${next}` },
      })
    }
  })

  test('can be shared by no other visitor, who cannot end it either', async () => {
    const { id, carrier, premium, path } = await shared()
    const stranger = service.visitor()
    await stranger.open('/start')
    for (const [call, ask] of [
      [shareQuote, { quote_id: id, price_share_id: carrier, premium }],
      [showShare, { quote_id: id, price_share_id: carrier }],
      [stopSharing, { quote_id: id, price_share_id: carrier }],
    ] as const)
      expect(await stranger.call(call, ask)).toMatchObject({
        status: 410,
        reply: { status: 'Error', reason: { code: 'quote-expired' } },
      })
    expect((await shownBy(path)).status).toBe(200)
  })

  test('counts once as an event of its quote', async () => {
    const quote = await shared()
    await share(quote)
    await expect
      .poll(() => query("select line from visit_event where name = 'share'", []))
      .toContainEqual({ line: 'renters' })
  })
})

describe('a link that has ended', () => {
  const endings: readonly (readonly [
    string,
    (of: Awaited<ReturnType<typeof shared>>) => Promise<unknown>,
  ])[] = [
    [
      'stopped by its visitor',
      ({ visitor, id, carrier }) => visitor.call(stopSharing, { quote_id: id, price_share_id: carrier }),
    ],
    ['of an erased quote', ({ visitor, id }) => visitor.call(erase, { quote_id: id })],
    [
      'of an expired quote',
      ({ id }) => query("update quote set created_at = now() - interval '31 days' where id = $1", [id]),
    ],
  ]
  test.each(endings)('%s, says no more than a link that never was', async (_, end) => {
    const of = await shared()
    expect((await shownBy(of.path)).status).toBe(200)
    await end(of)
    const never = await shownBy(`/shared/${'x'.repeat(22)}`)
    const ended = await shownBy(of.path)
    expect(ended.status).toBe(410)
    expect(ended.html).toContain('This price is no longer shared.')
    expect(ended.html).not.toContain('only in the browser')
    expect((await shownBy(`${of.path}/picture.png`)).status).toBe(410)
    expect(comparable(ended.html)).toBe(comparable(never.html))
    for (const bent of [`${of.path}x`, of.path.slice(0, -1), `${of.path}%00`, '/shared/%2e%2e', '/shared/'])
      expect((await shownBy(bent)).html, bent).not.toContain(`$${of.premium}`)
  })

  test('does not come back when the price is shared again', async () => {
    const quote = await shared()
    const { visitor, id, carrier, path } = quote
    await visitor.call(stopSharing, { quote_id: id, price_share_id: carrier })
    const again = pathOf(await share(quote))
    expect(again).not.toBe(path)
    expect((await shownBy(path)).status).toBe(410)
    expect((await shownBy(again)).status).toBe(200)
  })
})

describe('sharing without scripts', () => {
  test('takes two forms, and the page of the visitor’s data lists what is shared', async () => {
    const { visitor, id, carrier, premium } = await visitorWithOffer()
    const page = `/quotes/${id}/share/${carrier}`
    const text = async (path: string) => (await visitor.open(path)).text()
    expect(await text(`/quotes/${id}/data`)).toContain('None. You’ll find “Share this price”')
    expect(await text(page)).toContain('Make a link')
    const made = await postForm(visitor, page, { premium })
    expect([made.status, made.headers.get('location')]).toEqual([303, page])
    const link = /value="[^"]+(\/shared\/[\w-]{22})"/.exec(await text(page))?.[1] ?? ''
    expect((await shownBy(link)).status).toBe(200)
    expect(await text(`/quotes/${id}/data`)).toContain(link)
    const stopped = await postForm(visitor, `${page}/stop`, {})
    expect([stopped.status, stopped.headers.get('location')]).toEqual([303, `/quotes/${id}/data#shared`])
    expect((await shownBy(link)).status).toBe(410)
    expect(await text(`/quotes/${id}/data`)).not.toContain(link)
  })

  test('shows the price again where it has changed', async () => {
    const { visitor, id, carrier, premium } = await visitorWithOffer()
    const refused = await postForm(visitor, `/quotes/${id}/share/${carrier}`, { premium: '1.00' })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain('This price has changed since you saw it.')
    expect(html).toContain(`name="premium" value="${premium}"`)
    expect(html.match(/autofocus=""/gi)).toHaveLength(1)
  })

  test('is not there for an offer without a price', async () => {
    const { visitor, id } = await visitorWithOffer()
    expect((await visitor.open(`/quotes/${id}/share/nobody`)).status).toBe(404)
  })
})

/** Without amounts, parts of a second and the request's number, which may contain the digits of a personal word by chance. */
function withoutFigures(html: string): string {
  return comparable(html).replace(/\$[\d,]+(\.\d+)?|"[\d,]+\.\d\d"|\.\d{3}Z/g, '')
}

/** Words that identify the visitors of `journeys`, in every form in which they might appear. */
const personal = [
  ...['Ann', 'Example', 'ann@', '4th Street', '4B\\b', 'Austin', '787', '1974', '1984', 'Harbor'],
  ...['4T1B11HK5KU210203', '1HGCM82633A004352', 'Camry', 'Accord'],
]

describe.each(Object.keys(journeys) as LineName[])('a price of the %s line', name => {
  test('is shared without personal data, in the page and in the link itself', async () => {
    const visitor = service.visitor()
    const id = /([\w-]+)$/.exec(await fillUntil(visitor, journeys[name]))?.[1] ?? ''
    const offer = pricedOffer((await untilComplete(visitor, id)).result)
    const path = pathOf(await share({ visitor, id, ...offer }))
    const { html } = await shownBy(path)
    expect(html).toContain(`$${offer.premium}`.replace(/\B(?=(\d{3})+\.)/g, ','))
    // The service’s own words, which every page has.
    const frame = (await shownBy(`/shared/${'x'.repeat(22)}`)).html
    // The service's port may have any digits.
    const plain = (page: string) => withoutFigures(page.replaceAll(path, '').replaceAll(service.origin, ''))
    const count = (page: string, word: string) =>
      plain(page).match(new RegExp(`(?<![\\w-])${word}`, 'g'))?.length
    for (const word of personal) expect(count(html, word), word).toBe(count(frame, word))
    for (const secret of [id, offer.offer?.price_info.quote_id].filter(Boolean))
      expect(html).not.toContain(secret)
  })
})
