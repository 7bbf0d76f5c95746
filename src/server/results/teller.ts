import { changeSentences } from '../../connectors/change-sentences.ts'
import type { FolderKey } from '../../rating/plan/folder-sentence.ts'
import { hashIn, isOwn, type TellIn, tellBy } from '../../sentences/tell.ts'
import type { Db } from '../platform/database/tables.ts'
import type { Log } from '../platform/log.ts'
import { readWords, type Words } from '../store/rows/folder-sentences.ts'
import type { StoredOutcome } from '../store/rows/new-offers.ts'

/** Renders the sentences of these outcomes, with the words that this process has loaded and with stored ones. */
export type TellerOf = (offers: readonly { readonly outcome: StoredOutcome }[]) => Promise<TellIn>

interface Deps {
  readonly db: Db
  /** The words that this process has loaded. */
  readonly words: Words
  readonly log: Log
}

/** See TellerOf. It reads the database only if an offer outlived the words that it was made with. */
export function makeTellerOf({ db, words, log }: Deps): TellerOf {
  const reportMissing = (key: FolderKey) => log('words-gone', { sentence: key })
  return async offers => {
    const keys = offers.flatMap(({ outcome }) => (outcome ? folderKeysIn(outcome) : []))
    const missing = [...new Set(keys.map(hashIn))].filter(hash => !words.has(hash))
    const known = missing.length === 0 ? words : new Map([...words, ...(await readWords(db, missing))])
    return speech => tellBy(known, { speech, reportMissing })
  }
}

function folderKeysIn(outcome: NonNullable<StoredOutcome>): readonly FolderKey[] {
  const keys: FolderKey[] = []
  changeSentences(outcome, sentence => {
    if ('key' in sentence && !isOwn(sentence)) keys.push(sentence.key)
    return sentence
  })
  return keys
}
