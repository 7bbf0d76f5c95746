import type { Text } from '../../language/text.ts'
import type { FlatPlan } from './format/format.ts'

/**
 * A sentence from a folder, a carrier's or the market's, as an offer stores it: its key. It becomes text when it is
 * shown (src/sentences/tell.ts).
 */
export interface FolderSentence {
  readonly key: FolderKey
}

/**
 * Owner, line, sentence id and hash: `bramble/homeowner#notes.condo:9f86d081884c7d65`. The hash ties an offer to the exact words
 * that it was made with, whatever the folder says later.
 */
export type FolderKey = `${string}#${string}:${string}`

/** A sentence of a folder, with its place there. */
export interface Wording {
  readonly id: string
  readonly text: Text
}

type Hash = (text: string) => string

/** The key by which we find a folder's words again: 16 characters of the hash of the English ones. */
export function wordsHash({ en }: Text, hash: Hash): string {
  return hash(en).slice(0, 16)
}

interface WordsOfLine extends Wording {
  readonly carrier: string
  readonly line: string
}

/** The key of a sentence, from its carrier and its line. */
export function folderKey({ carrier, line, id, text }: WordsOfLine, hash: Hash): FolderKey {
  return `${carrier}/${line}#${id}:${wordsHash(text, hash)}`
}

/** Turns a plan's words into what an offer stores. */
export type SentenceOf = (wording: Wording) => FolderSentence

/** See SentenceOf. A book's plans have few sentences, so each is hashed once. */
export function sentencesBy(hash: Hash): (plan: FlatPlan) => SentenceOf {
  const hashes = new Map<string, string>()
  const hashOnce: Hash = text => {
    const digest = hashes.get(text) ?? hash(text)
    hashes.set(text, digest)
    return digest
  }
  return plan => {
    const { carrier, line } = plan
    return wording => ({ key: folderKey({ carrier, line, ...wording }, hashOnce) })
  }
}

/** All sentences for visitors in a plan, with those of the state's charges on its bill. */
export function textsOf({ eligibility, fees, surcharges, present }: FlatPlan): readonly Text[] {
  return [
    ...eligibility.flatMap(({ message, text = [] }) => [message, text].flat()),
    ...[...fees, ...surcharges].map(({ label }) => label),
    ...present.notes.map(({ text }) => text),
  ]
}
