import MarkdownIt, { type Token } from 'markdown-it'
import { pathWithin } from '../language/paths.ts'
import type { Language } from '../language/text.ts'
import type { Fault } from './fill-in.ts'

/** What the rules know while an article is rendered. A type, as Markdown-It wants an object with any members. */
type Environment = {
  /** Each heading of the second level is a question that opens. */
  readonly folds: boolean
  /** The path of the site under its origin. */
  readonly base: string
  /** That of the page: its links lead to pages in it. */
  readonly language: Language
  /** A question is open. */
  isOpen?: boolean
}

const markdown = new MarkdownIt({ html: false }).disable('image')
const strict = new MarkdownIt({ html: true })

// The FAQ also appears in a dialog, whose links open outside it.
const { rules } = markdown.renderer
rules.link_open = (tokens, at, options, given, self) => {
  const link = tokens[at]
  link?.attrSet('target', '_top')
  const path = String(link?.attrGet('href') ?? '')
  // Set by `toHtml`.
  const { base, language } = given as Environment
  if (/^\/(?!\/)/.test(path)) link?.attrSet('href', base + pathWithin(path, language))
  return self.renderToken(tokens, at, options)
}
rules.heading_open = (tokens, at, options, given, self) => {
  // Set by `toHtml`.
  const environment = given as Environment
  if (!environment.folds || tokens[at]?.tag !== 'h2') return self.renderToken(tokens, at, options)
  const before = environment.isOpen ? '</details>' : ''
  environment.isOpen = true
  return `${before}<details><summary>`
}
rules.heading_close = (tokens, at, options, given, self) =>
  (given as Environment).folds && tokens[at]?.tag === 'h2'
    ? '</summary>'
    : self.renderToken(tokens, at, options)

/**
 * Markdown as HTML without any markup of the author's own. `folds`: headings of the second level open what follows. `base`: goes
 * before paths, with that of the language.
 */
export function toHtml(text: string, { folds, base, language }: Omit<Environment, 'isOpen'>): string {
  const environment: Environment = { folds, base, language }
  const html = markdown.render(text, environment)
  return environment.isOpen ? `${html}</details>` : html
}

/** Splits the heading from an article; the title is null where the text does not begin with one. */
export function splitTitle(text: string): { readonly title: string | null; readonly body: string } {
  const [, title, body = ''] = /^\s*# (.+?)\s*(?:\n(.*))?$/s.exec(text) ?? []
  if (title === undefined) return { title: null, body: text }
  return { title: title.replace(/\\([!-/:-@[-`{-~])/g, '$1'), body }
}

/** What pages do not accept: markup and pictures. */
export function faultsOfMarkup(source: string): readonly Fault[] {
  return strict.parse(source, {}).flatMap(token => faultsOf(token, (token.map?.[0] ?? 0) + 1))
}

function faultsOf({ type, children }: Token, line: number): readonly Fault[] {
  if (type.startsWith('html_'))
    return [{ line, says: 'pages take no HTML. Write it as Markdown, or leave it out.' }]
  if (type === 'image') return [{ line, says: 'pages take no pictures. Leave it out.' }]
  let at = line
  return (children ?? []).flatMap(child => {
    if (child.type === 'softbreak' || child.type === 'hardbreak') at += 1
    return faultsOf(child, at)
  })
}
