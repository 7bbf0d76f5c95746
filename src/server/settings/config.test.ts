import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownSite } from '../../site/load-site.ts'
import { StartError } from '../platform/start-error.ts'
import { readConfig } from './config.ts'

const key = Buffer.from(Array.from({ length: 32 }, (_, nth) => nth)).toString('base64')
const production = {
  NODE_ENV: 'production',
  SEAL_KEYS: `k1:${key}`,
  DATABASE_URL: 'embedded',
  SMTP_URL: 'files',
}

it('needs no setting in development', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    metrics: undefined,
    origins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    databaseUrl: undefined,
    maps: { provider: 'embedded' },
    site: { name: 'Wadsworth', retentionDays: 30 },
    trustedProxies: [],
  })
})

it('reads each setting', () => {
  const config = readConfig({
    PORT: '8080',
    METRICS_LISTEN: '[::]:9464',
    METRICS_TOKEN: 'for-the-scraper-only',
    HSTS: 'max-age=300',
    PUBLIC_ORIGIN: 'https://quotes.example.com',
    DATABASE_URL: 'postgres://u:p@db.example:5432/w',
    SEAL_KEYS: `k1:${key}`,
    MAPS_PROVIDER: 'photon',
    MAPS_URL: 'http://photon.example:2322',
    TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16',
    SMTP_URL: 'smtps://mail.example.com:465',
    NODE_ENV: 'production',
  })
  expect(config).toMatchObject({
    production: true,
    port: 8080,
    metrics: { host: '::', port: 9464, token: 'for-the-scraper-only' },
    hsts: 'max-age=300',
    origins: ['https://quotes.example.com'],
    databaseUrl: 'postgres://u:p@db.example:5432/w',
    maps: { provider: 'photon', url: 'http://photon.example:2322' },
    trustedProxies: ['10.0.0.1', '10.1.0.0/16'],
  })
})

it.each([
  ['PORT', '70000'],
  ['PORT', '80a'],
  ['HOST', 'a b'],
  ['METRICS_LISTEN', '9464'],
  ['METRICS_LISTEN', '127.0.0.1:0'],
  ['METRICS_TOKEN', 'too short'],
  ['HSTS', 'max-age=1\r\nSet-Cookie: a=b'],
  ['PUBLIC_ORIGIN', 'quotes.example.com'],
  ['PUBLIC_ORIGIN', 'https://quotes.example.com/path?query'],
  ['PUBLIC_ORIGIN', 'https://user@quotes.example.com'],
  ['FRAME_ANCESTORS', 'partner.example'],
  ['FRAME_ANCESTORS', "https://partner.example; script-src 'unsafe-inline'"],
  ['DATABASE_URL', 'mysql://secret@db/w'],
  ['SEAL_KEYS', 'k1:secretsecret'],
  ['MAPS_PROVIDER', 'atlas'],
  ['MAPS_URL', 'ftp://maps.example'],
  ['TRUSTED_PROXIES', 'everyone'],
  ['TRUSTED_PROXIES', 'abc'],
  ['TRUSTED_PROXIES', '10.0.0.1,'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['SMTP_URL', 'file'],
  ['NODE_ENV', 'prod'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['ORDER_DAYS', '0'],
])('stops the start at a bad %s with its name and what it takes', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(StartError)
  expect(read).toThrow(new RegExp(`^${name} isn't valid\\. It takes `))
})

it('does not repeat a value, which may be a secret', () => {
  for (const name of ['SEAL_KEYS', 'DATABASE_URL', 'MAPS_URL']) {
    expect(() => readConfig({ [name]: 'k1:hunter2' })).not.toThrow('hunter2')
    expect(() => readConfig({ [name]: 'k1:hunter2' })).toThrow(name)
  }
})

it('requires a setting that another one needs', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/^SEAL_KEYS is missing/)
  const sealed = { NODE_ENV: 'production', SEAL_KEYS: `k1:${key}` }
  expect(() => readConfig(sealed)).toThrow(
    /^DATABASE_URL is missing\. Production needs it\. It takes postgres:.* or embedded/,
  )
  expect(() => readConfig({ ...sealed, DATABASE_URL: 'embedded' })).toThrow(
    /^SMTP_URL is missing\. Production needs it\. It takes smtps:.* or files/,
  )
  expect(() => readConfig({ METRICS_LISTEN: '0.0.0.0:9464' })).toThrow(
    /^METRICS_TOKEN is missing\. METRICS_LISTEN is open to other machines/,
  )
  expect(() => readConfig({ MAPS_PROVIDER: 'photon' })).toThrow(/^MAPS_URL is missing/)
  expect(() => readConfig({ MAPS_PROVIDER: 'google' })).toThrow(/^MAPS_KEY is missing/)
})

it('lets production embed its database where the operator says so', () => {
  expect(readConfig(production).databaseUrl).toBeUndefined()
})

it('names what took the place of a setting that is none any more', () => {
  expect(() => readConfig({ ESTIMATES: 'off' })).toThrow(
    'ESTIMATES is no longer a setting. Write "estimates" into site.json (docs/site.md).',
  )
  expect(() => readConfig({ RETENTION_DAYS: '30' })).toThrow('Write "retentionDays" into site.json')
})

it('passes email addresses on only to a recipient whom visitors read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const site = JSON.parse(readFileSync(new URL('site.json', ownSite), 'utf8'))
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, leadsByDisclosure: true }))
  expect(() => readConfig({ SITE_DIR: folder })).toThrow(
    /^LEADS is missing\. "leadsByDisclosure" in site\.json/,
  )
  const leads = { LEADS: 'file', LEADS_TO: 'Maple Street Agency' }
  expect(readConfig({ SITE_DIR: folder, ...leads }).site.leadsByDisclosure).toBe(true)
  rmSync(folder, { recursive: true })
})

it('is served at the root of its origin or under a path', () => {
  const of = (address: string) => readConfig({ PUBLIC_ORIGIN: address })
  expect(of('https://quotes.example.com/')).toMatchObject({
    basePath: '',
    siteAddress: 'https://quotes.example.com',
  })
  expect(of('https://example.com/insurance/')).toMatchObject({
    origins: ['https://example.com'],
    basePath: '/insurance',
    siteAddress: 'https://example.com/insurance',
  })
})

it('may be shown in the frames of partners, where browsers send its cookies', () => {
  const partners = { FRAME_ANCESTORS: 'https://partner.example, https://*.bank.example' }
  const { framedBy } = readConfig({ ...partners, PUBLIC_ORIGIN: 'https://quotes.example.com' })
  expect(framedBy).toEqual(['https://partner.example', 'https://*.bank.example'])
  expect(() => readConfig({ ...partners, PUBLIC_ORIGIN: 'http://quotes.example.com' })).toThrow(
    /^FRAME_ANCESTORS needs a PUBLIC_ORIGIN with https/,
  )
})

it('shows metrics to this machine without a token', () => {
  for (const at of ['127.0.0.1:9464', '[::1]:9464', 'localhost:9464'])
    expect(readConfig({ METRICS_LISTEN: at }).metrics).toMatchObject({ port: 9464, token: undefined })
})

it('serves pages in production only at an address that visitors use', () => {
  expect(() => readConfig(production, { servesPages: true })).toThrow(
    /^PUBLIC_ORIGIN is missing\. Production needs it\. It takes the address visitors use/,
  )
  const served = { ...production, PUBLIC_ORIGIN: 'https://quotes.example.com' }
  expect(readConfig(served, { servesPages: true }).origins).toEqual(['https://quotes.example.com'])
  // Workers and command-line tools serve no pages.
  expect(readConfig(production).production).toBe(true)
})

it('takes the keys of a hosted challenge together', () => {
  expect(() => readConfig({ TURNSTILE_SECRET: 'hush' })).toThrow('belong together')
  const { turnstile } = readConfig({ TURNSTILE_SITE_KEY: '0x4AAAAAAA', TURNSTILE_SECRET: 'hush' })
  expect(turnstile?.url.origin).toBe('https://challenges.cloudflare.com')
  expect(readConfig({}).turnstile).toBeUndefined()
})

describe('the keys of Stripe', () => {
  const keys = (mode: string) => ({
    STRIPE_SECRET_KEY: ['sk', mode, 'a'].join('_'),
    STRIPE_PUBLISHABLE_KEY: ['pk', mode, 'a'].join('_'),
    STRIPE_WEBHOOK_SECRET: 'whsec_a',
  })

  it('belong together and are of one mode', () => {
    const { STRIPE_WEBHOOK_SECRET: _, ...two } = keys('test')
    expect(() => readConfig(two)).toThrow('belong together')
    expect(() => readConfig({ ...keys('test'), STRIPE_PUBLISHABLE_KEY: 'pk_live_a' })).toThrow('same mode')
    expect(readConfig(keys('test')).stripe).toMatchObject({ webhookSecret: 'whsec_a' })
    expect(readConfig({}).stripe).toBeUndefined()
  })

  it('charge nobody real money for a policy of the sandbox', () => {
    expect(() => readConfig(keys('live'))).toThrow('Set SANDBOX=off')
    expect(readConfig({ ...keys('live'), SANDBOX: 'off' }).stripe).toBeDefined()
  })
})
