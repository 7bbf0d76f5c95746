import { expect, it } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { cookieTermsOf } from './cookie-terms.ts'

const termsOf = (env: Record<string, string>) => {
  const { prefix, attributes, pathOf } = cookieTermsOf(readConfig(env))
  return [prefix, attributes, pathOf('')]
}

it('sets cookies as strictly as the place of the site allows', () => {
  expect(termsOf({})).toEqual(['', { sameSite: 'lax', secure: false }, '/'])
  const origin = 'https://quotes.example.com'
  expect(termsOf({ PUBLIC_ORIGIN: origin })).toEqual(['__Host-', { sameSite: 'lax', secure: true }, '/'])
  expect(termsOf({ PUBLIC_ORIGIN: `${origin}/insurance` })).toEqual([
    '__Secure-',
    { sameSite: 'lax', secure: true },
    '/insurance',
  ])
  expect(termsOf({ PUBLIC_ORIGIN: origin, FRAME_ANCESTORS: 'https://partner.example' })).toEqual([
    '__Host-',
    { sameSite: 'none', secure: true, partitioned: true },
    '/',
  ])
})
