import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ArticleScreen } from '../../../contract/page.ts'
import { saidIn } from '../../../language/text.ts'
import type { Article } from '../../../texts/read-articles.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../journey/services.ts'
import { StartError } from '../../platform/start-error.ts'
import { pageBefore } from './page-before.ts'

/** The text pages, each at the path of its name. Throws StartError for one whose path belongs to another page. */
export function textPages(app: FastifyInstance, { articles, lines }: Services<'articles' | 'lines'>): void {
  for (const { name } of articles.en) {
    const path = `/${name}`
    if (path in lines.startPages || app.hasRoute({ method: 'GET', url: path }))
      throw new StartError(`pages/${name}.md: ${path} is the address of another page. Rename the file.`)
    app.get(path, (request, reply) => {
      const { title, ...text } = articleOf(name, saidIn(articles, request.speech))
      const frame = frameOf(request)
      const before = frame.header ? { before: pageBefore(request) } : {}
      return reply.page({ screen: { name: 'article', article: 'text', title, text, ...frame, ...before } })
    })
  }
}

/** The article with a name: each language has all of them. */
function articleOf(name: string, articles: readonly Article[]): Article {
  const article = articles.find(one => one.name === name)
  if (!article) throw new AppError('not-found')
  return article
}

/** `?show_header=false&show_footer=false` removes header and footer. */
export function frameOf(request: FastifyRequest): { header: boolean; footer: boolean } {
  const query = new URL(request.url, 'http://localhost').searchParams
  return { header: query.get('show_header') !== 'false', footer: query.get('show_footer') !== 'false' }
}

/** An article in the frame that its address asks for. */
export function articleIn<const Page extends Pick<ArticleScreen, 'article' | 'title'>>(
  request: FastifyRequest,
  page: Page,
) {
  return { name: 'article', ...page, ...frameOf(request) } as const
}
