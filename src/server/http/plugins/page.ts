import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InitialData, SiteFacts } from '../../../contract/page.ts'
import { openBuiltPage } from '../pages/built-page.ts'
import { isUnlisted, type Page, type PageSource } from '../pages/page-source.ts'

/** What a page is told; a fact left out is null in its `initial-data`. */
export type PageFacts = Pick<InitialData, 'screen'> & Partial<Omit<InitialData, 'facts'>>

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a server-rendered page of the product. */
    page(facts: PageFacts): FastifyReply
  }
}

const dist = join(import.meta.dirname, '../../../../dist')

interface PageSettings {
  /** Draws pages anew each time, while developing; else they come from the build. */
  readonly drawing: PageSource | undefined
  /** The same on every page. */
  readonly facts: SiteFacts
}

/** Serves pages, and of built ones what they load. */
export async function pagePlugin(
  app: FastifyInstance,
  { drawing, facts: site }: PageSettings,
): Promise<void> {
  const source = drawing ?? (await openBuiltPage(dist))
  if (!drawing) await serveAssets(app)
  const kept = new Map<string, Page>()

  async function draw(initial: InitialData): Promise<Page> {
    const key = drawing ? null : sharedKey(initial)
    if (key === null) return source.draw(initial)
    const page = kept.get(key) ?? (await source.draw(initial))
    kept.set(key, page)
    return page
  }

  app.decorateReply('page', function page(this: FastifyReply, facts: PageFacts): FastifyReply {
    const initial = { ...nothing, ...facts, facts: site }
    if (isUnlisted(initial)) this.header('X-Robots-Tag', 'noindex')
    draw(initial).then(
      drawn => send(this, drawn),
      // The page that says so may be drawn still; when it cannot either, the caller of this hears of it.
      error => this.send(error),
    )
    return this
  })
}

const nothing = {
  error: null,
  wadsworth_first_step: null,
  zip_code: null,
  insurance_type: null,
  lead_id: null,
} as const

/**
 * What tells a page that holds nothing of its visitor from others of its sort: the start page as everybody first sees it,
 * and the articles. Null for any other page.
 */
function sharedKey({ screen, facts: _same, ...facts }: InitialData): string | null {
  if (Object.values(facts).some(fact => fact !== null)) return null
  if (screen.name === 'article' && screen.quoteId !== undefined) return null
  if (screen.name === 'article') return `${screen.article} ${screen.header} ${screen.footer}`
  if (screen.name !== 'step' || screen.errors || screen.status || screen.typed || screen.query) return null
  const isStart = screen.route === '/start' || screen.route === '/'
  return isStart && screen.properties.answer === undefined ? screen.route : null
}

function send(reply: FastifyReply, page: Page): void {
  const { policy } = page
  reply.type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding')
  if (policy === null) reply.removeHeader('Content-Security-Policy')
  else reply.header('Content-Security-Policy', policy)
  const encoding = encodingFor(reply.request)
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  reply.send(encoded(page, encoding))
}

type Encoding = keyof typeof encode

/** The encoded forms live as long as their page: one that is kept for everybody is encoded once. */
const packed = new WeakMap<Page, Partial<Record<Encoding, Buffer>>>()

function encoded(page: Page, encoding: Encoding): Buffer {
  const kept = packed.get(page) ?? {}
  kept[encoding] ??= encode[encoding](page.html)
  packed.set(page, kept)
  return kept[encoding]
}

// The quickest level of each: most pages are made for one visitor and sent once.
const encode = {
  br: (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (html: string) => gzipSync(html, { level: 1 }),
  identity: (html: string) => Buffer.from(html),
} as const

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** Files whose names carry a hash of their content never change; the few others are asked for again. */
async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(dist, 'client'),
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders(response, path) {
      const forever = path.includes('/assets/')
      response.header(
        'Cache-Control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}
