import { expect, it } from 'vitest'
import { withinSite } from './base-path.ts'

it.each([
  ['/insurance/quote/renters/name?q=a', '/quote/renters/name?q=a'],
  ['/insurance', '/'],
  ['/insurance?type=auto', '/?type=auto'],
  ['/insurance/', '/'],
  // A proxy that takes the path off, and a probe.
  ['/start', '/start'],
  ['/readyz', '/readyz'],
  ['/insurances/start', '/insurances/start'],
])('takes the path of the site off %s', (url, within) => {
  expect(withinSite('/insurance', url)).toBe(within)
  expect(withinSite('', within)).toBe(within)
})
