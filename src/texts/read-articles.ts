import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TextPage } from '../contract/article.ts'
import { falseClaims, type Truth } from './claims.ts'
import { factValues, type Known } from './facts.ts'
import { type Fault, fillIn } from './fill-in.ts'
import { faultsOfMarkup, splitTitle, toHtml } from './to-html.ts'

/** Articles with mistakes. The message has a line for each: file, line, what is wrong and how to fix it. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError'
}

/** A text page of the site, at the path of its name. */
export interface Article extends TextPage {
  /** Heading and document title. */
  readonly title: string
}

/** The names of the articles that come with the product, in the order of the footer. */
export const ownArticles: readonly string[] = [
  'faq',
  'order',
  'terms',
  'privacy',
  'disclosure',
  'about',
  'accessibility',
  'credits',
]
const ownFolder = new URL('./default/', import.meta.url)

interface Read extends Known, Truth {
  /** The site's own articles; one of the same name takes the place of ours. */
  readonly folder?: URL | undefined
}

/**
 * The text pages of the site: ours first, then the site's own, by name. Throws an ArticleError that lists every mistake of every
 * file.
 */
export function readArticles({ folder, ...known }: Read): readonly Article[] {
  const own = namesIn(folder)
  const further = own.filter(name => !ownArticles.includes(name)).toSorted()
  const values = factValues(known)
  const faults: string[] = []
  const articles = [...ownArticles, ...further].map(name => {
    const file = new URL(`${name}.md`, own.includes(name) ? folder : ownFolder)
    const text = readFileSync(file, 'utf8')
    const { article, faults: found } = readArticle(name, text, { values, truth: known })
    faults.push(...found.map(({ line, says }) => `${fileURLToPath(file)}:${line}: ${says}`))
    return article
  })
  if (faults.length > 0) throw new ArticleError(faults.join('\n'))
  return articles
}

function namesIn(folder: URL | undefined): readonly string[] {
  if (!folder || !existsSync(folder)) return []
  const files = readdirSync(folder).filter(file => file.endsWith('.md') && file !== 'README.md')
  const wrong = files.find(file => !/^[a-z][a-z0-9-]*\.md$/.test(file))
  if (wrong)
    throw new ArticleError(
      `${fileURLToPath(new URL(wrong, folder))}: the name of the file is the address of the page. Use lower-case letters, digits and hyphens.`,
    )
  return files.map(file => file.slice(0, -'.md'.length))
}

interface Settled {
  readonly values: ReturnType<typeof factValues>
  readonly truth: Truth
}

/** One article, and what is wrong with it. */
function readArticle(
  name: string,
  source: string,
  { values, truth }: Settled,
): { readonly article: Article; readonly faults: readonly Fault[] } {
  const text = source.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '')
  const { stretches, faults } = fillIn(text, values)
  const [first = '', ...rest] = joined(stretches)
  const { title, body } = splitTitle(typeof first === 'string' ? first : '')
  const untitled =
    title === null && faults.length === 0
      ? [{ line: 1, says: 'begin with the title of the page: # Title' }]
      : []
  const pieces = [body, ...rest]
    .filter(piece => typeof piece !== 'string' || piece.trim() !== '')
    .map(piece =>
      typeof piece === 'string'
        ? { html: toHtml(piece, { folds: name === 'faq', base: truth.site.base ?? '' }) }
        : piece,
    )
  return {
    article: { name, title: title ?? '', pieces },
    faults: [...faults, ...faultsOfMarkup(text), ...untitled, ...falseClaims(stretches, text, truth)],
  }
}

type Stretches = ReturnType<typeof fillIn>['stretches']

/** The Markdown between the parts of the page, and the parts. */
function joined(stretches: Stretches): readonly (string | Exclude<Stretches[number], { text: string }>)[] {
  const pieces: (string | Exclude<Stretches[number], { text: string }>)[] = ['']
  for (const stretch of stretches) {
    const last = pieces.at(-1)
    if (!('text' in stretch)) pieces.push(stretch)
    else if (typeof last === 'string') pieces[pieces.length - 1] = last + stretch.text
    else pieces.push(stretch.text)
  }
  return pieces
}
