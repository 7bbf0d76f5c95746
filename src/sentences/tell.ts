import type { CoverInWords } from '../rating/inputs/input.ts'
import type { FolderKey, FolderSentence, FolderValue } from '../rating/plan/folder-sentence.ts'
import { type Catalog, english, type SentenceKey } from './english.ts'
import type { OwnSentence, Sentence } from './sentence.ts'

/** Renders a sentence for a visitor. */
export type Tell = (sentence: Sentence) => string

/** The words of folders by their hashes: the end of a folder's key. */
export interface FolderWords {
  get(hash: string): string | undefined
}

interface TellOptions {
  /** Called with the key of a folder's sentence whose words are missing. */
  readonly reportMissing?: (key: FolderKey) => void
  /** The words of this house; English when absent. */
  readonly catalog?: Catalog
}

/**
 * The one place where a stored sentence becomes text. Where the words of a folder are missing, a general sentence takes
 * their place that is true whatever they were.
 */
export function tellBy(
  words: FolderWords,
  { reportMissing = () => {}, catalog = english }: TellOptions = {},
): Tell {
  return sentence => {
    if ('text' in sentence) return sentence.text
    if (isOwn(sentence)) return tellOwn(sentence, catalog)
    const text = words.get(hashIn(sentence.key))
    if (text !== undefined) return filled(text, sentence.values, catalog)
    reportMissing(sentence.key)
    return catalog[generalKey(sentence.key)]
  }
}

/** The hash by which we store the words of a folder's key. */
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

/** The words of a folder, with the values that they name; braces that name none stay. */
function filled(text: string, values: FolderSentence['values'] = {}, catalog: Catalog): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? braces : valueText(value, catalog)
  })
}

function valueText(value: FolderValue, catalog: Catalog): string {
  if (typeof value !== 'object') return String(value)
  return 'dollars' in value ? catalog['amount.dollars'](value) : coverText(value, catalog)
}

/** What a policy covers, on one line. */
export function coverText(cover: CoverInWords, catalog: Catalog = english): string {
  return 'physicalDamage' in cover ? catalog['cover.auto'](cover) : catalog['cover.pet'](cover)
}

/** The general sentence for missing words, by the place where they stood in their folder. */
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

function generalKey(key: FolderKey) {
  const place = key.slice(key.indexOf('#') + 1).split(/[.:]/, 1)[0] ?? ''
  return Object.hasOwn(general, place) ? general[place as keyof typeof general] : 'gone.unavailable'
}
