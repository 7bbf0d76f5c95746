import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer } from '../../contract/answers/answer.ts'
import { call, messageOf } from './call.ts'

const ask = { answer: { zipCode: '78701' }, step: '/start', source: 'web' } as const
const page = { cookie: 'other=1; csrftoken=first' }
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  page.cookie = 'other=1; csrftoken=first'
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const forbidden = () =>
  Response.json({ status: 'Error', reason: { code: 'forbidden', status: 'x' } }, { status: 403 })
const headersOf = (at: number) => fetched.mock.calls[at]?.[1]?.headers

test('a call is a POST of JSON with the token of the cookie and the key of its intent (spec 7.1)', async () => {
  fetched.mockResolvedValueOnce(Response.json({ status: 'OK', data: {} }))
  await call(answer, ask, { key: 'intent-1' })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/answer')
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: JSON.stringify(ask) })
  expect(headersOf(0)).toEqual({
    'Content-Type': 'application/json',
    'X-CSRFToken': 'first',
    'Idempotency-Key': 'intent-1',
  })
})

test('the token is found under its name for HTTPS too', async () => {
  page.cookie = '__Host-csrftoken=secure'
  fetched.mockResolvedValueOnce(Response.json({ status: 'OK', data: {} }))
  await call(answer, ask)
  expect(headersOf(0)).toMatchObject({ 'X-CSRFToken': 'secure' })
})

test('retries once with a token renewed meanwhile', async () => {
  fetched.mockImplementationOnce(async () => {
    page.cookie = 'csrftoken=second'
    return forbidden()
  })
  fetched.mockResolvedValueOnce(Response.json({ status: 'OK', data: {} }))
  expect(await call(answer, ask)).toMatchObject({ status: 'OK' })
  expect(headersOf(1)).toMatchObject({ 'X-CSRFToken': 'second' })
})

test('does not retry a refusal without a new token', async () => {
  fetched.mockImplementation(async () => forbidden())
  expect(await call(answer, ask)).toMatchObject({ status: 'Error', reason: { code: 'forbidden' } })
})

test.each([
  ['a lost network', () => Promise.reject(new TypeError('offline'))],
  ['a broken server', async () => Response.json({ status: 'Error' }, { status: 500 })],
  ['a proxy that answers for the server', async () => new Response('<html>', { status: 200 })],
])('%s has the message of the catalog (spec 4.1.3)', async (_, reply) => {
  fetched.mockImplementationOnce(reply)
  const lost = await call(answer, ask)
  if (lost.status === 'OK') throw new Error('there is a reply')
  expect(lost.reason).toEqual({ code: 'unavailable', status: '' })
  expect(messageOf(lost, 'en')).toBe('Oops. Network error. Please try again.')
})

test('a server error shows the request id, for the phone', async () => {
  const headers = { 'X-Request-Id': 'AAAA-BBBB-CCCC' }
  fetched.mockResolvedValueOnce(new Response('', { status: 500, headers }))
  expect(await call(answer, ask)).toMatchObject({ reason: { request: 'AAAA-BBBB-CCCC' } })
})

test('rejects when the caller gives up', async () => {
  const signal = AbortSignal.abort()
  fetched.mockRejectedValueOnce(new DOMException('aborted', 'AbortError'))
  await expect(call(answer, ask, { signal })).rejects.toThrow('aborted')
})

describe('a server that is full', () => {
  const full = async () => new Response('', { status: 503, headers: { 'Retry-After': '2' } })
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('gets the call again under the same key, ever later, and the visitor notices nothing', async () => {
    const sentAt: number[] = []
    fetched.mockImplementation(async () => {
      sentAt.push(Date.now())
      return sentAt.length < 4 ? full() : Response.json({ status: 'OK', data: {} })
    })
    const reply = call(answer, ask, { key: 'intent-1' })
    await vi.runAllTimersAsync()
    expect(await reply).toMatchObject({ status: 'OK' })
    expect([0, 1, 2, 3].map(at => (headersOf(at) as Record<string, string>)['Idempotency-Key'])).toEqual(
      Array(4).fill('intent-1'),
    )
    const [first = 0, second = 0, third = 0, fourth = 0] = sentAt
    for (const [waited, usual] of [
      [second - first, 1_000],
      [third - second, 2_000],
      [fourth - third, 4_000],
    ] as const) {
      expect(waited).toBeGreaterThanOrEqual(usual * 0.5)
      expect(waited).toBeLessThanOrEqual(usual * 1.5)
    }
  })

  test('is left alone after three more tries, and at once by a call that has no key', async () => {
    fetched.mockImplementation(full)
    const reply = call(answer, ask, { key: 'intent-1' })
    await vi.runAllTimersAsync()
    expect(await reply).toMatchObject({ status: 'Error', reason: { code: 'unavailable' } })
    expect(fetched).toHaveBeenCalledTimes(4)
    expect(await call(answer, ask)).toMatchObject({ status: 'Error' })
    expect(fetched).toHaveBeenCalledTimes(5)
  })
})
