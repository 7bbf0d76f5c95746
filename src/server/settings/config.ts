import { resolve } from 'node:path'
import * as v from 'valibot'
import type { Site } from '../../site/site.ts'
import type { Reachable } from '../platform/outgoing/agents.ts'
import { StartError } from '../platform/start-error.ts'
import { type LeadSettings, leadSettings } from './lead-settings.ts'
import { type KnowsReporter, reportersIn } from './postback-settings.ts'
import { type Environment, readSettingsOf } from './read-secret.ts'
import { readSite } from './read-site.ts'
import { type MapsProvider, portOf, type ReadSettings, settings } from './settings.ts'

/** Every setting that the service reads (docs/operations.md), checked. */
export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Where health and metrics are served, and the token that metrics require; absent: nowhere. */
  readonly metrics: MetricsAddress | undefined
  /** The origins a browser may call from; links use the first. */
  readonly origins: readonly [string, ...string[]]
  /** The path of the site under its origin: "" at the root, else as "/insurance". */
  readonly basePath: string
  /** The base of links to the site: its first origin and its path. */
  readonly siteAddress: string
  /** The origins of partners who may show the site in a frame. */
  readonly framedBy: readonly string[]
  /** The value of Strict-Transport-Security, where the site is served over https; undefined: not sent. */
  readonly hsts: string | undefined
  readonly dataDir: string
  /** The operator's own PostgreSQL; undefined: the embedded one. */
  readonly databaseUrl: string | undefined
  readonly pgBin: string | undefined
  /** The engine over whose machines the tables of DATABASE_URL are distributed; undefined: one PostgreSQL. */
  readonly distribute: 'citus' | undefined
  readonly sealKeys: string | undefined
  readonly maps: {
    readonly provider: MapsProvider
    readonly url: string | undefined
    readonly key: string | undefined
  }
  readonly mail: {
    /** The server that sends mail; undefined, or "files" where the operator sends it: mail is written to files. */
    readonly smtpUrl: string | undefined
    /** The sender's address; undefined: the site's own. */
    readonly from: string | undefined
  }
  /** Mailboxes that mail may go to in an hour before everybody who asks for mail has to prove work. */
  readonly mailBrake: number
  /** How requests for an agent are delivered; undefined where none are taken. */
  readonly leads: LeadSettings | undefined
  /** Who may report clicks and sales. */
  readonly knowsReporter: KnowsReporter
  /** The operator's decisions about the site, from the folder of SITE_DIR. */
  readonly site: Site
  readonly siteDir: string | undefined
  /** Days for which visit events, which name no person, are kept for the funnel. */
  readonly eventDays: number
  /** Days for which an order is kept after it has ended, without a person. */
  readonly orderDays: number
  /** The analytics service for counts that visitors agreed to share; absent where the operator has configured none. */
  readonly ga4: { readonly id: string; readonly secret: string; readonly url: string } | undefined
  /** How long a stopping server keeps serving, so that the proxies in front of it notice. */
  readonly drainMs: number
  readonly trustedProxies: readonly string[]
  /** Dollars a day that questions to carriers may cost; no ceiling where undefined. */
  readonly questionBudget: number | undefined
  /** Where requests and questions to carriers are counted to stop machines; `off` counts nothing. */
  readonly limits: 'database' | 'memory' | 'off'
  /** The hosted challenge that saves visitors most of their work; undefined where the operator has set no keys. */
  readonly turnstile: { readonly siteKey: string; readonly secret: string; readonly url: URL } | undefined
  /** An additional folder of carriers. */
  readonly carriersDir: string | undefined
  /** The folder of communities that have a page, instead of the demonstration's. */
  readonly communitiesDir: string | undefined
  /** `host:port` pairs that outgoing calls may reach although they are not public addresses. */
  readonly egressAllow: readonly string[]
  /** `host:port` pairs that may be called over plain http, and although they are not public addresses. */
  readonly egressHttp: readonly string[]
  /** The proxy through which carriers are called; undefined: directly. */
  readonly egressProxy: string | undefined
  /** Whether this process asks carriers too, or only workers do. */
  readonly workers: 'inside' | 'apart'
  /** Whether the carriers' sandbox runs beside the service. */
  readonly sandbox: boolean
  /** The Stripe account that takes payments; absent where the operator has configured none. */
  readonly stripe:
    | {
        readonly secretKey: string
        readonly publishableKey: string
        readonly webhookSecret: string
        readonly url: URL | undefined
      }
    | undefined
  /** Where the sandbox takes test payments; absent without a sandbox, and never read from a setting. */
  readonly testCheckout?: string
  /** A carrier's secret by the name in its settings, with its current value; undefined when it is not set. */
  secret(name: string): string | undefined
}

interface MetricsAddress {
  readonly host: string
  readonly port: number
  readonly token: string | undefined
}

/** Former settings, and the members of site.json that replaced them. */
const inSiteNow = { RETENTION_DAYS: 'retentionDays', ESTIMATES: 'estimates' }

/** The settings without which production does not start, and why. */
const needed = {
  PUBLIC_ORIGIN: 'Without it, cookies aren’t secure and every answer from your address is refused.',
  SEAL_KEYS: 'Without them, nobody can open what is stored.',
  DATABASE_URL: 'The embedded one lives in DATA_DIR, on this machine alone.',
  SMTP_URL:
    'Pages offer to mail visitors their prices. With files, a program of yours sends what is written to DATA_DIR/mail.',
} as const

/** The settings without which production does not start, and which are not set here. */
export function missingInProduction(env: Environment): readonly (keyof typeof needed)[] {
  const setting = readSettingsOf(env)
  // Its keys are these.
  const names = Object.keys(needed) as (keyof typeof needed)[]
  return names.filter(name => setting(name) === undefined)
}

const twoYears = 'max-age=63072000; includeSubDomains'
const googleUrl = 'https://www.google-analytics.com'
const turnstileUrl = 'https://challenges.cloudflare.com'

interface ReadOptions {
  /** Whether visitors reach this process: production then needs its address. */
  readonly servesPages?: boolean
}

/**
 * Reads the environment once, and each setting also from the file that `<name>_FILE` names. Throws StartError with the setting's
 * name and what it accepts.
 */
export function readConfig(env: Environment, { servesPages = false }: ReadOptions = {}): Config {
  const read: Record<string, unknown> = {}
  const setting = readSettingsOf(env)
  for (const [name, [takes, schema]] of Object.entries(settings)) {
    const value = setting(name)
    if (value === undefined) continue
    const parsed = v.safeParse(schema, value)
    // The value itself stays out of the message: it may be a key or contain a password.
    if (!parsed.success) throw new StartError(`${name} isn't valid. It takes ${takes}.`)
    read[name] = parsed.output
  }
  for (const [name, member] of Object.entries(inSiteNow))
    if (env[name])
      throw new StartError(`${name} is no longer a setting. Write "${member}" into site.json (docs/site.md).`)
  const missing = missingInProduction(env).find(name => servesPages || name !== 'PUBLIC_ORIGIN')
  if (read.NODE_ENV === 'production' && missing)
    throw new StartError(
      `${missing} is missing. Production needs it. It takes ${settings[missing][0]}. ${needed[missing]}`,
    )
  return decide(read as ReadSettings, setting)
}

function decide(read: ReadSettings, secret: Config['secret']): Config {
  const production = read.NODE_ENV === 'production'
  if (production && read.SANDBOX === 'on')
    throw new StartError("SANDBOX can't be on in production. Leave it out.")
  if (production && read.LIMITS === 'off')
    throw new StartError(
      "LIMITS can't be off in production: machines would spend the carriers' patience. Leave it out.",
    )
  if (read.DISTRIBUTE && (read.DATABASE_URL ?? 'embedded') === 'embedded')
    throw new StartError('DISTRIBUTE needs DATABASE_URL: the embedded PostgreSQL is one machine.')
  const provider = read.MAPS_PROVIDER ?? 'embedded'
  if (provider === 'photon' && !read.MAPS_URL) {
    throw new StartError(`MAPS_URL is missing. photon needs ${settings.MAPS_URL[0]}.`)
  }
  if ((provider === 'smarty' || provider === 'google') && !read.MAPS_KEY) {
    throw new StartError(`MAPS_KEY is missing. ${provider} needs ${settings.MAPS_KEY[0]}.`)
  }
  if ((read.GA4_ID === undefined) !== (read.GA4_SECRET === undefined)) {
    throw new StartError('GA4_ID and GA4_SECRET belong together. Set both or neither.')
  }
  if ((read.TURNSTILE_SITE_KEY === undefined) !== (read.TURNSTILE_SECRET === undefined)) {
    throw new StartError('TURNSTILE_SITE_KEY and TURNSTILE_SECRET belong together. Set both or neither.')
  }
  const siteDir = read.SITE_DIR && resolve(read.SITE_DIR)
  const carriersDir = read.CARRIERS_DIR && resolve(read.CARRIERS_DIR)
  const site = readSite({ siteDir, carriersDir })
  const leads = leadSettings(read)
  if (site.leadsByDisclosure && !leads)
    throw new StartError(
      'LEADS is missing. "leadsByDisclosure" in site.json needs it: visitors read who gets their email address.',
    )
  const sandbox = read.SANDBOX ? read.SANDBOX === 'on' : !production
  const listenOn = read.PORT ?? 3000
  const local = [`http://localhost:${listenOn}`, `http://127.0.0.1:${listenOn}`] as const
  const address = new URL(read.PUBLIC_ORIGIN ?? local[0])
  const basePath = address.pathname.replace(/\/$/, '')
  if (read.FRAME_ANCESTORS && address.protocol !== 'https:' && address.hostname !== 'localhost') {
    throw new StartError(
      'FRAME_ANCESTORS needs a PUBLIC_ORIGIN with https: browsers send no other cookies into a frame.',
    )
  }
  return {
    production,
    port: listenOn,
    host: read.HOST ?? '127.0.0.1',
    metrics: metricsOf(read),
    origins: read.PUBLIC_ORIGIN ? [address.origin] : local,
    basePath,
    siteAddress: address.origin + basePath,
    framedBy: listed(read.FRAME_ANCESTORS),
    hsts: read.HSTS === 'off' ? undefined : (read.HSTS ?? twoYears),
    dataDir: resolve(read.DATA_DIR ?? 'var'),
    databaseUrl: read.DATABASE_URL === 'embedded' ? undefined : read.DATABASE_URL,
    pgBin: read.PGBIN,
    sealKeys: read.SEAL_KEYS,
    maps: { provider, url: read.MAPS_URL, key: read.MAPS_KEY },
    mail: { smtpUrl: read.SMTP_URL, from: read.SMTP_FROM },
    mailBrake: read.MAIL_BRAKE ?? 300,
    leads,
    knowsReporter: reportersIn(read.POSTBACK_SECRETS),
    site,
    siteDir,
    eventDays: read.EVENT_DAYS ?? 400,
    orderDays: read.ORDER_DAYS ?? 2_557,
    ga4:
      read.GA4_ID && read.GA4_SECRET
        ? { id: read.GA4_ID, secret: read.GA4_SECRET, url: (read.GA4_URL ?? googleUrl).replace(/\/$/, '') }
        : undefined,
    drainMs: 1000 * (read.DRAIN_SECONDS ?? (production ? 5 : 0)),
    questionBudget: read.QUESTION_BUDGET,
    distribute: read.DISTRIBUTE,
    limits: read.LIMITS ?? (production ? 'database' : 'off'),
    turnstile:
      read.TURNSTILE_SITE_KEY && read.TURNSTILE_SECRET
        ? {
            siteKey: read.TURNSTILE_SITE_KEY,
            secret: read.TURNSTILE_SECRET,
            url: new URL(read.TURNSTILE_URL ?? turnstileUrl),
          }
        : undefined,
    trustedProxies: listed(read.TRUSTED_PROXIES),
    carriersDir,
    communitiesDir: read.COMMUNITIES_DIR && resolve(read.COMMUNITIES_DIR),
    egressAllow: listed(read.EGRESS_ALLOW),
    egressHttp: listed(read.EGRESS_HTTP),
    egressProxy: read.EGRESS_PROXY,
    workers: read.WORKERS ?? 'inside',
    stripe: stripeOf(read, sandbox),
    sandbox,
    secret,
  }
}

/** Metrics that other machines can reach require a token. */
function metricsOf({ METRICS_LISTEN: at, METRICS_TOKEN: token }: ReadSettings): Config['metrics'] {
  if (at === undefined) return undefined
  const host = at.slice(0, at.lastIndexOf(':')).replace(/^\[|\]$/g, '')
  if (!token && !/^(?:127\.|::1$|localhost$)/.test(host)) {
    throw new StartError(
      `METRICS_TOKEN is missing. METRICS_LISTEN is open to other machines. It takes ${settings.METRICS_TOKEN[0]}.`,
    )
  }
  return { host, port: portOf(at), token }
}

/** The three keys of one account. A live key would charge real money for the policies of made-up carriers. */
function stripeOf(read: ReadSettings, sandbox: boolean): Config['stripe'] {
  const keys = [read.STRIPE_SECRET_KEY, read.STRIPE_PUBLISHABLE_KEY, read.STRIPE_WEBHOOK_SECRET] as const
  const [secretKey, publishableKey, webhookSecret] = keys
  if (keys.every(key => key === undefined)) return undefined
  if (!secretKey || !publishableKey || !webhookSecret)
    throw new StartError(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET belong together. Set all or none.',
    )
  const isLive = secretKey.includes('_live_')
  if (isLive !== publishableKey.includes('_live_'))
    throw new StartError('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not of the same mode.')
  if (isLive && sandbox)
    throw new StartError(
      'STRIPE_SECRET_KEY is live, and the carriers of the sandbox are made up. Set SANDBOX=off.',
    )
  const url = read.STRIPE_URL === undefined ? undefined : new URL(read.STRIPE_URL)
  return { secretKey, publishableKey, webhookSecret, url }
}

/** Which addresses calls to carriers may reach, and how. */
export function reachableBy({ egressAllow, egressHttp, egressProxy, site }: Config): Reachable {
  const userAgent = site.name.normalize('NFKD').replace(/[^\w.]+/g, '-')
  return { allow: egressAllow, allowHttp: egressHttp, proxy: egressProxy, userAgent }
}

function listed(text = ''): readonly string[] {
  return text === '' ? [] : text.split(',').map(one => one.trim())
}
