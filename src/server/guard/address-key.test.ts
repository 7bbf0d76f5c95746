import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.each([
  ['IPv4 as it is', '203.0.113.7', '203.0.113.7'],
  ['IPv4 dressed as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['IPv6 by its network of 64 bits', '2001:db8:1:2:a:b:c:d', '2001:db8:1:2::'],
  ['IPv4 without the port that some proxies add', '203.0.113.7:50123', '203.0.113.7'],
  ['IPv6 without the port that some proxies add', '[2001:db8:1:2::5]:50123', '2001:db8:1:2::'],
  ['unknown where it is none', 'hidden', 'unknown'],
])('an address counts as %s', (_, ip, key) => {
  expect(addressKey(ip)).toBe(key)
})
