import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { axeFindings, openPage, widths } from './page.ts'

const sound = '<!doctype html><html lang="en"><title>t</title><main><h1>Hello</h1><a href="/">Home</a></main>'
const unsound = `${sound}<main><img src="data:,"><input></main>`

// The strictest content policy: neither the page helper nor axe may need an exception from it.
const server = createServer((request, response) => {
  response.setHeader('content-security-policy', "default-src 'none'")
  response.setHeader('content-type', 'text/html')
  response.end(request.url === '/unsound' ? unsound : sound)
}).listen(0, '127.0.0.1')
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

afterAll(() => void server.close())

test.each(widths)('a page opens at %i px', async width => {
  await using visit = await openPage(width)
  await visit.page.goto(origin())
  expect(await visit.page.evaluate(() => innerWidth)).toBe(width)
})

test('axe finds nothing on a good page and each fault of a bad one, under a strict content policy', async () => {
  await using visit = await openPage(1280)
  await visit.page.goto(origin())
  expect(await axeFindings(visit.page)).toEqual([])
  await visit.page.goto(`${origin()}/unsound`)
  const findings = (await axeFindings(visit.page)).join('\n')
  expect(findings).toContain('image-alt')
  expect(findings).toContain('label')
})
