import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formWordsOf } from '../support/form-words.ts'
import { renter } from '../support/renters.ts'
import { demoCarriers, type Running, run } from '../support/service.ts'
import { answerPage, quickHand } from './hands.ts'
import { openPage } from './page.ts'

// A partner shows the site in a frame, and the site is served under a path behind a proxy: two sites, which browsers distinguish
// by host.

const base = '/insurance'
const servers: ReturnType<typeof createServer>[] = []
let service: Running
let site: string
let partner: string

async function serve(listener: Parameters<typeof createServer>[1]): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, resolve))
  // It listens on a port.
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  const proxy = await serve((request, response) => {
    const { url = '/', method, headers } = request
    const asked = forward(new URL(url, service.origin), { method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(asked)
  })
  site = `http://localhost:${proxy}${base}`
  const page = await serve((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Partner</title><iframe src="${site}/start" width="900" height="900">`)
  })
  partner = `http://127.0.0.1:${page}`
  const env = { PUBLIC_ORIGIN: site, FRAME_ANCESTORS: partner }
  service = await run({ carriers: demoCarriers().slice(0, 3), env })
})
afterAll(async () => {
  for (const server of servers) server.close()
  await service.close()
})

/** The frame as if it were the page; the keyboard is the page's own. */
function inFrame(frame: Frame, page: Page): Page {
  return new Proxy(page, {
    get(_, name) {
      const owner = name in frame ? frame : page
      const value = Reflect.get(owner, name)
      return typeof value === 'function' ? value.bind(owner) : value
    },
  })
}

test('a visitor comes from the start to the prices in a partner’s frame, under a path, by cookies of that partner’s page alone', async () => {
  await using visit = await openPage(1280)
  const { page, errors } = visit
  const paths: string[] = []
  page.on('request', request => {
    if (request.url().startsWith(new URL(site).origin)) paths.push(new URL(request.url()).pathname)
  })
  await page.goto(partner)
  const frame = page.frames()[1]
  if (!frame) throw new Error('the partner shows no frame')
  for (const [route, payload] of renter) {
    await frame.locator(`main form:is([action="${base}${route}"], [action^="${base}${route}?"])`).waitFor()
    await answerPage(inFrame(frame, page), formWordsOf({ ...payload }), quickHand)
  }
  await frame.getByRole('heading', { name: "Here's what I found." }).waitFor()
  expect(new URL(frame.url()).pathname).toMatch(/^\/insurance\/quotes\/[\w-]{22}$/)
  await frame.getByRole('link', { name: 'Change your coverage' }).first().click()
  await frame.waitForURL(/\/insurance\/quotes\/[\w-]{22}\/cover/)
  await frame.getByRole('link', { name: 'Back to all quotes' }).click()
  await frame.getByRole('heading', { name: "Here's what I found." }).waitFor()
  expect(paths.filter(path => !path.startsWith(`${base}/`))).toEqual([])
  const cookies = await page.context().cookies()
  expect(cookies.length).toBeGreaterThan(1)
  for (const { partitionKey, sameSite, secure, path } of cookies) {
    expect({ sameSite, secure, path }).toEqual({ sameSite: 'None', secure: true, path: base })
    expect(partitionKey).toBe('http://127.0.0.1')
  }
  expect(errors).toEqual([])
})

test('nobody else may show it in a frame', async () => {
  await using visit = await openPage(1280)
  const { page } = visit
  await page.goto(partner.replace('127.0.0.1', 'localhost'))
  await expect.poll(() => visit.errors.join()).toContain('frame-ancestors')
})
