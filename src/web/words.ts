import { type Speech, type Spoken, spoken, type Words, type WordsIn } from '../language/text.ts'
import { useFacts } from './facts.ts'

/** A component's words, as they are said on this page. They are at the top of the component's file. */
export function useWords<English extends Words>(words: WordsIn<English>): Spoken<English> {
  return spoken(words, useSpeech())
}

/** How this page speaks to the visitor. */
export function useSpeech(): Speech {
  return useFacts().speech
}
