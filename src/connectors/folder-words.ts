import type { Text } from '../language/text.ts'
import { wordsHash } from '../rating/plan/folder-sentence.ts'
import { sha256 } from './rate-plan/plan-files.ts'

/** The sentences of folders, by the hashes in their keys. */
export function byHash(words: Iterable<Text>): ReadonlyMap<string, Text> {
  return new Map([...words].map(text => [wordsHash(text, sha256), text]))
}
