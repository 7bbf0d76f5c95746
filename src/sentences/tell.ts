import type { AutoCover } from '../rating/inputs/auto-cover.ts'
import type { FolderKey, FolderSentence, FolderValue } from '../rating/plan/folder-sentence.ts'
import { type Catalog, dollars, english, type SentenceKey } from './english.ts'
import type { OwnSentence, Sentence } from './sentence.ts'

/** Says a sentence to a visitor. */
export type Tell = (sentence: Sentence) => string

/** The words of folders by what they are kept by: the end of a folder's key. */
export interface FolderWords {
  get(hash: string): string | undefined
}

/** A sentence of a folder whose words nobody has any more. */
export type ReportGone = (key: FolderKey) => void

/**
 * The one place where what an offer keeps becomes text. Words that are gone are reported, and something general, which is
 * true whatever they were, is told in their place.
 */
export function tellBy(words: FolderWords, reportGone: ReportGone = () => {}): Tell {
  return sentence => {
    if ('text' in sentence) return sentence.text
    if (isOwn(sentence)) return tellOwn(sentence, english)
    const text = words.get(hashIn(sentence.key))
    if (text !== undefined) return filled(text, sentence.values)
    reportGone(sentence.key)
    return english[instead(sentence.key)]
  }
}

/** What the words of a folder's key are kept by. */
export function hashIn(key: FolderKey): string {
  return key.slice(key.lastIndexOf(':') + 1)
}

/** Whether a sentence is this house's; the keys of folders have a number sign. */
export function isOwn(sentence: OwnSentence | FolderSentence): sentence is OwnSentence {
  return !sentence.key.includes('#')
}

function tellOwn({ key, ...sentence }: OwnSentence, catalog: Catalog): string {
  const words: string | ((values: never) => string) = catalog[key]
  // The values of a key are those that its words are made from: OwnSentence has no others.
  return typeof words === 'string' ? words : words((sentence as { values: never }).values)
}

/** The words of a folder, with the values that they name. */
function filled(text: string, values: FolderSentence['values'] = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => written(values[name]))
}

function written(value: FolderValue | undefined): string {
  if (typeof value !== 'object') return String(value)
  return 'dollars' in value ? dollars(value.dollars) : english['cover.auto'](value satisfies AutoCover)
}

/** What is told where the words are gone, by the place where they stood in their folder. */
const general = {
  coverageText: 'gone.cover',
  instead: 'gone.cover',
  notes: 'gone.note',
  fees: 'gone.label',
  surcharges: 'gone.label',
  decline: 'gone.decline',
  help: 'gone.help',
  call: 'gone.call',
  phone: 'gone.call',
  unavailable: 'gone.unavailable',
} as const satisfies Readonly<Record<string, SentenceKey>>

function instead(key: FolderKey) {
  const place = key.slice(key.indexOf('#') + 1).split(/[.:]/, 1)[0] ?? ''
  return Object.hasOwn(general, place) ? general[place as keyof typeof general] : 'gone.unavailable'
}
