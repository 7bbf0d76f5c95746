import { questions } from '../../../connectors/json-http/contract-risk.ts'
import type { Risk } from '../../../risk/risk.ts'
import { type OwnAnswers, ownWords, textsIn } from './own-words.ts'

/** Replaces what was removed. */
export const masked = '•••'

/** Replaces a date of birth where code has to parse a date. */
const maskedDay = '1900-01-01'

/** Members of a risk whose texts come from our reference data or the calendar. */
const ours = new Set([
  ...['effective', 'buyBy', 'start', 'end', 'destinations', 'make', 'model'],
  ...['zip', 'zip3', 'city', 'county', 'countyFips'],
])

/** Members that contain a visitor's own words, or describe the visitor's health. */
const personal = new Set(['first', 'last', 'address1', 'address2', 'vin', 'carrier', 'conditions'])
const healthFigures = new Set(['bmi', 'heightIn', 'weightLb'])

/**
 * A risk of the same structure without the person in it. Every text is removed except words of our own lists, so that a
 * new field is masked until our lists hold it.
 */
export function maskedRisk<R extends Risk>(risk: R): R {
  const words = wordsOf(questions[risk.line])
  // Each value is replaced by one of its own type.
  return mapped(risk, '', (name, value) => maskedValue({ name, value, contractWords: words })) as R
}

interface Value {
  readonly name: string
  readonly value: string | number
  readonly contractWords: ReadonlySet<unknown>
}

function maskedValue({ name, value, contractWords }: Value): string | number {
  if (typeof value === 'number') return healthFigures.has(name) ? 0 : value
  if (name === 'dob') return maskedDay
  return !personal.has(name) && (ours.has(name) || contractWords.has(value)) ? value : masked
}

/** The words that the carrier contract knows in a question, at every depth of its schema. */
function wordsOf(schema: unknown): Set<unknown> {
  if (typeof schema !== 'object' || schema === null) return new Set()
  // The parts of a schema that contain other schemas, or words.
  const {
    entries = {},
    item,
    wrapped,
    options = [],
    literal,
  } = schema as Partial<{
    entries: object
    item: unknown
    wrapped: unknown
    options: readonly unknown[]
    literal: unknown
  }>
  const within = [...Object.values(entries), item, wrapped].flatMap(one => [...wordsOf(one)])
  return new Set([...options, literal, ...within])
}

/**
 * A value with every text and number in it replaced, at every depth, except in what `stays`; members of a list go by the list's name.
 */
function mapped(
  value: unknown,
  name: string,
  replace: (name: string, value: string | number) => unknown,
  stays: (value: object) => boolean = () => false,
): unknown {
  if (typeof value === 'string' || typeof value === 'number') return replace(name, value)
  if (Array.isArray(value)) return value.map(one => mapped(one, name, replace, stays))
  if (typeof value !== 'object' || value === null || stays(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapped(one, key, replace, stays)]),
  )
}

export interface Person extends OwnAnswers {
  readonly risk: Risk
}

/** Removes words of a visitor from a value. */
export type MaskWords = <T>(value: T) => T

/** The two ways in which a visitor's words are removed. */
export interface Masks {
  /**
   * From values that others made, such as a carrier's answer, which may quote the visitor; addresses keep only their host. Our own
   * sentences, which have a key, never quote: a visitor called Price takes no word out of them.
   */
  readonly theirs: MaskWords
  /** What it says of the visitor's health, from our own sentences too. */
  readonly health: MaskWords
}

/** See Masks. */
export function masksOf({ risk, ...person }: Person): Masks {
  const visible = maskedRisk(risk)
  const [typed, health] = [wordsToMask(), wordsToMask()]
  compared(risk, visible, (text, member) => {
    typed.note(text)
    if (member === 'conditions') health.note(text)
  })
  // What explain shows of the risk need not be hidden elsewhere.
  const visibleTexts = new Set(textsIn(visible).map(text => text.toLowerCase()))
  for (const { text, isHealth } of ownWords(person)) {
    if (visibleTexts.has(text.toLowerCase())) continue
    typed.note(text)
    if (isHealth) health.note(text)
  }
  const [anyWord, anyIllness] = [typed.pattern(), health.pattern()]
  const clean = (value: string) => {
    const text = value.replace(/\b(https?:\/\/[^/\s"]+)[^\s"]*/g, `$1/${masked}`)
    return anyWord ? text.replace(anyWord, masked) : text
  }
  const cure = (value: string) => (anyIllness ? value.replace(anyIllness, masked) : value)
  return {
    // Texts are replaced by texts.
    theirs: value => mapped(value, '', inTexts(clean), isOurSentence) as typeof value,
    health: value => mapped(value, '', inTexts(cure)) as typeof value,
  }
}

/** A kind of outcome or coverage is a code of ours, whatever a visitor is called. */
function inTexts(change: (text: string) => string) {
  return (name: string, value: string | number) =>
    typeof value === 'number' || name === 'kind' ? value : change(value)
}

function isOurSentence(value: object): boolean {
  return 'key' in value && typeof value.key === 'string'
}

/** Collects words, and finds them in upper and lower case and each day as people write it. */
function wordsToMask() {
  const collected = new Set<string>()
  return {
    note(text: unknown): void {
      const words = String(text).trim()
      if (/^\d{1,4}$/.test(words) || words.length < 2) return
      collected.add(words)
      for (const word of words.split(/\s+/)) if (word.length > 3 && !/^\d+$/.test(word)) collected.add(word)
    },
    /** Null where there are none. */
    pattern(): RegExp | null {
      for (const day of [...collected].filter(words => /^\d{4}-\d\d-\d\d$/.test(words)))
        for (const form of formsOf(day)) collected.add(form)
      const any = [...collected]
        .toSorted((a, b) => b.length - a.length)
        .map(patternOf)
        .join('|')
      return any === '' ? null : new RegExp(any, 'giu')
    },
  }
}

/**
 * Passes on every text of the first value that differs in the second, which has the same structure, and the member that it is of;
 * texts in a list are of the list.
 */
function compared(
  from: unknown,
  to: unknown,
  note: (text: string, member: string) => void,
  member = '',
): void {
  if (typeof from === 'string' && from !== to) note(from, member)
  if (typeof from !== 'object' || from === null) return
  for (const [key, one] of Object.entries(from))
    compared(one, (to as Record<string, unknown>)[key], note, Array.isArray(from) ? member : key)
}

/** A day as people write it. */
function formsOf(day: string): readonly string[] {
  const [year = '', month = '', date = ''] = day.split('-')
  return [
    `${month}/${date}/${year}`,
    `${Number(month)}/${Number(date)}/${year}`,
    `${month}-${date}-${year}`,
    `${year}${month}${date}`,
  ]
}

/** Short words are masked only as whole words. */
function patternOf(words: string): string {
  const text = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return words.length > 3 ? text : `(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`
}
