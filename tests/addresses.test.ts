import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerUntil } from './support/renters.ts'
import { type Running, run } from './support/service.ts'

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(() => service.close())

/** The headers that every reply of the service carries. */
const protecting = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'x-request-id',
]

describe('a file that is not there', () => {
  test.each(['/assets/unknown.js', '/assets/a/b.css', '/logos/nobody.svg', '/flags/ZZ.svg', '/favicon.ico'])(
    'is missing, and no page takes its place: %s',
    async path => {
      const response = await service.visitor().open(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toMatch(/json/)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.getSetCookie()).toEqual([])
    },
  )
})

test('an address that is none leads a person to the start page, and tells a program what was wrong', async () => {
  for (const address of ['/foo%zz', '/quotes/%E0%A4%A']) {
    const open = (accept: string) =>
      fetch(`${service.origin}${address}`, { headers: { accept }, redirect: 'manual' })
    const person = await open('text/html,application/xhtml+xml')
    expect([person.status, person.headers.get('location')]).toEqual([303, '/start'])
    expect((await open('application/json')).status).toBe(400)
  }
})

describe('what crawlers read', () => {
  test.each([
    ['/robots.txt', /^User-agent: \*\nDisallow: \/api\/\n[\s\S]*Sitemap: http.*\/sitemap\.xml/],
    [
      '/sitemap.xml',
      /<loc>http[^<]*\/start<\/loc>[\s\S]*<loc>http[^<]*\/faq<\/loc>[\s\S]*<loc>http[^<]*\/law\/ca<\/loc>/,
    ],
    ['/llms.txt', /^# Wadsworth\n\n> Wadsworth, the insurance butler, compares[\s\S]*renters, auto/],
  ])('is real: %s', async (path, says) => {
    const response = await service.visitor().open(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).not.toMatch(/html/)
    expect(await response.text()).toMatch(says)
  })
})

describe('the licenses of what browsers get', () => {
  /** The packages that the sources of the page import as values, and those that these bring along. */
  function bundled(): ReadonlySet<string> {
    const sources = ['src/web', 'src/kinds', 'src/wizard', 'src/contract'].flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(file => /\.tsx?$/.test(file) && !/\btest/.test(file) && !/entry-server|jsx-dev/.test(file))
        .map(file => readFileSync(join(folder, file), 'utf8')),
    )
    const imports = sources.flatMap(text => [
      ...text.matchAll(/^(?:import|export)(?! type)[^'"]*?from '((?:@[\w-]+\/)?[\w-]+)[^']*'/gm),
      ...text.matchAll(/import\('((?:@[\w-]+\/)?[\w-]+)[^']*'\)/g),
    ])
    return new Set([...imports.map(([, name = '']) => name), 'scheduler', 'compute-scroll-into-view'])
  }

  test('are in one file, whole and with their versions, which the credits name', async () => {
    const visitor = service.visitor()
    expect(await (await visitor.open('/credits')).text()).toContain('href="/assets/licenses.txt"')
    const response = await visitor.open('/assets/licenses.txt')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
    const text = await response.text()
    expect([...bundled()]).toEqual(
      expect.arrayContaining(['react', 'downshift', 'dompurify', '@tabler/icons-react']),
    )
    for (const name of bundled()) {
      const folder = join('node_modules', name)
      const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const [license = ''] = readdirSync(folder).filter(file => /^license/i.test(file))
      expect(text).toContain(`${name} ${version}\n\n${readFileSync(join(folder, license), 'utf8').trim()}`)
    }
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
  })

  test('include those of packages that only the server runs, by name', () => {
    const notice = readFileSync('NOTICE', 'utf8')
    expect(notice).toMatch(/@resvg\/resvg-wasm \(Mozilla Public License 2\.0\)/)
    const [font = ''] = /src\/web\/ui\/fonts\/\w+/.exec(notice) ?? []
    expect(readFileSync(font, 'utf8')).toContain('SIL OPEN FONT LICENSE')
  })
})

describe('a trailing slash', () => {
  test.each([
    ['/faq/', '/faq'],
    ['/start/?utm=a%20b&flag', '/start?utm=a%20b&flag'],
    ['/quote/renters/1c/?x=%2F%2f', '/quote/renters/1c?x=%2F%2f'],
    ['/quotes/AAAAAAAAAAAAAAAAAAAAAA/', '/quotes/AAAAAAAAAAAAAAAAAAAAAA'],
  ])('leads from %s to the page without it, query and all', async (path, to) => {
    const response = await service.visitor().open(path)
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe(to)
  })

  test.each(['/', '//evil.example/', '/nowhere/', '/quote/boats/1/', '/faq//'])(
    'leaves other paths to the wizard (spec 2.1.5): %s',
    async path => expect((await fetch(`${service.origin}${path}`)).status).toBe(200),
  )
})

describe('every answer', () => {
  test.each([
    ['a page', '/start', 200],
    ['a lead to another page', '/quote/renters/2b', 303],
    ['a lead without a slash', '/faq/', 308],
    ['a page of trouble', '/quotes/nobody', 410],
    ['a missing file', '/assets/unknown.js', 404],
    ['an address that is none', '/%E0%A4%A', 303],
    ['an unknown call', '/api/v9/nothing', 404],
  ])('carries what protects it, is not kept, and names its request: %s', async (_what, path, status) => {
    const { headers, status: was } = await service.visitor().open(path)
    expect(was).toBe(status)
    for (const name of protecting) expect(headers.has(name), name).toBe(true)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-request-id')).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  })

  test('does so even when the request could not be read', async () => {
    const { hostname, port } = new URL(service.origin)
    const socket = connect(Number(port), hostname)
    socket.end("this isn't a request\r\n\r\n")
    const reply = (await socket.setEncoding('utf8').toArray()).join('')
    expect(reply).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
    for (const name of protecting) expect(reply.toLowerCase()).toContain(`\n${name}: `)
    const [, id] = /x-request-id: (.*)\r/i.exec(reply) ?? []
    expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '').reason).toMatchObject({
      code: 'bad-request',
      request: id,
    })
  })

  test('has its request id in the reason of an error, and in the log', async () => {
    const visitor = service.visitor()
    const response = await visitor.open('/api/v9/nothing')
    const id = response.headers.get('x-request-id')
    expect(await response.json()).toMatchObject({ reason: { code: 'not-found', request: id } })
    expect(service.logged.some(line => JSON.parse(line).request === id)).toBe(true)
  })

  test('has its own id', async () => {
    const ids = await Promise.all(
      Array.from({ length: 50 }, async () =>
        (await fetch(`${service.origin}/healthz`)).headers.get('x-request-id'),
      ),
    )
    expect(new Set(ids).size).toBe(50)
  })
})

describe('search engines', () => {
  test('must not index steps and results', async () => {
    const visitor = service.visitor()
    const data = await answerUntil(visitor)
    for (const path of ['/quote/renters/1', data?.endpoint ?? '', '/quotes/nobody']) {
      const page = await visitor.open(path)
      expect(page.headers.get('x-robots-tag'), path).toBe('noindex')
      expect(await page.text(), path).toContain('<meta name="robots" content="noindex">')
    }
  })

  test('may index the start page and the articles', async () => {
    for (const path of ['/start', '/faq']) {
      const page = await service.visitor().open(path)
      expect(page.headers.has('x-robots-tag'), path).toBe(false)
      expect(await page.text(), path).not.toContain('name="robots"')
    }
  })
})

test('the results page reveals to no other site where a visitor came from', async () => {
  const visitor = service.visitor()
  const data = await answerUntil(visitor)
  expect((await visitor.open(data?.endpoint ?? '')).headers.get('referrer-policy')).toBe('same-origin')
})
