import { describe, expect, it } from 'vitest'
import { sign, verifySignature } from './signature.ts'

const secret = 'kestrel-and-wren'
const request = { secret, method: 'POST', path: '/v1/quotes', body: '{"line":"renters"}' }
const at = new Date('2026-11-21T12:00:00Z')
const timestamp = String(at.getTime() / 1000)
const signature = sign({ ...request, timestamp })

describe('the signature of a request', () => {
  it('is the HMAC-SHA256 of time, method, path and body', () => {
    // printf '1795262400.POST./v1/quotes.{"line":"renters"}' | openssl dgst -sha256 -hmac kestrel-and-wren
    expect(timestamp).toBe('1795262400')
    expect(signature).toBe('v1=83724e24412288f5ccdec32a481173cdc7198b60da613474cf9dca00edb5344c')
  })

  it.each([
    ['fits', {}, true],
    ['is refused for another body', { body: '{}' }, false],
    ['is refused for another path', { path: '/v1/quotes?line=auto' }, false],
    ['is refused for another method', { method: 'GET' }, false],
    ['is refused for another secret', { secret: 'someone else' }, false],
    ['is refused when it is cut', { signature: signature.slice(0, -1) }, false],
    ['is refused when it is missing', { signature: undefined }, false],
    ['is refused without its time', { timestamp: undefined }, false],
    ["is refused when its time isn't a number", { timestamp: '2026-11-21' }, false],
    ['fits five minutes later', { now: new Date(at.getTime() + 300_000) }, true],
    ['is refused after more than five minutes', { now: new Date(at.getTime() + 301_000) }, false],
    ['is refused from more than five minutes ahead', { now: new Date(at.getTime() - 301_000) }, false],
  ])('%s', (_, change, fits) => {
    expect(verifySignature({ ...request, signature, timestamp, now: at, ...change })).toBe(fits)
  })
})
