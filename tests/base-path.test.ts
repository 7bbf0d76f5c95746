import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerUntil } from './support/renters.ts'
import { demoCarriers, type Running, run } from './support/service.ts'
import { type Visitor, visitorAt } from './support/visitor.ts'

// A site under a path of somebody's origin: every link and redirect has to stay below it.

const base = '/insurance'
const site = `http://example.com${base}`

let service: Running
let visitor: Visitor
let quoteId: string

beforeAll(async () => {
  service = await run({ carriers: demoCarriers().slice(0, 3), env: { PUBLIC_ORIGIN: site } })
  visitor = newVisitor()
  quoteId = (await answerUntil(visitor))?.config.quoteId ?? ''
})
afterAll(() => service.close())

/** A browser names the origin of a page without its path. */
function newVisitor(): Visitor {
  return visitorAt(new URL(site).origin, () => service.origin)
}

/** Where a page leads within its origin: links, forms, pictures, scripts, and files of its styles. */
function leadsOf(html: string): readonly string[] {
  const attributes = html.matchAll(/ (?:href|action|src)="(\/[^"]*)"/g)
  const files = html.matchAll(/(?:url\(|\["|,")(\/(?:assets\/)?[^")]*\.(?:js|css|woff2))/g)
  return [...attributes, ...files].map(([, path = '']) => path)
}

describe('under a path of its origin', () => {
  test.each([
    '/start',
    '/faq',
    '/privacy',
    '/communities',
    '/law/tx',
    '/nothing/here',
    '/quote/renters/1c',
    '/quotes/ID',
    '/quotes/ID/answers',
    '/quotes/ID/cover',
    '/quotes/ID/exact',
    '/quotes/ID/data',
    '/quotes/ID/save',
    '/quotes/ID/add',
  ])('%s leads nowhere outside it', async path => {
    const html = await (await visitor.open(base + path.replace('ID', quoteId))).text()
    const leads = leadsOf(html)
    expect(leads.length).toBeGreaterThan(5)
    expect(leads.filter(lead => !lead.startsWith(`${base}/`))).toEqual([])
  })

  test('a form without scripts leads on there, and cookies are for it alone', async () => {
    const other = newVisitor()
    const page = await other.open(`${base}/start?type=renters`)
    for (const cookie of page.headers.getSetCookie()) expect(cookie).toContain(`; Path=${base};`)
    const reply = await other.post(`${base}/start`, 'type=renters&zipCode=78701', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(reply.headers.get('location')).toContain(`${base}/quote/renters/`)
  })

  test('what is made for others names its whole address', async () => {
    const [robots, sitemap, faq] = await Promise.all(
      ['/robots.txt', '/sitemap.xml', '/faq/'].map(path => visitor.open(base + path)),
    )
    expect(await robots?.text()).toContain(`Disallow: ${base}/api/\n\nSitemap: ${site}/sitemap.xml`)
    expect(await sitemap?.text()).toContain(`<loc>${site}/faq</loc>`)
    expect(faq?.headers.get('location')).toBe(`${base}/faq`)
  })

  test('health is served where a probe asks for it', async () => {
    for (const path of ['/readyz', `${base}/readyz`]) expect((await visitor.open(path)).status).toBe(200)
  })
})
