import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { articleParts, introductionParts, type TextPage } from '../contract/article.ts'
import type { SiteFacts } from '../contract/page.ts'
import { type Language, told } from '../language/text.ts'
import { checkClaims, type Truth } from './claims/check-claims.ts'
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

/** The text pages in each language of the site. */
export interface ArticlesIn {
  readonly en: readonly Article[]
  readonly es?: readonly Article[]
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
/** What a start page says below its form: a text without a page of its own. */
const introductionName = 'introduction'
const ownFolder = new URL('./default/', import.meta.url)
/** Where the Spanish articles are, beside the English ones. */
const below = { en: '.', es: './es/' } as const

interface Read extends Known, Truth {
  /** The site's own articles; one of the same name takes the place of ours. */
  readonly folder?: URL | undefined
  /** The same facts in English, where these are told in Spanish: claims are judged by them, and English articles filled in. */
  readonly english?: SiteFacts
}

/** The text pages of a site. */
export interface ReadArticles {
  /** Ours first, then the site's own, by name. */
  readonly articles: readonly Article[]
  /** What a start page says below its form. */
  readonly introduction: Article
  /** The sentences of the site's own texts that a lawyer should read. */
  readonly doubts: readonly DoubtfulSentence[]
}

/** A sentence that may not hold: nothing here can tell. */
export interface DoubtfulSentence {
  /** Its file and line. */
  readonly place: string
  readonly sentence: string
  /** What it depends on. */
  readonly because: string
}

/**
 * The text pages of the site, in the language in which its facts are told; in English where the site has an article of its own
 * only in English. Throws an ArticleError that lists every mistake of every file.
 */
export function readArticles({ folder, english, ...known }: Read): ReadArticles {
  const own = namesIn(folder)
  const language = known.site.speech === 'es' ? 'es' : 'en'
  const spanish = language === 'es' ? namesIn(folder && new URL(below.es, folder)) : []
  const ours = [...ownArticles, introductionName]
  const further = [...new Set([...own, ...spanish])].filter(name => !ours.includes(name)).toSorted()
  const truth = { ...known, site: english ?? known.site }
  const { faults, doubts } = claimsOfSite(truth, language)
  const read = [...ours, ...further].map((name): Article => {
    const isOwn = spanish.includes(name) || own.includes(name)
    const spoken = isOwn && !spanish.includes(name) ? 'en' : language
    const file = new URL(`${name}.md`, new URL(below[spoken], isOwn ? folder : ownFolder))
    const told = spoken === language ? known : truth
    const text = readFileSync(file, 'utf8')
    const one = readArticle(name, text, {
      values: factValues(told),
      truth,
      language: spoken,
      edition: language,
    })
    // What is English has been judged among the English articles.
    if (spoken !== language) return { ...one.article, lang: spoken }
    const placeOf = (line: number) => `${fileURLToPath(file)}:${line}`
    faults.push(...one.faults.map(({ line, says }) => `${placeOf(line)}: ${says}`))
    // Ours are tried with all settings.
    if (isOwn)
      doubts.push(
        ...one.doubts.map(({ line, sentence, says }) => ({ place: placeOf(line), sentence, because: says })),
      )
    return one.article
  })
  if (faults.length > 0) throw new ArticleError(faults.join('\n'))
  const [introduction] = read.filter(({ name }) => name === introductionName)
  if (!introduction) throw new Error('the introduction was not read')
  return { articles: read.filter(one => one !== introduction), introduction, doubts }
}

/** The promises in the texts of site.json. */
function claimsOfSite(
  known: Known & Truth,
  language: Language,
): {
  readonly faults: string[]
  readonly doubts: DoubtfulSentence[]
} {
  const { tagLine, earnings } = known.publisher
  const said = Object.entries({ tagLine, earnings }).filter(([, text]) => text[language] !== undefined)
  const read = said.map(([member, pair]) => {
    const text = told(pair, language)
    const { faults, doubts } = checkClaims([{ text, at: 0 }], text, { truth: known, language })
    const place = `site.json: ${member}${language === 'en' ? '' : `.${language}`}`
    return {
      faults: faults.map(({ says }) => `${place}: ${says}`),
      doubts: doubts.map(({ sentence, says }) => ({ place, sentence, because: says })),
    }
  })
  return { faults: read.flatMap(({ faults }) => faults), doubts: read.flatMap(({ doubts }) => doubts) }
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
  /** That in which it is written. */
  readonly language: Language
  /** That of the pages around it. */
  readonly edition: Language
}

/** One article, what is wrong with it, and what a lawyer should read. */
function readArticle(
  name: string,
  source: string,
  { values, truth, language, edition }: Settled,
): {
  readonly article: Article
  readonly faults: readonly Fault[]
  readonly doubts: ReturnType<typeof checkClaims>['doubts']
} {
  const text = source.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '')
  const { stretches, faults } = fillIn(
    text,
    values,
    name === introductionName ? introductionParts : articleParts,
  )
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
        ? { html: toHtml(piece, { folds: name === 'faq', base: truth.site.base ?? '', language: edition }) }
        : piece,
    )
  const claimed = checkClaims(stretches, text, { truth, language })
  return {
    article: { name, title: title ?? '', pieces },
    faults: [...faults, ...faultsOfMarkup(text), ...untitled, ...claimed.faults],
    doubts: claimed.doubts,
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
