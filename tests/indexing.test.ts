import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerUntil } from './support/renters.ts'
import { type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'

let service: Running
let visitor: Visitor
/** The results of a visitor, whose pages are tried too. */
let results: string
beforeAll(async () => {
  service = await run()
  visitor = service.visitor()
  results = (await answerUntil(visitor))?.endpoint ?? expect.fail('no results')
})
afterAll(() => service.close())

const anybodys = ['faq', 'order', 'terms', 'privacy', 'disclosure', 'about', 'accessibility', 'credits']

/** Public pages, by their routes: search engines may index these and no other. */
const listed: Readonly<Record<string, readonly string[]>> = {
  '*': ['/', '/start', '/welcome', '/mobile', '/partner', '/no-such-path'],
  '/law/:state': ['/law/ca', '/law/tx'],
  '/best-renters-insurance-:id(^.+)-tenants': ['/best-renters-insurance-larkspur-court-tenants'],
  ...Object.fromEntries(anybodys.map(name => [`/${name}`, [`/${name}`]])),
}

/** Files that are the same for every visitor. */
const files = /^\/(?:assets|flags|logos)\//

/** Every route that answers GET, as it is written in the code. */
function routes(): readonly string[] {
  const above: string[] = []
  const tree = service.service.app.printRoutes({ commonPrefix: false }).split('\n')
  return tree.flatMap(line => {
    const [, indent, part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \(([^)]*)\))?/.exec(line) ?? []
    if (indent === undefined) return []
    const depth = indent.length / 4
    const route = `${depth > 0 ? above[depth - 1] : ''}${part}`
    above[depth] = route
    return methods.includes('GET') ? [route] : []
  })
}

/** An address of a route: this visitor's quote, and any carrier or token. */
function addressOf(route: string): string {
  const [id = ''] = results.split('/').slice(-1)
  const values: Readonly<Record<string, string>> = { id, carrier: 'sparrowgate', token: 'a'.repeat(43) }
  return route.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? 'unknown')
}

describe('search engines', () => {
  test('may show the pages that are for everybody', async () => {
    expect(routes()).toEqual(expect.arrayContaining(Object.keys(listed)))
    for (const path of Object.values(listed).flat()) {
      const page = await service.visitor().open(path)
      expect(page.status, path).toBe(200)
      expect(page.headers.has('x-robots-tag'), path).toBe(false)
      expect(await page.text(), path).not.toContain('name="robots"')
    }
  })

  test('must show no other route of the service: each says noindex in its header, and a page in itself too', async () => {
    const personal = routes().filter(route => !(route in listed) && !files.test(route))
    expect(personal).toContain('/quotes/:id')
    expect(personal).toContain('/quotes/:id/data.json')
    for (const path of [
      ...personal.map(addressOf),
      '/quote/renters/1',
      '/quote/renters/2b',
      '/assets/none.js',
    ]) {
      const reply = await visitor.open(path)
      expect(reply.headers.get('x-robots-tag'), path).toBe('noindex')
      const isPage = reply.status !== 303 && reply.headers.get('content-type')?.includes('text/html')
      if (isPage) expect(await reply.text(), path).toContain('<meta name="robots" content="noindex">')
    }
  })
})
