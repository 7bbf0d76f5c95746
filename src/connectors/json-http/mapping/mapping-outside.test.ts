import { describe, expect, it } from 'vitest'
import { speaking } from '../../../../tests/rooms/json-speaking.ts'

describe('what is outside the body', () => {
  const body = { key: { $secret: 'WREN_BODY' } }
  const request = {
    path: '/{state}/{line|products}/rate',
    headers: { 'X-Version': '3', 'X-Trace': { $newId: 'trace' }, 'X-Agency': { $secret: 'WREN_AGENCY' } },
    query: { lob: '{line|products}', key: { $secret: 'WREN_QUERY' } },
  }
  const tables = { products: { auto: 'PPA' } }
  const poll = { poll: '/{state}/status/{ticket}', ticket: { path: 'id' }, afterMs: 1 }
  const answer = [{ pending: poll }]
  const carrier = speaking({ body, request, tables, answer })

  it('names the state, the line and codes of tables in the path', () => {
    expect(carrier.asked().path).toBe('/TX/PPA/rate?lob=PPA&key=value+of+WREN_QUERY')
    const pending = carrier.read({ id: 'a-1' })
    if (pending.kind !== 'pending') return expect.fail(pending.kind)
    expect(pending.ticket).toBe('/TX/status/a-1')
    expect(carrier.poll(pending.ticket)).toMatchObject({
      method: 'GET',
      path: '/TX/status/a-1?lob=PPA&key=value+of+WREN_QUERY',
      headers: { 'X-Version': '3', 'X-Agency': 'value of WREN_AGENCY' },
    })
  })

  it('keeps no secret of the query that a Location repeats', () => {
    const waiting = speaking({
      request,
      body,
      tables,
      answer: [{ pending: { poll: 'location', afterMs: 1 } }],
    })
    const located = (location: string) => {
      const headers = { 'content-type': 'application/json', location }
      return waiting.connector.read({ status: 202, headers, body: '{}' }, waiting.request)
    }
    const ours = '/quotes/7?lob=PPA&key=value+of+WREN_QUERY'
    expect(located(ours)).toMatchObject({ kind: 'pending', ticket: '/quotes/7' })
    expect(located(`${ours}&v=2`)).toMatchObject({ ticket: '/quotes/7?v=2' })
    expect(located('/quotes/7')).toMatchObject({ ticket: '/quotes/7' })
  })

  it('adds the query to that of a later request', () => {
    const step = { path: '/{state}/next?v=2', body: { id: { $from: 'ticket' } }, ticket: { path: 'id' } }
    const later = speaking({ request: { query: { lob: 'PPA' } }, answer: [{ next: step }] })
    const next = later.read({ id: 'a-1' })
    if (next.kind !== 'next') return expect.fail(next.kind)
    expect(later.poll(next.ticket)).toMatchObject({ path: '/TX/next?v=2&lob=PPA', body: '{"id":"a-1"}' })
  })

  it('sends secrets in header, query and body, and needs their settings', () => {
    expect(carrier.asked().headers['X-Agency']).toBe('value of WREN_AGENCY')
    expect(carrier.asked().headers['X-Trace']).toMatch(/^[\da-f-]{36}$/)
    expect(carrier.sent()).toEqual({ key: 'value of WREN_BODY' })
    expect(carrier.connector.secrets).toEqual(['WREN_SECRET', 'WREN_AGENCY', 'WREN_QUERY', 'WREN_BODY'])
  })

  it.each([
    [
      'a name in the path',
      { path: '/{risk.insured.last}' },
      'request.path: risk.insured.last may be personal.',
    ],
    [
      'a day in the query',
      { query: { dob: '{risk.insured.dob}' } },
      'request.query.dob: risk.insured.dob may be personal.',
    ],
    [
      'an answer in a header',
      { headers: { 'X-Credit': '{risk.household.credit}' } },
      'request.headers.X-Credit: risk.household.credit may be personal.',
    ],
    [
      'free text by a table',
      { path: '/{risk.location.city|cities}' },
      'request.path: risk.location.city may have any other value.',
    ],
    [
      'a row that is no segment',
      { path: '/{line|paths}' },
      'tables.paths.auto: it goes into an address or a header.',
    ],
    ['a path that no question has', { path: '/{stat}' }, 'request.path: a question about auto has no stat.'],
    [
      'a value from the body',
      { headers: { 'X-A': { $from: 'state' } } },
      'request.headers.X-A: not a text, { "$secret": … }',
    ],
    ['a secret itself', { headers: { 'X-A': { $secret: 'hunter2' } } }, 'request.headers.X-A'],
  ])('does not load with %s', (_, wrong, message) => {
    const rows = { cities: { Austin: 'A' }, paths: { auto: 'a/b' } }
    expect(() => speaking({ request: { ...request, ...wrong }, tables: { ...tables, ...rows } })).toThrow(
      message,
    )
  })
})
