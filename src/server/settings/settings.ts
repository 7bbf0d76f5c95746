import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import * as v from 'valibot'
import { isEmail } from '../../reference/email.ts'
import { parseSealKeys } from '../platform/seal.ts'
import { isReporters } from './postback-settings.ts'

const mapsProviders = ['embedded', 'photon', 'smarty', 'google'] as const
export type MapsProvider = (typeof mapsProviders)[number]

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535))
const url = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(text => URL.canParse(text) && protocols.includes(new URL(text).protocol)),
  )
const days = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(3650))
const orderDays = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1))
const stripeKey = (kind: 'sk|rk' | 'pk') =>
  v.pipe(
    v.string(),
    v.check(text => {
      const [, start = '', mode = ''] = /^([a-z]+)_(live|test)_\w+$/.exec(text) ?? []
      return kind.split('|').includes(start) && mode !== ''
    }),
  )
const sealKeys = v.pipe(
  v.string(),
  v.check(text => {
    try {
      return parseSealKeys(text).length > 0
    } catch {
      return false
    }
  }),
)

/** The port of `host:port`. */
export function portOf(text: string): number {
  return Number(text.slice(text.lastIndexOf(':') + 1))
}

function isWebhookSecret(text: string): boolean {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  const { length } = Buffer.from(base64, 'base64')
  return length >= 24 && length <= 64
}

/** An address, or a network with its prefix length: `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`. */
function isRange(text: string): boolean {
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  return version !== 0 && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

const hostPorts = v.pipe(
  v.string(),
  v.check(text => text.split(',').every(pair => /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(pair.trim()))),
)

/** Each setting: what it accepts, in words for the operator, and how it is read. */
export const settings = {
  PORT: ['a port from 0 to 65535', port],
  HOST: ['a host name or address to listen on, such as 127.0.0.1', v.pipe(v.string(), v.regex(/^[\w.:-]+$/))],
  METRICS_LISTEN: [
    'a host and a port to listen on, such as 127.0.0.1:9464',
    v.pipe(
      v.string(),
      v.regex(/^(?:[\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i),
      v.check(text => portOf(text) >= 1 && portOf(text) <= 65535),
    ),
  ],
  METRICS_TOKEN: ['16 characters or more, without spaces', v.pipe(v.string(), v.regex(/^[!-~]{16,}$/))],
  PUBLIC_ORIGIN: [
    'the address visitors use, such as https://quotes.example.com or https://example.com/insurance',
    v.pipe(
      url('http:', 'https:'),
      v.check(text => {
        const { origin, pathname } = URL.canParse(text) ? new URL(text) : { origin: '', pathname: '' }
        return (
          text.replace(/\/$/, '') === (origin + pathname).replace(/\/$/, '') && /^[\w/.-]*$/.test(pathname)
        )
      }),
    ),
  ],
  FRAME_ANCESTORS: [
    'origins such as https://partner.example, separated by commas',
    v.pipe(
      v.string(),
      v.check(text =>
        text.split(',').every(one => /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/.test(one.trim())),
      ),
    ),
  ],
  DATA_DIR: ['a folder', v.pipe(v.string(), v.nonEmpty())],
  HSTS: [
    'off, or the value of the header, such as max-age=31536000; includeSubDomains',
    v.pipe(v.string(), v.regex(/^(?:off|max-age=\d{1,10}(?:; includeSubDomains)?(?:; preload)?)$/)),
  ],
  DATABASE_URL: [
    'postgres://user:password@host:port/database, or embedded',
    v.union([v.literal('embedded'), url('postgres:', 'postgresql:')]),
  ],
  PGBIN: ['the folder of the PostgreSQL programs', v.pipe(v.string(), v.nonEmpty())],
  SEAL_KEYS: ['keys of 32 random bytes as k2:<base64>,k1:<base64>; the first seals, all open', sealKeys],
  MAPS_PROVIDER: ['embedded, photon, smarty or google', v.picklist(mapsProviders)],
  MAPS_URL: ['the http(s) address of the maps service', url('http:', 'https:')],
  MAPS_KEY: ['the key of the maps service', v.pipe(v.string(), v.nonEmpty())],
  SMTP_URL: [
    'smtps://user:password@host:port, smtp:// for STARTTLS, or files',
    v.union([v.literal('files'), url('smtp:', 'smtps:')]),
  ],
  SMTP_FROM: ['one email address', v.pipe(v.string(), v.check(isEmail))],
  MAIL_BRAKE: [
    'mailboxes from 1 to 1000000 that mail may go to in an hour before everyone has to prove work',
    v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.minValue(1), v.maxValue(1_000_000)),
  ],
  LEADS: ['webhook, mail or file', v.picklist(['webhook', 'mail', 'file'])],
  LEADS_TO: [
    'the name of who gets the requests, up to 80 characters',
    v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80)),
  ],
  LEADS_URL: ['the http(s) address that takes the requests', url('http:', 'https:')],
  LEADS_SECRET: ['whsec_ and 24 to 64 bytes in base64', v.pipe(v.string(), v.check(isWebhookSecret))],
  LEADS_MAIL: ['one email address', v.pipe(v.string(), v.check(isEmail))],
  POSTBACK_SECRETS: [
    'carrier:<id>=<secret> and partner:<code>=<secret>, separated by commas, each secret of 24 to 100 letters and digits',
    v.pipe(v.string(), v.check(isReporters)),
  ],
  EVENT_DAYS: ['days from 1 to 3650 for which the events of the funnel are kept', days],
  ORDER_DAYS: ['days from 1 to 9999 for which ended orders are kept', orderDays],
  STRIPE_SECRET_KEY: ['the secret key of your account at Stripe, such as sk_live_…', stripeKey('sk|rk')],
  STRIPE_PUBLISHABLE_KEY: ['the publishable key of that account, such as pk_live_…', stripeKey('pk')],
  STRIPE_WEBHOOK_SECRET: [
    'the signing secret of the webhook, such as whsec_…',
    v.pipe(v.string(), v.regex(/^whsec_\w+$/)),
  ],
  STRIPE_URL: ['the http(s) address of its API', url('http:', 'https:')],
  GA4_ID: [
    'the measurement ID of Google Analytics 4, such as G-ABC123',
    v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{4,20}$/)),
  ],
  GA4_SECRET: ['the API secret of that measurement ID', v.pipe(v.string(), v.nonEmpty())],
  GA4_URL: ['the http(s) address of the measurement protocol', url('http:', 'https:')],
  TURNSTILE_SITE_KEY: [
    'the site key of an invisible widget of Cloudflare Turnstile',
    v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/)),
  ],
  TURNSTILE_SECRET: ['the secret key of that widget', v.pipe(v.string(), v.nonEmpty())],
  TURNSTILE_URL: ['the http(s) address of its script and API', url('http:', 'https:')],
  TRUSTED_PROXIES: [
    'addresses or ranges of your proxies, separated by commas',
    v.pipe(
      v.string(),
      v.check(text => text.split(',').every(range => isRange(range.trim()))),
    ),
  ],
  QUESTION_BUDGET: [
    'dollars a day that questions to carriers may cost together, such as 250',
    v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number)),
  ],
  DISTRIBUTE: ['citus', v.picklist(['citus'])],
  LIMITS: ['database, memory or off', v.picklist(['database', 'memory', 'off'])],
  DRAIN_SECONDS: [
    'seconds from 0 to 30 in which proxies learn that a server stops',
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(30)),
  ],
  SITE_DIR: ['a folder that exists', v.pipe(v.string(), v.check(isFolder))],
  CARRIERS_DIR: ['a folder that exists', v.pipe(v.string(), v.check(isFolder))],
  COMMUNITIES_DIR: ['a folder that exists', v.pipe(v.string(), v.check(isFolder))],
  EGRESS_ALLOW: ['host:port pairs, separated by commas', hostPorts],
  EGRESS_HTTP: ['host:port pairs, separated by commas', hostPorts],
  EGRESS_PROXY: [
    'the http(s) address of a proxy, such as http://user:password@proxy:3128',
    url('http:', 'https:'),
  ],
  SANDBOX: ['on or off', v.picklist(['on', 'off'])],
  WORKERS: ['inside or apart', v.picklist(['inside', 'apart'])],
  NODE_ENV: ['production, development or test', v.picklist(['production', 'development', 'test'])],
} as const

type Name = keyof typeof settings
/** The values read; absent where a setting is not set. */
export type ReadSettings = { [N in Name]?: v.InferOutput<(typeof settings)[N][1]> }
