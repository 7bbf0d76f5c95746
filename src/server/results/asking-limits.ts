import type { SentenceKey } from '../../sentences/english.ts'
import type { OwnSentence, Sentence } from '../../sentences/sentence.ts'
import type { Tell } from '../../sentences/tell.ts'
import { displayName } from './list/products.ts'

const limits: ReadonlySet<string> = new Set([
  'estimate.heardEnough',
  'estimate.askedEnough',
  'estimate.askedMuch',
  'unavailable.heardEnough',
  'unavailable.askedEnough',
  'unavailable.askedMuch',
] satisfies SentenceKey[])

/** Whether a sentence says that a limit keeps us from asking the insurer. */
export function saysLimit(sentence: Sentence): boolean {
  return 'key' in sentence && limits.has(sentence.key)
}

/** A stored sentence, or any other text, with the name of the insurer that it is about: stored offers contain no names. */
export function withInsurer<Says extends Parameters<Tell>[0]>(
  sentence: Says,
  { name }: { readonly name: string },
): Says | OwnSentence {
  if (!('key' in sentence)) return sentence
  const insurer = displayName(name)
  switch (sentence.key) {
    case 'estimate.heardEnough':
    case 'unavailable.heardEnough':
      return { key: sentence.key, values: { ...sentence.values, insurer } }
    default:
      return sentence
  }
}
