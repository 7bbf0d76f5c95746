import { expect, it } from 'vitest'
import { withinSite } from './base-path.ts'

it.each([
  ['/insurance/quote/renters/name?q=a', '/quote/renters/name?q=a'],
  ['/insurance', '/'],
  ['/insurance?type=auto', '/?type=auto'],
  ['/insurance/', '/'],
  // A proxy that strips the path, and a probe.
  ['/start', '/start'],
  ['/readyz', '/readyz'],
  ['/insurances/start', '/insurances/start'],
  // With a host, as clients of proxies ask.
  ['http://evil.example/start', '/start'],
  ['HTTPS://evil.example:8443/insurance/start?zip=78701', '/start?zip=78701'],
  ['http://evil.example', '/'],
  ['http://evil.example?type=auto', '/?type=auto'],
])('takes the path of the site off %s', (url, within) => {
  expect(withinSite('/insurance', url)).toBe(within)
  expect(withinSite('', within)).toBe(within)
})
