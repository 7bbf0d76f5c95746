import Mustache from 'mustache'
import type { ArticlePart } from '../contract/article.ts'
import type { FactValue } from './facts.ts'

/** A mistake in an article: where it is, and how to fix it. */
export interface Fault {
  /** From 1. */
  readonly line: number
  readonly says: string
}

/** A piece of a filled-in article: Markdown with its place in the source, or a part of the page. */
export type Stretch = { readonly text: string; readonly at: number } | { readonly part: ArticlePart }

type Values = Readonly<Record<string, FactValue>>

/** Mustache's parse of a template: the kind, the name or text, its place, and the content of a section. */
type Token = readonly [kind: string, value: string, start: number, end: number, inside?: readonly Token[]]

interface Filled {
  readonly stretches: readonly Stretch[]
  readonly faults: readonly Fault[]
}

/**
 * Fills facts into an article: `{{name}}` becomes a fact, `{{#name}}…{{/name}}` is shown where it is true, `{{^name}}` where it
 * is not, and `{{> name}}` is a part of the page. Facts are escaped: none of them is Markdown.
 */
export function fillIn(source: string, values: Values, parts: readonly ArticlePart[]): Filled {
  const parsed = parse(source)
  if (!Array.isArray(parsed)) return { stretches: [], faults: [parsed as Fault] }
  const faults: Fault[] = []
  const stretches = parsed.flatMap(token => stretchesOf(token, { values, parts, faults, source, depth: 0 }))
  return { stretches, faults }
}

/** The tokens of a template, or what is wrong with its braces. */
function parse(source: string): readonly Token[] | Fault {
  try {
    // Mustache's own structure, which its types do not describe.
    return Mustache.parse(source) as unknown as readonly Token[]
  } catch (error) {
    const [, says = 'the braces do not match', at = '0'] =
      /^(.*?)(?: at (\d+))?$/.exec((error as Error).message) ?? []
    return { line: lineAt(source, Number(at)), says: `${says}. Close every {{#name}} by a {{/name}}.` }
  }
}

interface FillContext {
  readonly values: Values
  /** Those that there may be. */
  readonly parts: readonly ArticlePart[]
  readonly faults: Fault[]
  readonly source: string
  readonly depth: number
}

function stretchesOf([kind, value, start, , inside = []]: Token, place: FillContext): readonly Stretch[] {
  const { values, parts, faults, source, depth } = place
  const wrong = (says: string): readonly Stretch[] => {
    faults.push({ line: lineAt(source, start), says })
    return []
  }
  if (kind === 'text') return [{ text: value, at: start }]
  if (kind === '!') return []
  if (kind === '>') {
    const part = parts.find(name => name === value)
    if (!part) return wrong(`there is no part "${value}" here. There are: ${parts.join(', ')}.`)
    return depth > 0 ? wrong(`the part "${value}" is inside a section. Move it out.`) : [{ part }]
  }
  const fact = values[value]
  if (fact === undefined)
    return wrong(`there is no fact "${value}". There are: ${Object.keys(values).join(', ')}.`)
  if (kind === '#' || kind === '^') {
    const shown = (entry: Values = {}) => {
      const within = { ...place, values: { ...values, ...entry }, depth: depth + 1 }
      return inside.flatMap(token => stretchesOf(token, within))
    }
    const holds = typeof fact === 'object' ? fact.length > 0 : fact !== '' && fact !== false
    if (kind === '^') return read(shown(), !holds)
    if (typeof fact === 'object' && holds) return fact.flatMap(entry => shown(entry))
    // The names in a list are known from its entries: an empty list is not checked.
    return typeof fact === 'object' ? [] : read(shown(), holds)
  }
  if (kind !== 'name') return wrong(`write {{${value}}}: a fact is text, and never markup.`)
  if (typeof fact === 'string') return [{ text: escapeMarkdown(fact), at: start }]
  return wrong(
    `"${value}" isn't text. Write {{#${value}}} before what it is about, and {{/${value}}} after it.`,
  )
}

/** The content of a section has been checked for mistakes, whether it is shown or not. */
function read(shown: readonly Stretch[], holds: boolean): readonly Stretch[] {
  return holds ? shown : []
}

/** A text in which no character has a meaning in Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
}

/** The line of a place in a text, from 1. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}
