import type { FolderSentence } from '../rating/plan/folder-sentence.ts'
import type { PlainKey, SentenceKey, ValuesOf } from './english.ts'

/**
 * Words for a visitor as an offer keeps them: what they say, to be told when they are shown. Words of this house and of the
 * folders of carriers are kept by their keys.
 */
export type Sentence = OwnSentence | FolderSentence | CarrierWords

/** A sentence of this house, with the values that it names as plain JSON: amounts in dollars, days as YYYY-MM-DD. */
export type OwnSentence =
  | { readonly key: PlainKey }
  | {
      [Key in Exclude<SentenceKey, PlainKey>]: { readonly key: Key; readonly values: ValuesOf<Key> }
    }[Exclude<SentenceKey, PlainKey>]

/** Words that a carrier sent over a wire: nobody knows them beforehand. */
export interface CarrierWords {
  readonly text: string
}
