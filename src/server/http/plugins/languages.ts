import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pathIn } from '../../../language/paths.ts'
import { type Language, type Speech, speechIn } from '../../../language/text.ts'
import type { Site } from '../../../site/site.ts'
import type { CookieTerms } from './cookie-terms.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the page: its address says so. */
    readonly language: Language
    /** How the page speaks. */
    readonly speech: Speech
  }
}

/** The languages in which a site speaks, its first one first. */
export function languagesOf({ spanish }: Pick<Site, 'spanish'>): readonly [Language, ...Language[]] {
  return spanish ? ['en', 'es'] : ['en']
}

/** A path within the site as its routes know it, without its language's part, and the language. */
export function inLanguage(
  path: string,
  languages: readonly Language[],
): { readonly path: string; readonly language: Language } {
  for (const language of languages) {
    const below = pathIn[language]
    const rest = below === '' || !path.startsWith(below) ? '' : path.slice(below.length)
    if (rest.startsWith('/')) return { path: rest, language }
    if (below !== '' && (path === below || rest.startsWith('?'))) return { path: `/${rest}`, language }
  }
  return { path, language: 'en' }
}

interface Speaking {
  readonly site: Pick<Site, 'spanish' | 'assistant'>
  /** The path within the site of an address as it was requested. */
  readonly withinSite: (asked: string) => string
}

/** Speaks the language of each address. An address that names no language spoken here is English. */
export function speakLanguages(app: FastifyInstance, { site, withinSite }: Speaking): void {
  const languages = languagesOf(site)
  app.decorateRequest('language', {
    getter(this: FastifyRequest) {
      return inLanguage(withinSite(this.originalUrl), languages).language
    },
  })
  app.decorateRequest('speech', {
    getter(this: FastifyRequest) {
      return speechIn(this.language, site)
    },
  })
}

/**
 * Leads somebody who comes from elsewhere, and who has chosen another language or whose browser asks for it first, to the same page
 * in it; and changes the language on request, which is remembered.
 */
export function leadToLanguages(
  app: FastifyInstance,
  { site, cookies }: { readonly site: Pick<Site, 'spanish'>; readonly cookies: CookieTerms },
): void {
  const languages = languagesOf(site)
  if (languages.length === 1) return
  const chosen = `${cookies.prefix}language`

  app.addHook('onRequest', async (request, reply) => {
    if (!isFirstSight(request)) return
    const wanted = wantedIn(request.cookies[chosen] ?? request.headers['accept-language'], languages)
    if (wanted === request.language || request.language !== 'en') return
    reply.leadsTo = wanted
    return reply.header('Vary', 'Accept-Language').redirect(request.url, 303)
  })
  app.get('/language', (request, reply) => {
    const { to, at } = request.query as { readonly to?: unknown; readonly at?: unknown }
    const language = languages.find(one => one === to) ?? 'en'
    const isOurs = typeof at === 'string' && /^\/(?![/\\])/.test(at) && !at.startsWith('/language')
    reply.setCookie(chosen, language, {
      ...cookies.attributes,
      path: cookies.pathOf(''),
      maxAge: yearSeconds,
    })
    reply.leadsTo = language
    return reply.redirect(isOurs ? at : '/start', 303)
  })
}

const yearSeconds = 365 * 24 * 60 * 60

/** A page opened by somebody who was not on this site just before. Programs that don't say get what they ask for. */
function isFirstSight({ method, headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    (site === 'none' || site === 'cross-site' || site === 'same-site')
  )
}

/** The first language in a header such as `es-MX,es;q=0.9,en;q=0.8` that is spoken here; English if there is none. */
export function wantedIn(accepted: string | undefined, languages: readonly Language[]): Language {
  const wanted = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map(part => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';')
      const weight = params.map(param => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean)
      return { language: languages.find(one => one === tag.split('-', 1)[0]), weight: Number(weight ?? 1) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return wanted.find(({ language }) => language !== undefined)?.language ?? 'en'
}
