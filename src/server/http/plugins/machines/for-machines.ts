import type { FastifyInstance } from 'fastify'
import type { ListedCommunity } from '../../../../contract/community.ts'
import { pathIn } from '../../../../language/paths.ts'
import { stateCodes } from '../../../../law/jurisdictions.ts'
import type { Lines } from '../../../../lines/index.ts'
import { lawPage } from '../../../../lines/law-page.ts'
import type { Site } from '../../../../site/site.ts'
import type { Article } from '../../../../texts/read-articles.ts'
import { languagesOf } from '../languages.ts'
import { agentPath } from './agents.ts'
import { openApiPath } from './open-api.ts'

interface ForMachines {
  readonly site: Pick<Site, 'name' | 'tagLine' | 'lines' | 'spanish'>
  /** The base of links to the site: its origin, and its path if it has one. */
  readonly origin: string
  readonly lines: Lines
  readonly articles: readonly Article[]
  readonly communities: readonly ListedCommunity[]
  /** Whether assistants may call. */
  readonly hasAgents: boolean
}

/** What crawlers read before the pages: which paths they may visit, the list of pages, and what this site is. */
export function forMachines(
  app: FastifyInstance,
  { site, origin, lines, articles, communities, hasAgents }: ForMachines,
): void {
  const languages = languagesOf(site)
  const pages = ['/start', ...articles.map(({ name }) => `/${name}`)]
  const served = new Set(Object.values(site.lines).flat())
  const lawPages = stateCodes.filter(state => served.has(state)).map(state => lawPage(state).law)
  // Steps and results send `noindex` themselves, which a crawler that is kept out would not see.
  const robots = `User-agent: *\nDisallow: ${new URL(`${origin}/api/`).pathname}\n\nSitemap: ${origin}/sitemap.xml\n`
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${[
    ...pages,
    ...lawPages,
    ...communities.map(({ path }) => path),
  ]
    .flatMap(path => languages.map(language => `<url><loc>${origin}${pathIn[language]}${path}</loc></url>\n`))
    .join('')}</urlset>\n`
  const listed = communities.map(({ name, place, path }) => `- [${name}, ${place}](${origin}${path})\n`)
  const inCommunities = listed.length > 0 ? `\n## Renters insurance by community\n\n${listed.join('')}` : ''
  const doors = [
    ...(hasAgents
      ? [
          `- [Model Context Protocol](${origin}${agentPath}): for AI assistants, by Streamable HTTP and without login. Prices, and why they are what they are; only the person buys.\n`,
        ]
      : []),
    `- [OpenAPI](${origin}${openApiPath}): the calls of the pages, for other programs.\n`,
  ]
  const about = `# ${site.name}\n\n> ${site.name}, ${site.tagLine.en}, compares US insurance quotes. Free, and without an account.\n\nLines of insurance: ${lines.all.map(({ name }) => name).join(', ')}.\n\n## For programs\n\n${doors.join('')}\n## Pages\n\n${pages.map(path => `- [${path.slice(1)}](${origin}${path})\n`).join('')}${inCommunities}`

  const files = [
    ['/robots.txt', 'text/plain; charset=utf-8', robots],
    ['/sitemap.xml', 'application/xml; charset=utf-8', sitemap],
    ['/llms.txt', 'text/plain; charset=utf-8', about],
  ] as const
  for (const [path, type, text] of files)
    app.get(path, async (_request, reply) =>
      reply.type(type).header('Cache-Control', 'public, max-age=3600').send(text),
    )
}
