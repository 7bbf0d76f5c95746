import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ArticleScreen, FactsIn, InitialData, SiteFacts } from '../../../contract/page.ts'
import type { Ordered } from '../../../contract/purchase/ordered.ts'
import { saidIn, type Text, told } from '../../../language/text.ts'
import { inEach } from '../../../language/texts.ts'
import type { Config } from '../../settings/config.ts'
import { openBuiltPage } from '../pages/document/built-page.ts'
import { introductionOf, isUnlisted, type Look, type Page, type PageSource } from '../pages/page-source.ts'
import { serveOfflineWorker } from './offline-worker.ts'
import type { FixedReply } from './security/surplus.ts'

/** The data of a page; a fact left out is null in its `initial-data`. */
export type PageFacts = Pick<InitialData, 'screen'> & Partial<Omit<InitialData, 'facts'>>

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a server-rendered page of the product. */
    page(facts: PageFacts): FastifyReply
  }
  interface FastifyInstance {
    /** Draws a page once, for requests that have to be answered at next to no cost. */
    fixedPage(facts: PageFacts): Promise<(request: FastifyRequest) => FixedReply>
  }
}

const quality = constants.BROTLI_PARAM_QUALITY

const dist = join(import.meta.dirname, '../../../../dist')

interface PageSettings {
  /** Renders pages from sources during development; by default they come from the build. */
  readonly drawing: PageSource | undefined
  /** The path at which the site is served, and who may frame it. */
  readonly place: Pick<Config, 'basePath' | 'framedBy'>
  /** Facts that are the same on every page of a language. */
  readonly facts: FactsIn
  readonly look: Look
  /** The order of a quote, which all its pages mention; null if there is none. */
  readonly orderedOf: (quoteId: string) => Promise<Ordered | null>
}

/** Serves pages, and the files that built pages load. */
export async function pagePlugin(
  app: FastifyInstance,
  { drawing, place, facts: known, look, orderedOf }: PageSettings,
): Promise<void> {
  const source = drawing ?? (await openBuiltPage(dist, place))
  if (!drawing) {
    await serveAssets(app)
    const drawOffline = (facts: SiteFacts) => source.draw({ ...nothing, facts, screen: offline }, look)
    serveOfflineWorker(app, place.basePath, await inEach(known, drawOffline))
  }
  const pageCache = new Map<string, Page>()
  /** A page with sample prices stays cached as long as they are valid, which is a day. */
  const sampleCaches = new WeakMap<object, Map<string, Page>>()

  async function draw(initial: InitialData): Promise<Page> {
    const introduction = await introductionOf(initial, look)
    const key = drawing ? null : sharedKey(initial)
    if (key === null) return source.draw(initial, look, introduction)
    const cache = cacheFor(introduction ?? communityOf(initial))
    const page = cache.get(key) ?? (await source.draw(initial, look, introduction))
    cache.set(key, page)
    kept.add(page)
    return page
  }

  function cacheFor(samples: object | null): Map<string, Page> {
    if (samples === null) return pageCache
    const cache = sampleCaches.get(samples) ?? new Map<string, Page>()
    sampleCaches.set(samples, cache)
    return cache
  }

  /** Adds the order of the quote that a page is about. A page that cannot learn it does without. */
  async function withOrder(initial: InitialData): Promise<InitialData> {
    const { screen } = initial
    if (screen.name !== 'article' || !('quoteId' in screen)) return initial
    // These two name a quote by their address alone: nobody has checked whose it is.
    if (screen.article === 'demo-ad' || screen.article === 'erased') return initial
    const ordered = await orderedOf(screen.quoteId).catch(() => null)
    return ordered ? { ...initial, screen: { ...screen, ordered } } : initial
  }

  app.decorateReply('page', function page(this: FastifyReply, facts: PageFacts): FastifyReply {
    const { isCounted, isShared, speech, url } = this.request
    const own = {
      ...(isCounted ? {} : { signal: told(untracked, speech) }),
      ...(isShared ? ({ isShared } as const) : {}),
      ...(known.es ? { path: url } : {}),
    }
    const initial = { ...nothing, ...facts, facts: { ...saidIn(known, speech), ...own } }
    if (!isUnlisted(initial)) this.removeHeader('X-Robots-Tag')
    withOrder(initial)
      .then(draw)
      .then(
        drawn => send(this, drawn),
        // Rendering the error page may still succeed; when it fails too, the caller gets the error.
        error => this.send(error),
      )
    return this
  })

  app.decorate('fixedPage', async (facts: PageFacts) => {
    const drawn = await inEach(known, one => draw({ ...nothing, ...facts, facts: one }))
    return request => fixedReply(saidIn(drawn, request.speech), encodingFor(request))
  })
}

/**
 * California requires a site to show that it honors the signal: 11 CCR 7025(c)(6), from 2026. The first words are its example.
 */
const untracked: Text = {
  en: 'Opt-Out Request Honored. Your browser asks not to be tracked, and I don’t.',
  we: 'Opt-Out Request Honored. Your browser asks not to be tracked, and we don’t.',
  es: 'Se respeta su solicitud de exclusión (Opt-Out Request Honored). Su navegador pide que no se le rastree, y aquí no se hace.',
}

const offline = { name: 'trouble', kind: 'offline', header: false, footer: false } as const

const nothing = {
  error: null,
  wadsworth_first_step: null,
  zip_code: null,
  insurance_type: null,
  lead_id: null,
} as const

function communityOf({ screen }: InitialData): object | null {
  return screen.name === 'article' && screen.article === 'community' ? screen.community : null
}

/**
 * The cache key of a page without anything about its visitor: the start page as everybody first sees it, the articles and the
 * pages of communities. Null for any other page.
 */
function sharedKey(initial: InitialData): string | null {
  const key = keyOf(initial)
  // The rest of the facts is the same on every page.
  const { speech, signal = '', isShared = '' } = initial.facts
  return key === null ? null : `${speech} ${key} ${signal} ${isShared}`
}

function keyOf({ screen, facts: _site, ...facts }: InitialData): string | null {
  // It has the number of its community for everybody.
  if (screen.name === 'article' && screen.article === 'community') return screen.article
  if (Object.values(facts).some(fact => fact !== null)) return null
  if (screen.name === 'article') return articleKey(screen)
  if (screen.name !== 'step' || screen.errors || screen.status || screen.typed || screen.query) return null
  const isStart = screen.route === '/start' || screen.route === '/'
  return isStart && screen.properties.answer === undefined ? screen.route : null
}

/** Distinguishes the articles that are the same for everybody; null for all others. */
function articleKey(screen: ArticleScreen): string | null {
  // The way back is one visitor's own.
  if (screen.before) return null
  const key = `${screen.article} ${screen.header} ${screen.footer}`
  switch (screen.article) {
    case 'communities':
    case 'mail-link-broken':
    case 'watch-gone':
    case 'share-gone':
      return key
    case 'open':
      return screen.problem === undefined ? key : null
    case 'demo-ad':
    case 'erased':
      return screen.quoteId === undefined ? key : null
    case 'text':
      return `${key} ${screen.text.name}`
    default:
      return null
  }
}

function send(reply: FastifyReply, page: Page): void {
  const { policy } = page
  reply.type(html).header('Vary', 'Accept-Encoding')
  if (policy === null) reply.removeHeader('Content-Security-Policy')
  else reply.header('Content-Security-Policy', policy)
  const encoding = encodingFor(reply.request)
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  reply.send(encoded(page, encoding))
}

const html = 'text/html; charset=utf-8'

function fixedReply(page: Page, encoding: Encoding): FixedReply {
  const body = encoded(page, encoding)
  const headers = {
    'Content-Type': html,
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(page.policy !== null && { 'Content-Security-Policy': page.policy }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  }
  return { headers, body }
}

type Encoding = keyof typeof encode

/** Encodings last as long as their page, so a page cached for everybody is encoded once. */
const packed = new WeakMap<Page, Partial<Record<Encoding, Buffer>>>()

function encoded(page: Page, encoding: Encoding): Buffer {
  const encodings = packed.get(page) ?? {}
  encodings[encoding] ??= encode[encoding](page)
  packed.set(page, encodings)
  return encodings[encoding]
}

/** Pages in a cache: packed once and sent to many, so they are worth the time of the highest level. */
const kept = new WeakSet<Page>()

// The levels for a page of one visitor: half a millisecond more than the lowest, for a fifth less to load.
const encode = {
  br: (page: Page) => brotliCompressSync(page.html, { params: { [quality]: kept.has(page) ? 11 : 5 } }),
  gzip: (page: Page) => gzipSync(page.html, { level: kept.has(page) ? 9 : 4 }),
  identity: (page: Page) => Buffer.from(page.html),
} as const

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** Files with a content hash in their names never change; browsers revalidate the few others. */
async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(dist, 'client'),
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders(response, path) {
      const forever = path.includes('/assets/') && !path.includes('/licenses.txt')
      response.header(
        'Cache-Control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}
