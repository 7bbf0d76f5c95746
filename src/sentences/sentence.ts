import type { FolderSentence } from '../rating/plan/folder-sentence.ts'
import type { PlainKey, SentenceKey, ValuesOf } from './english.ts'

/**
 * Words for a visitor as an offer keeps them; they become text when we show them. Words of this house and of the
 * folders of carriers are stored by their keys.
 */
export type Sentence = OwnSentence | FolderSentence | CarrierWords

/** A sentence of this house, with the values that it names as plain JSON: amounts in dollars, days as YYYY-MM-DD. */
export type OwnSentence =
  | { readonly key: PlainKey }
  | {
      [Key in Exclude<SentenceKey, PlainKey>]: { readonly key: Key; readonly values: ValuesOf<Key> }
    }[Exclude<SentenceKey, PlainKey>]

/** Words that a carrier sent over a wire, which nobody can know in advance. */
export interface CarrierWords {
  readonly text: string
}
