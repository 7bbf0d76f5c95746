import { wordsHash } from '../rating/plan/folder-sentence.ts'
import { sha256 } from './plan-files.ts'

/** The words of folders by the hashes in the keys of their sentences. */
export function byHash(words: Iterable<string>): ReadonlyMap<string, string> {
  return new Map([...words].map(text => [wordsHash(text, sha256), text]))
}
