import type { FolderSentence } from '../rating/plan/folder-sentence.ts'
import type { PlainKey, SentenceKey, ValuesOf } from './english.ts'

/**
 * A sentence for a visitor as an offer stores it; it becomes text when it is shown. The product's own sentences and those of
 * carriers' folders are stored by their keys.
 */
export type Sentence = OwnSentence | FolderSentence | CarrierWords

/** One of the product's own sentences, with its values as plain JSON: amounts in dollars, days as YYYY-MM-DD. */
export type OwnSentence =
  | { readonly key: PlainKey }
  | {
      [Key in Exclude<SentenceKey, PlainKey>]: { readonly key: Key; readonly values: ValuesOf<Key> }
    }[Exclude<SentenceKey, PlainKey>]

/** Which of several pets, by its kind and age. */
export type PetName = Extract<OwnSentence, { readonly key: 'pet.named' }>

/** Text that a carrier sent over a wire, which cannot be known in advance. */
export interface CarrierWords {
  readonly text: string
}
