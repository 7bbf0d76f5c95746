import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { rentersIn } from '../../../tests/carriers/samples/sample-renters.ts'
import { carrierRequest } from '../carrier-request.ts'
import type { Sending } from '../connector.ts'
import { jsonHttp } from './json-http.ts'
import { readMapping } from './mapping/mapping.ts'
import { verifySignature } from './signature.ts'

const page = readFileSync(new URL('../../../docs/carriers/mapping-reply.md', import.meta.url), 'utf8')
/** The outcomes of the example in docs/carriers/mapping-reply.md. */
const steps = JSON.parse(/```json steps\n([\s\S]*?)```/.exec(page)?.[1] ?? '[]')
const priced = {
  quoted: { premium: { path: 'price', unit: 'dollars' }, term: 'year', coverageText: 'As asked' },
}

function mappingOf(answer: readonly unknown[]) {
  const body = { zip: { $from: 'risk.location.zip' } }
  const text = JSON.stringify({ lines: ['renters'], request: { path: '/quotes', body }, answer })
  return readMapping({ file: 'mapping.json', text }, 'renters')
}

const sending: Sending = {
  idempotencyKey: 'key-1',
  at: new Date('2026-11-21T12:00:00Z'),
  disclosed: today,
  secret: name => `value of ${name}`,
}
const request = carrierRequest({ reference: 'q1', risk: rentersIn({ state: 'TX' }), today })
const reached = { carrier: 'wren', states: ['TX', 'OK'], phone: '1-800-555-0100' } as const

function speaking(answer: readonly unknown[]) {
  const endpoint = 'https://wren.example'
  const { connector } = jsonHttp({ ...reached, endpoint, mapping: mappingOf(answer) })
  const read = (content: unknown) =>
    connector.read(
      { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) },
      request,
    )
  return { connector, read }
}

describe('a question in several steps', () => {
  const { connector, read } = speaking([...steps, priced])

  it('creates, rates at once under a key of its own, and is polled by POST', () => {
    const created = read({ state: 'CREATED', id: 'q-7' })
    if (created.kind !== 'next') return expect.fail(created.kind)
    const rating = connector.poll({ ticket: created.ticket, request, sending })
    expect(rating).toMatchObject({ method: 'POST', path: '/quotes/q-7/rate', body: '{"tier":"BASIC"}' })
    expect(rating.headers['idempotency-key']).toBe('key-1.0')

    const pending = read({ state: 'RATING', id: 'q-7' })
    if (pending.kind !== 'pending') return expect.fail(pending.kind)
    expect(pending.pollAfterMs).toBe(2000)
    expect(connector.poll({ ticket: pending.ticket, request, sending })).toMatchObject({
      method: 'POST',
      path: '/status?v=2',
      body: '{"quote":"q-7"}',
    })
    expect(read({ price: '120.00' })).toMatchObject({ kind: 'quoted', premium: '120.00' })
  })

  it('takes no ticket that would lead elsewhere, and any plain text into a body', () => {
    for (const id of ['../admin', 'a/b', '..', 'a?b=c', 'a#b', '', 7.5e300, 'x'.repeat(201)])
      expect(read({ state: 'CREATED', id }), String(id)).toMatchObject({ kind: 'failed', cause: 'badAnswer' })
    expect(read({ state: 'RATING', id: 'MTIz+/==' })).toMatchObject({ kind: 'pending' })
  })

  it('fills a later body with the answers too, and puts a ticket into a query', () => {
    const body = { id: { $from: 'ticket' }, zip: { $from: 'risk.location.zip' } }
    const { connector, read } = speaking([
      {
        when: [{ path: 'a', is: [1] }],
        next: { path: '/rate?quote={ticket}', body, ticket: { path: 'id' } },
      },
      priced,
    ])
    const created = read({ a: 1, id: 'q-7' })
    if (created.kind !== 'next') return expect.fail(created.kind)
    const { path, body: sent } = connector.poll({ ticket: created.ticket, request, sending })
    expect(path).toBe('/rate?quote=q-7')
    expect(JSON.parse(sent)).toEqual({
      id: 'q-7',
      zip: request.risk.line === 'renters' && request.risk.location.zip,
    })
  })

  it('is refused at the start when a step names no ticket, or a path that no question has', () => {
    const next = { path: '/rate', body: {}, ticket: { path: 'id' } }
    expect(() => mappingOf([{ when: [{ path: 'a', is: [1] }], next }, priced])).toThrow(
      'answer.0.next: name the ticket, and write {ticket} in the path or { "$from": "ticket" } in the body.',
    )
    const strange = { ...next, path: '/rate/{ticket}', body: { age: { $from: 'risk.shoe' } } }
    expect(() => mappingOf([{ when: [{ path: 'a', is: [1] }], next: strange }, priced])).toThrow(
      'answer.0.next.body.age: a question about renters has no risk.shoe.',
    )
  })
})

describe('hosts by state', () => {
  it('sign for the path of the state, and take tickets from its host alone', () => {
    const endpoint = { TX: 'https://tx.wren.example/texas', otherwise: 'https://wren.example/all' }
    const { connector } = jsonHttp({ ...reached, endpoint, key: { id: 'ID', secret: 'SECRET' } })
    for (const [state, base] of [
      ['TX', '/texas'],
      ['OK', '/all'],
    ] as const) {
      const asked = carrierRequest({ reference: 'q1', risk: rentersIn({ state }), today })
      const { method, path, body, headers } = connector.ask(asked, sending)
      const signed = { secret: 'value of SECRET', method, path: base + path, body, now: sending.at }
      const proof = { timestamp: headers['x-timestamp'], signature: headers['x-signature'] }
      expect(verifySignature({ ...signed, ...proof }), state).toBe(true)
    }
    const accepted = (location: string) => ({
      status: 202,
      headers: { 'content-type': 'application/json', location },
      body: '{"pollAfterMs":2000}',
    })
    expect(connector.read(accepted('https://tx.wren.example/texas/v1/quotes/7'), request)).toMatchObject({
      kind: 'pending',
      ticket: '/v1/quotes/7',
    })
    expect(connector.read(accepted('https://wren.example/all/v1/quotes/7'), request)).toMatchObject({
      kind: 'failed',
    })
  })
})
