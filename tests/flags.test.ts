import { afterAll, beforeAll, expect, test } from 'vitest'
import { destinations } from '../src/reference/countries.ts'
import { type Running, run } from './support/service.ts'

let service: Running
beforeAll(async () => {
  service = await run()
})
afterAll(() => service.close())

test('every destination has its flag, drawn for a small place', async () => {
  const visitor = service.visitor()
  for (const { code } of destinations) {
    const response = await visitor.open(`/flags/${code}.svg`)
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/^<svg [^>]*viewBox=/)
  }
})

test('a flag is cached for a month, has a fixed type and runs nothing', async () => {
  const { headers } = await service.visitor().open('/flags/MX.svg')
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(headers.get('cache-control')).toBe('public, max-age=2592000')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/)
  expect(headers.getSetCookie()).toEqual([])
})

test.each(['AQ.svg', 'ZZ.svg', 'mx.svg', 'MX.png', 'MX', '..%2F..%2Fpackage.json', '__proto__.svg'])(
  'there is no flag %s',
  async name => {
    expect((await service.visitor().open(`/flags/${name}`)).status).toBe(404)
  },
)
