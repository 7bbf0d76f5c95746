import { expect, test } from 'vitest'
import { turnstile } from './turnstile.ts'

const settings = { siteKey: '0x4AAAA', secret: 'hush', url: new URL('https://turnstile.example') }
const passed = { token: 'token-of-a-browser', purpose: 'signature_1' }

/** Whether a token is accepted after this reply of the provider. */
async function verdictOn(body: string) {
  const sent: unknown[] = []
  const hasPassed = turnstile(settings, async ({ endpoint, request }) => {
    sent.push({ endpoint, ...request })
    return { status: 200, headers: {}, body }
  })
  return { isGood: await hasPassed(passed), sent }
}

test('a token is accepted if the provider confirms it for that purpose, without the visitor’s address', async () => {
  const { isGood, sent } = await verdictOn('{"success":true,"cdata":"signature_1"}')
  expect(isGood).toBe(true)
  expect(sent).toEqual([
    {
      endpoint: 'https://turnstile.example',
      method: 'POST',
      path: '/turnstile/v0/siteverify',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'secret=hush&response=token-of-a-browser',
    },
  ])
})

test.each([
  '{"success":true,"cdata":"of another quote"}',
  '{"success":true}',
  '{"success":false,"error-codes":["timeout-or-duplicate"],"cdata":"signature_1"}',
  '<html>',
])('it does not count where the provider replies with %s', async body => {
  expect((await verdictOn(body)).isGood).toBe(false)
})

test('a token is not accepted while the provider cannot be reached', async () => {
  const hasPassed = turnstile(settings, () => Promise.reject(new Error('no connection')))
  expect(await hasPassed(passed)).toBe(false)
})
