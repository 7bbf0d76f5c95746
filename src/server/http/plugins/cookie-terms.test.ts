import { expect, it } from 'vitest'
import { readConfig } from '../../settings/config.ts'
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

it('names cookies the same whoever may frame the site, so that its servers may learn of partners one after the other', () => {
  for (const PUBLIC_ORIGIN of [
    'http://localhost:3000',
    'https://quotes.example.com',
    'https://a.example/b',
  ]) {
    const [alone, framed] = [{}, { FRAME_ANCESTORS: 'https://partner.example' }].map(partners =>
      cookieTermsOf(readConfig({ PUBLIC_ORIGIN, ...partners })),
    )
    expect(framed?.accepted).toEqual(alone?.accepted)
    expect(framed?.prefix).toBe(alone?.prefix)
  }
})

it('accepts no name that another host could have set', () => {
  const acceptedAt = (PUBLIC_ORIGIN: string) => cookieTermsOf(readConfig({ PUBLIC_ORIGIN })).accepted
  expect(acceptedAt('https://quotes.example.com')).toEqual(['__Host-'])
  expect(acceptedAt('https://example.com/insurance')).toEqual(['__Secure-', '__Host-'])
})
