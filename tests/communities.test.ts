import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCommunities } from '../src/communities/load-communities.ts'
import type { CommunityPage } from '../src/contract/community.ts'
import type { Day } from '../src/units/day.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { type Running, run } from './support/service.ts'

let service: Running
let databaseUrl: string
beforeAll(async () => {
  databaseUrl = await freshDatabaseUrl()
  service = await run({ today: '2026-11-22', env: { DATABASE_URL: databaseUrl } })
})
afterAll(() => service.close())

const path = '/best-renters-insurance-larkspur-court-tenants'

function initialData(html: string) {
  const [, json = ''] = /<script type="application\/json" id="initial-data">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

/** The visible text of a page, without tags and data. */
function wordsOf(html: string): string {
  const body = /<div id="root">(.*?)<script/s.exec(html)?.[1] ?? ''
  return body
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

async function pageAt(origin: string, address = path) {
  const response = await fetch(origin + address)
  return { response, html: await response.text() }
}

describe('the page of a community', () => {
  test.each(loadCommunities())(
    'holds its prices, insurers, stars, cover and their day in its HTML: $id (spec 2.1.4)',
    async ({ id, name, city, state }) => {
      const { response, html } = await pageAt(service.origin, `/best-renters-insurance-${id}-tenants`)
      expect(response.status).toBe(200)
      const words = wordsOf(html)
      const { community }: { community: CommunityPage } = initialData(html).screen
      expect(words).toContain(`${name} is a`)
      expect(words).toContain(`in ${city}, ${state}. It’s fictional, and shown as an example.`)
      expect(words).toContain('as of November 22, 2026.')
      expect(words).toContain('These are sample prices. Getting your own takes two minutes.')
      expect(community.cover).toMatch(/ belongings, .* liability, .* deductible$/)
      expect(words).toContain(`The usual coverage here: ${community.cover}.`)
      expect(community.prices.length).toBeGreaterThanOrEqual(5)
      for (const { insurer, premium } of community.prices) {
        expect(words).toContain(`${insurer.name} ${insurer.tag_line}`)
        expect(words).toContain(`$${premium} a month`)
        expect(words).toContain(`${insurer.review?.rating.toFixed(1)} out of 5`)
      }
      for (const { label, answer } of community.tenant) expect(words).toContain(`${label} ${answer}`)
    },
  )

  test('names its sample quote as lead_id, and a visit to it stores nothing (spec 2.1.4)', async () => {
    const { html } = await pageAt(service.origin)
    expect(initialData(html).lead_id).toBe('larkspur-court-2026-11-22')
    const { Client } = (await import('pg')).default
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query('select count(*)::int as quotes from quote')
    await client.end()
    expect(rows).toEqual([{ quotes: 0 }])
  })

  test('says who the sample tenant is', async () => {
    const { html } = await pageAt(service.origin)
    const { community }: { community: CommunityPage } = initialData(html).screen
    expect(Object.fromEntries(community.tenant.map(({ label, answer }) => [label, answer]))).toMatchObject({
      Age: '28',
      Belongings: '$20,000',
      Liability: '$100,000',
      Deductible: '$500',
      Pets: 'No pets',
      Claims: 'None',
    })
    expect(html).not.toContain('Larkspur Lane')
  })

  test('is for search engines: title, description, one address, and data that promise nothing for sale', async () => {
    const { response, html } = await pageAt(service.origin)
    const address = `${service.origin.replace('127.0.0.1', 'localhost')}${path}`
    expect(html).toContain(
      '<title>Renters insurance for Larkspur Court tenants in Columbus, OH - Wadsworth</title>',
    )
    expect(
      html.match(/<meta name="description" content="What renters insurance costs at [^"]+">/g),
    ).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="${address}">`)
    expect(html).not.toContain('noindex')
    expect(response.headers.has('x-robots-tag')).toBe(false)
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
    expect(data['@graph'].map((node: Record<string, unknown>) => node['@type'])).toEqual([
      'WebPage',
      'BreadcrumbList',
    ])
    expect(data['@graph'][0]).toMatchObject({ url: address, dateModified: '2026-11-22' })
    const crumbs: { position: number; name: string; item: string }[] = data['@graph'][1].itemListElement
    expect(crumbs.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Home'],
      [2, 'Larkspur Court'],
    ])
    for (const { name } of crumbs) expect(wordsOf(html)).toContain(name)
    expect(JSON.stringify(data)).not.toMatch(/Offer|price"|Rating|Review/)
  })

  test('begins renters insurance at its ZIP code, without scripts and with nothing in the address', async () => {
    const visitor = service.visitor()
    const html = await (await visitor.open(path)).text()
    expect(html).toContain('<form action="/start" method="post">')
    const begun = await fetch(`${service.origin}/start`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        origin: service.origin,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'type=renters&zipCode=43215',
    })
    expect(begun.status).toBe(303)
    expect(begun.headers.get('location')).toMatch(/^\/quote\/renters\/1(\?q=[\w-]+)?$/)
  })

  test('is made anew on another day, and only then', async () => {
    let today: Day = '2026-11-22'
    const running = await run({ today: () => today })
    const dayOf = async () => initialData((await pageAt(running.origin)).html).screen.community.day
    expect(await dayOf()).toBe('2026-11-22')
    const first = await pageAt(running.origin)
    expect((await pageAt(running.origin)).html).toBe(first.html)
    today = '2026-11-23'
    expect(await dayOf()).toBe('2026-11-23')
    expect((await pageAt(running.origin)).html).toContain('November 23, 2026')
    await running.close()
  })

  test('of an unknown community is a real 404, which leads on and is not indexed (spec 2.1.4)', async () => {
    const unknown = '/best-renters-insurance-nowhere-tenants'
    const { response, html } = await pageAt(service.origin, unknown)
    expect(response.status).toBe(404)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(wordsOf(html)).toContain('That community isn’t listed yet')
    expect(html).toContain('href="/start?type=renters"')
    for (const { name } of loadCommunities()) expect(wordsOf(html)).toContain(name)
  })

  test('escapes whatever its file says', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'communities-'))
    const [sound] = loadCommunities()
    const { id: _id, ...file } = sound ?? expect.fail('no community')
    const name = 'B"r</script><i>'
    writeFileSync(join(folder, 'bad.json'), JSON.stringify({ ...file, name }))
    const running = await run({ env: { COMMUNITIES_DIR: folder } })
    const { html } = await pageAt(running.origin, '/best-renters-insurance-bad-tenants')
    await running.close()
    rmSync(folder, { recursive: true })
    expect(html).not.toContain('B"r')
    expect(html).not.toContain('<i>')
    expect(initialData(html).screen.community.name).toBe(name)
  })
})

describe('what crawlers read', () => {
  test.each(['/sitemap.xml', '/llms.txt'])('names the page of each community: %s', async file => {
    const { html } = await pageAt(service.origin, file)
    for (const { id } of loadCommunities()) expect(html).toContain(`/best-renters-insurance-${id}-tenants`)
  })

  test('leads to one address, without a trailing slash', async () => {
    const response = await fetch(`${service.origin}${path}/`, { redirect: 'manual' })
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe(path)
  })
})
