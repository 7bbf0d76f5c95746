import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const LEADS_SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`
const webhook = {
  LEADS: 'webhook',
  LEADS_TO: 'Maple Agency',
  LEADS_URL: 'https://crm.example/in',
  LEADS_SECRET,
}

test('a webhook is read with its secret, and nothing else is set', () => {
  expect(readConfig(webhook).leads).toEqual({
    to: 'Maple Agency',
    way: 'webhook',
    url: new URL('https://crm.example/in'),
    secret: Buffer.alloc(24, 1),
  })
  expect(readConfig({}).leads).toBeUndefined()
})

test.each([
  [{ ...webhook, LEADS_TO: '' }, /^LEADS_TO is missing/],
  [{ ...webhook, LEADS_SECRET: '' }, /^LEADS_URL and LEADS_SECRET belong/],
  [{ ...webhook, LEADS_SECRET: 'whsec_c2hvcnQ=' }, /^LEADS_SECRET isn't valid/],
  [{ ...webhook, LEADS_URL: 'http://crm.example/in' }, /^LEADS_URL is plain http/],
  [{ LEADS: 'mail', LEADS_TO: 'Maple Agency' }, /^LEADS_MAIL is missing/],
  [{ LEADS_MAIL: 'a@maple.example' }, /^LEADS_MAIL does nothing without LEADS/],
])('settings that do not go together stop the start, by name: %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

test('plain http is taken where EGRESS_HTTP names it', () => {
  const env = { ...webhook, LEADS_URL: 'http://crm:8080/in', EGRESS_HTTP: 'crm:8080' }
  expect(readConfig(env).leads).toMatchObject({ way: 'webhook' })
})
