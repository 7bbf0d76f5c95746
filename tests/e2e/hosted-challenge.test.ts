import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useUpAddress } from '../support/busy-address.ts'
import { formWordsOf } from '../support/form-words.ts'
import { answerUntil, lastPage } from '../support/renters.ts'
import { type Running, run } from '../support/service.ts'
import { answerPage, quickHand } from './hands.ts'
import { openPage } from './page.ts'
import { isAlive, takeCookies } from './service-of-file.ts'

// In place of Cloudflare: a script whose token contains the options it was rendered with, and the API that checks the token.

let state: 'well' | 'no script' | 'no check' | 'would show something'
const loads: string[] = []

const script = `turnstile = { render(box, { cData, sitekey, callback, 'before-interactive-callback': show }) {
  if (SHOWS) show()
  else callback('token.' + sitekey + '.' + cData)
} }`

const provider = createServer(async (request, response) => {
  const { url = '' } = request
  loads.push(url)
  if (url.startsWith('/turnstile/v0/api.js')) {
    if (state === 'no script') return response.writeHead(500).end()
    response.setHeader('content-type', 'text/javascript')
    return response.end(script.replace('SHOWS', String(state === 'would show something')))
  }
  if (state === 'no check') return response.destroy()
  const form = new URLSearchParams(await text(request))
  const [name, siteKey, cdata] = (form.get('response') ?? '').split('.')
  const success = name === 'token' && siteKey === '0xSITEKEY00' && form.get('secret') === 'hush'
  response.end(JSON.stringify({ success, cdata }))
})

let service: Running
beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  // It listens on a port.
  const host = `127.0.0.1:${(provider.address() as AddressInfo).port}`
  service = await run({
    env: {
      LIMITS: 'memory',
      EGRESS_ALLOW: host,
      TURNSTILE_SITE_KEY: '0xSITEKEY00',
      TURNSTILE_SECRET: 'hush',
      TURNSTILE_URL: `http://${host}`,
    },
  })
  await useUpAddress(service)
})
afterAll(async () => {
  await service.close()
  provider.closeAllConnections()
  provider.close()
})
beforeEach(() => {
  loads.length = 0
})

/** Finishes a quote at a busy address; returns the status of each reply, and the last proof. */
async function finish(headers: Readonly<Record<string, string>> = {}) {
  const visitor = service.visitor()
  await answerUntil(visitor, lastPage[0])
  await using visit = await openPage(360, { extraHTTPHeaders: headers })
  const { page, errors } = visit
  await takeCookies(page, visitor)
  await page.goto(service.origin + lastPage[0])
  await isAlive(page)
  const replies: number[] = []
  let proof = ''
  page.on('response', response => {
    if (!response.url().endsWith('/api/v1/answer')) return
    replies.push(response.status())
    proof = response.request().headers()['x-proof'] ?? ''
  })
  await answerPage(page, formWordsOf({ ...lastPage[1] }), quickHand)
  await page.getByRole('heading', { name: "Here's what I found." }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(errors.filter(error => /policy|trusted/i.test(error))).toEqual([])
  return { replies, proof }
}

test('a browser passes the hosted challenge in its own frame, and the policy of pages stays strict', async () => {
  state = 'well'
  const { replies, proof } = await finish()
  expect(replies).toEqual([429, 200])
  expect(proof).toMatch(/~token\.0xSITEKEY00\./)
  const policyOf = async (path: string) =>
    (await service.visitor().open(path)).headers.get('content-security-policy')
  expect(await policyOf('/challenge')).toMatch(/script-src 'sha256-\S+' http:.*frame-ancestors 'self'$/)
  expect(await policyOf('/start')).not.toContain('http:')
  expect(await (await service.visitor().open('/privacy')).text()).toContain(
    'Your browser then loads a check from Cloudflare',
  )
})

test.each([
  ['its script does not load', 'no script', [429, 200]],
  ['it would have to show something', 'would show something', [429, 200]],
  ['its provider does not answer the service', 'no check', [429, 429, 200]],
] as const)('where %s, the page finds a proof of work', async (_, now, expected) => {
  state = now
  const { replies, proof } = await finish()
  expect(replies).toEqual(expected)
  expect(proof).toMatch(/~\d+$/)
})

test('a browser that asks not to be tracked loads no part of the hosted challenge', async () => {
  state = 'well'
  expect((await finish({ 'sec-gpc': '1' })).proof).toMatch(/~\d+$/)
  expect(loads).toEqual([])
})
