import { type Speech, spoken, type Text, told } from '../language/text.ts'
import type { FolderKey, FolderSentence } from '../rating/plan/folder-sentence.ts'
import type { SentenceKey } from './english.ts'
import type { OwnSentence, Sentence } from './sentence.ts'
import { type Catalog, sentences } from './sentences.ts'

/** Asks for the language of words from outside instead of the words. */
export interface LanguageOf {
  readonly languageOf: Sentence | Text
}

/** Renders a sentence or a text for a visitor; the answer to `LanguageOf` is "en", or empty where it is the visitor's own language. */
export type Tell = (says: Sentence | Text | LanguageOf) => string

/** Renders in the speech that a door chooses. */
export type TellIn = (speech: Speech) => Tell

/** The sentences of folders by their hashes: the end of a folder's key. */
export interface FolderWords {
  get(hash: string): Text | undefined
}

interface TellOptions {
  /** Called with the key of a folder's sentence whose text is missing. */
  readonly reportMissing?: (key: FolderKey) => void
  /** How the visitor is spoken to; as the butler when absent. */
  readonly speech?: Speech
  /** The product's own sentences, where they are others than those of the speech. */
  readonly catalog?: Catalog
}

/**
 * The only place where a stored sentence becomes text. Where the text of a folder's sentence is missing, a general sentence
 * replaces it that is always true.
 */
export function tellBy(
  words: FolderWords,
  { reportMissing = () => {}, speech = 'en', catalog = spoken(sentences, speech) }: TellOptions = {},
): Tell {
  const isForeign = (says: Sentence | Text) => {
    if (speech !== 'es') return false
    // What a carrier sends is in English.
    if ('text' in says) return true
    const text = 'en' in says ? says : isOwn(says) ? undefined : words.get(hashIn(says.key))
    return text !== undefined && text.es === undefined
  }
  return sentence => {
    if ('languageOf' in sentence) return isForeign(sentence.languageOf) ? 'en' : ''
    if ('en' in sentence) return told(sentence, speech)
    if ('text' in sentence) return sentence.text
    if (isOwn(sentence)) return tellOwn(sentence, catalog)
    const text = words.get(hashIn(sentence.key))
    if (text !== undefined) return told(text, speech)
    reportMissing(sentence.key)
    return catalog[generalKey(sentence.key)]
  }
}

/** The hash in a folder's key, under which we store its text. */
export function hashIn(key: FolderKey): string {
  return key.slice(key.lastIndexOf(':') + 1)
}

/** Whether a sentence is one of the product's own; the keys of folders contain a number sign. */
export function isOwn(sentence: OwnSentence | FolderSentence): sentence is OwnSentence {
  return !sentence.key.includes('#')
}

function tellOwn({ key, ...sentence }: OwnSentence, catalog: Catalog): string {
  const words: string | ((values: never) => string) = catalog[key]
  // The values of a key are those that its text is made from: OwnSentence has no others.
  return typeof words === 'string' ? words : words((sentence as { values: never }).values)
}

/** The general sentence for missing text, by its place in the folder. */
const general = {
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
