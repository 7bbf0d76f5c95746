import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { loadAds } from '../src/contract/prices/load-ads.ts'
import { status } from '../src/contract/prices/status.ts'
import { type AdServer, adServer, askedOnce, goodAd } from './support/ad-network.ts'
import { answerUntil, give } from './support/renters.ts'
import { demoCarriers, type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'

const rated = demoCarriers().filter(({ lines }) => lines.renters?.connector.via === 'process')
let ads: AdServer
let service: Running

beforeEach(async () => {
  ads = await adServer({ ads: [goodAd, { ...goodAd, sponsor: 'Second Lane', pixel: '' }] })
  service = await run({ carriers: [...rated, ads.network], env: { EGRESS_ALLOW: ads.host } })
})
afterEach(async () => {
  await service.close()
  await ads.close()
})

async function finished(): Promise<{ visitor: Visitor; quote_id: string }> {
  const visitor = service.visitor()
  const data = await answerUntil(visitor)
  return { visitor, quote_id: `${data?.config.quoteId}` }
}

async function more(visitor: Visitor, quote_id: string) {
  const { reply } = await visitor.call(loadAds, { quote_id })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  return reply.data.result
}

async function now(visitor: Visitor, quote_id: string) {
  const { reply } = await visitor.call(status, { quote_id })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  return reply.data.result
}

const adsIn = ({ quotes }: Awaited<ReturnType<typeof now>>) =>
  quotes.flatMap(({ id, ad }, index) => (ad ? [`${index + 1} ${id}`] : []))

describe('more results (spec 4.7.1)', () => {
  test('can be loaded once the quotes are in, and no network was asked before', async () => {
    const { visitor, quote_id } = await finished()
    expect(await now(visitor, quote_id)).toMatchObject({ has_more_results: true })
    expect(ads.requests).toEqual([])
  })

  test('come as ads after the third offer and at the end, chosen only by line and state', async () => {
    const { visitor, quote_id } = await finished()
    const before = await now(visitor, quote_id)
    const result = await more(visitor, quote_id)
    expect(ads.requests).toEqual(askedOnce)
    expect(result.has_more_results).toBe(false)
    expect(adsIn(result)).toEqual(['4 network-ad-1', `${before.quotes.length + 2} network-ad-2`])
    expect(result.quotes.filter(({ ad }) => !ad)).toEqual(before.quotes)
  })

  test('stay with the quote: a second call and a reload show the same and ask nobody', async () => {
    const { visitor, quote_id } = await finished()
    const [first, double] = await Promise.all([more(visitor, quote_id), more(visitor, quote_id)])
    expect(double).toEqual(first)
    expect(await more(visitor, quote_id)).toEqual(first)
    expect(await now(visitor, quote_id)).toEqual(first)
    expect(ads.requests).toHaveLength(1)
  })

  test('end silently when the network never answers, and are not requested again', async () => {
    ads.answer = undefined
    const { visitor, quote_id } = await finished()
    const before = await now(visitor, quote_id)
    const result = await more(visitor, quote_id)
    expect(result).toEqual({ ...before, has_more_results: false })
    await more(visitor, quote_id)
    expect(ads.requests).toHaveLength(1)
    expect(service.logged.join('')).toContain('ad-network-failed')
  })

  test('are requested again for new answers', async () => {
    const { visitor, quote_id } = await finished()
    await more(visitor, quote_id)
    await give(visitor, ['/quote/renters/2c', { choice: '1000' }])
    await give(visitor, ['/quote/renters/2g', { choice: 'NONE' }])
    expect(await now(visitor, quote_id)).toMatchObject({ has_more_results: true })
    expect(adsIn(await now(visitor, quote_id))).toEqual([])
    expect(adsIn(await more(visitor, quote_id))).toHaveLength(2)
    expect(ads.requests).toHaveLength(2)
  })

  test('are requested from nobody before the last question is answered', async () => {
    const visitor = service.visitor()
    const data = await answerUntil(visitor, '/quote/renters/2g')
    const { status, reply } = await visitor.call(loadAds, { quote_id: data?.config.quoteId })
    expect(status).toBe(409)
    expect(reply).toMatchObject({ reason: { code: 'not-on-path' }, data: { endpoint: '/quote/renters/2g' } })
    expect(ads.requests).toEqual([])
  })

  test('are requested from nobody for another visitor’s quote', async () => {
    const { quote_id } = await finished()
    const other = service.visitor()
    await other.open('/start')
    expect(await other.call(loadAds, { quote_id })).toMatchObject({
      status: 410,
      reply: { reason: { code: 'quote-expired' } },
    })
    expect(ads.requests).toEqual([])
  })

  test('are cleaned before they are stored; links elsewhere are left out and logged only by name', async () => {
    const evil = 'https://evil.example/x'
    ads.answer = {
      ads: [
        { ...goodAd, click_url: evil },
        {
          ...goodAd,
          description: '<p onclick="x()">Hi<script>x()</script></p>',
          pixel: `<img src="${evil}">`,
        },
      ],
    }
    const { visitor, quote_id } = await finished()
    const { quotes } = await more(visitor, quote_id)
    expect(quotes.filter(({ ad }) => ad)).toMatchObject([{ description: '<p>Hi</p>' }])
    expect(quotes.find(({ ad }) => ad)?.actions[0]).not.toHaveProperty('pixel')
    const warned = service.logged.filter(line => line.includes('carrier-words-dropped'))
    expect(warned).toHaveLength(2)
    expect(service.logged.join('')).not.toContain('evil')
  })
})

test('a link to an ad contains our quote number if the network reports sales by it, except for a visitor who asks not to be tracked', async () => {
  const paid = await run({
    carriers: [...rated, { ...ads.network, clickId: 'subid' }],
    env: { EGRESS_ALLOW: ads.host },
  })
  onTestFinished(() => paid.close())
  const visitor = paid.visitor()
  const data = await answerUntil(visitor)
  const quote_id = `${data?.config.quoteId}`
  const linksIn = ({ quotes }: Awaited<ReturnType<typeof now>>) =>
    quotes.flatMap(({ ad, actions }) => (ad ? [actions[0]?.url] : []))
  const marked = `https://click.ads.example/1?subid=${data?.config.quote_number}`
  expect(linksIn(await more(visitor, quote_id))).toEqual([marked, marked])
  expect(linksIn(await now(visitor, quote_id))).toEqual([marked, marked])
  const untracked = await visitor.call(status, { quote_id }, { 'sec-gpc': '1' })
  if (untracked.reply.status !== 'OK') throw new Error(JSON.stringify(untracked.reply))
  expect(linksIn(untracked.reply.data.result)).toEqual([goodAd.click_url, goodAd.click_url])
  expect(ads.requests).toEqual(askedOnce)
})

describe('the frame that reports a click', () => {
  async function pixel(visitor: Visitor, quote_id: string) {
    const ad = (await more(visitor, quote_id)).quotes.find(({ ad }) => ad)
    return `${ad?.actions[0]?.pixel}`
  }
  const get = (path: string, visitor: Visitor, headers = {}) =>
    fetch(service.origin + path, {
      headers: {
        cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
    })

  test('holds one image of the network and may do nothing else; the network learns nothing about the page', async () => {
    const { visitor, quote_id } = await finished()
    const reply = await get(await pixel(visitor, quote_id), visitor)
    expect(reply.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; img-src https://px.ads.example; frame-ancestors 'self'",
    )
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const html = await reply.text()
    expect(html).toContain('src="https://px.ads.example/1?a=1&amp;b=2"')
    expect(html).toContain('crossorigin="anonymous"')
    expect(html).not.toContain(quote_id)
  })

  test('is empty for a browser that asks not to be tracked', async () => {
    const { visitor, quote_id } = await finished()
    const reply = await get(await pixel(visitor, quote_id), visitor, { 'sec-gpc': '1' })
    expect(reply.status).toBe(204)
  })

  test('belongs to the visitor whose quote it is, and to an ad that has one', async () => {
    const { visitor, quote_id } = await finished()
    const path = await pixel(visitor, quote_id)
    const other = service.visitor()
    await other.open('/start')
    expect((await get(path, other)).status).toBe(410)
    expect((await get(path.replace('ad-1', 'ad-2'), visitor)).status).toBe(404)
    expect((await get(path.replace('network-ad-1', 'bramble'), visitor)).status).toBe(404)
    expect((await get('/px/no/network-ad-1', visitor)).status).toBe(404)
  })
})

test('several networks are asked at once, each for itself', async () => {
  const second = await adServer({ ads: [{ ...goodAd, sponsor: 'Other Lane' }] })
  const { insurer } = second.network
  const other = { ...second.network, id: 'other', insurer: { ...insurer, logo: '/logos/other.svg' } }
  ads.answer = undefined
  const both = await run({
    carriers: [...rated, ads.network, other],
    env: { EGRESS_ALLOW: `${ads.host},${second.host}` },
  })
  onTestFinished(async () => {
    await both.close()
    await second.close()
  })
  const visitor = both.visitor()
  const data = await answerUntil(visitor)
  const result = await more(visitor, `${data?.config.quoteId}`)
  expect(adsIn(result)).toEqual(['4 other-ad-1'])
  expect(result.has_more_results).toBe(false)
})

test('the demonstration network lists its ads in the sandbox; each leads to a page of ours that says what it is', async () => {
  const panel = await run({ carriers: demoCarriers() })
  onTestFinished(() => panel.close())
  const visitor = panel.visitor()
  const data = await answerUntil(visitor)
  const { quotes } = await more(visitor, `${data?.config.quoteId}`)
  const ads = quotes.filter(({ ad }) => ad)
  expect(ads.length).toBeGreaterThan(0)
  for (const { ad, insurer, actions } of ads) {
    expect(ad).toEqual({ network: 'Saffron Road Offers (demo ads)' })
    expect(insurer.name).toMatch(/\(demo\)$/)
    expect(actions).toEqual([
      { type: 'other', text: expect.any(String), url: `/demo-ad?q=${data?.config.quoteId}`, external: true },
    ])
  }
  expect(panel.logged.join('')).not.toContain('left out.')
  const page = await visitor.open(`${ads[0]?.actions[0]?.url}`)
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  const html = await page.text()
  expect(html).toContain('A demonstration ad')
  expect(html).toContain(`href="/quotes/${data?.config.quoteId}"`)
  // Not cached for anybody else, who would be led to this visitor's quotes.
  const others = await (await panel.visitor().open('/demo-ad')).text()
  expect(others).not.toContain('/quotes/')
  expect(others).toContain('href="/start"')
})

test('there is no page for demonstration ads where none are loaded', async () => {
  expect(await (await service.visitor().open('/demo-ad')).text()).not.toContain('demonstration ad')
})
