import type { CoverInWords, InputSpec, Inputs, InputValue } from '../inputs/input.ts'
import { vocabularyOf } from '../inputs/inputs.ts'
import type { FlatPlan } from './format.ts'

/**
 * Words that stand in a folder, a carrier's or the market's, as an offer keeps them: which they are, and the values that
 * they name. They become text when they are shown (src/sentences/tell.ts).
 */
export interface FolderSentence {
  readonly key: FolderKey
  readonly values?: Readonly<Record<string, FolderValue>>
}

/**
 * Whose words they are, which, and a hash of them: `bramble/auto#notes.own-damage:9f86d081884c7d65`. The hash holds an
 * offer to the very words that it was made with, whatever the folder says later.
 */
export type FolderKey = `${string}#${string}:${string}`

/** A value that words name: not yet written out, so that each language may do so in its own way. */
export type FolderValue = string | number | { readonly dollars: number } | CoverInWords

/** Words of a folder, by the place where they stand in it. */
export interface Wording {
  readonly id: string
  readonly text: string
}

type Hash = (text: string) => string

/** How we find the words of a folder again: by 16 characters of their hash. */
export function wordsHash(text: string, hash: Hash): string {
  return hash(text).slice(0, 16)
}

interface WordsOfLine extends Wording {
  readonly carrier: string
  readonly line: string
}

/** The key of words, from their carrier and their line. */
export function folderKey({ carrier, line, id, text }: WordsOfLine, hash: Hash): FolderKey {
  return `${carrier}/${line}#${id}:${wordsHash(text, hash)}`
}

/** Makes of a plan’s words what an offer keeps of them. Only with the inputs of a risk do they name values: braces stay else. */
export type SentenceOf = (wording: Wording, inputs?: Inputs) => FolderSentence

/** See SentenceOf. The words of a book’s plans are few, and hashed once. */
export function sentencesBy(hash: Hash): (plan: FlatPlan) => SentenceOf {
  const hashes = new Map<string, string>()
  const hashOnce: Hash = text => {
    const digest = hashes.get(text) ?? hash(text)
    hashes.set(text, digest)
    return digest
  }
  return plan => {
    const { carrier, line } = plan
    return (wording, inputs) => {
      const key = folderKey({ carrier, line, ...wording }, hashOnce)
      const values = inputs && valuesNamedIn(wording.text, plan, inputs)
      return values ? { key, values } : { key }
    }
  }
}

/** The inputs that a text names in braces, each time it does. */
export function inputsNamedIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** The values that a text names, of one risk; undefined where it names none. */
function valuesNamedIn(text: string, { line }: FlatPlan, inputs: Inputs): FolderSentence['values'] {
  const names = inputsNamedIn(text)
  if (names.length === 0) return undefined
  const vocabulary = vocabularyOf(line)
  return Object.fromEntries(names.map(name => [name, storedValue(inputs[name], vocabulary[name])]))
}

function storedValue(value: InputValue | undefined, spec: InputSpec | undefined): FolderValue {
  if (spec?.money) return { dollars: Number(value) }
  if (typeof value === 'string' || typeof value === 'number') return value
  const isCover = typeof value === 'object' && ('injury' in value || 'reimbursement' in value)
  return isCover ? value : String(value)
}

/** All words for visitors that stand in a plan, with what the state adds to its bill. */
export function textsOf({ eligibility, fees, surcharges, present }: FlatPlan): readonly string[] {
  return [
    ...eligibility.flatMap(({ message, text = [] }) => [message, text].flat()),
    ...[...fees, ...surcharges].map(({ label }) => label),
    present.coverageText,
    ...[...present.instead, ...present.notes].map(({ text }) => text),
  ]
}
