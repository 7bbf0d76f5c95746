import type { Dialect, Meaning } from './dialect.ts'
import { allAt, textAt, type XmlElement } from './xml/xml-read.ts'

/** A reply's status and texts, without its amounts. */
export interface ReplyStatus {
  readonly status: 'success' | 'rejected' | 'error' | 'signedOff' | 'pending' | 'none' | 'unknown'
  /** By the carrier's code table; it overrides the status. */
  readonly byCode?: Meaning
  /** By phrases in its texts, unless a code overrides them. */
  readonly byPhrase?: Meaning
  /** The first well-formed code, for the log. */
  readonly code?: string
  /** The description of the status, then those of its extensions, without repeats. */
  readonly texts: readonly string[]
  /** What is missing, if the carrier asks for more. */
  readonly fields: readonly { readonly path: string; readonly prompt: string }[]
}

const mostTexts = 10
const longestText = 300

/** Reads the status of a message (docs/decisions/022-acord.md). */
export function replyStatusOf(message: XmlElement, dialect: Dialect): ReplyStatus {
  const extended = allAt(message, 'MsgStatus/ExtendedStatus')
  const codes = [
    textAt(message, 'MsgStatus/MsgErrorCd'),
    ...extended.map(one => textAt(one, 'ExtendedStatusCd')),
    textAt(message, 'PolicySummaryInfo/PolicyStatusCd'),
  ].filter(code => code !== undefined)
  const texts = textsOf([
    textAt(message, 'MsgStatus/MsgStatusDesc'),
    ...extended.map(one => textAt(one, 'ExtendedStatusDesc')),
  ])
  const byCode = codes
    .map(code => dialect.codes.get(code.toLowerCase()))
    .find(meaning => meaning !== undefined)
  const all = texts.join('\n').toLowerCase()
  const byPhrase = dialect.phrases.find(([phrase]) => all.includes(phrase))?.[1]
  const code = codes.find(code => /^[\w.-]{1,40}$/.test(code))
  return {
    status: statusOf(textAt(message, 'MsgStatus/MsgStatusCd'), dialect),
    ...(byCode ? { byCode } : {}),
    ...(byPhrase ? { byPhrase } : {}),
    ...(code === undefined ? {} : { code }),
    texts,
    fields: extended.flatMap(fieldOf).slice(0, mostTexts),
  }
}

function statusOf(statusCode: string | undefined, { statuses }: Dialect): ReplyStatus['status'] {
  if (statusCode === undefined) return 'none'
  const lowerCase = statusCode.toLowerCase()
  const kinds = ['success', 'rejected', 'error', 'signedOff', 'pending'] as const
  return kinds.find(kind => statuses[kind].some(word => word.toLowerCase() === lowerCase)) ?? 'unknown'
}

/** A carrier's texts as sentences to show: white space folded, long ones cut, no repeats. */
function textsOf(texts: readonly (string | undefined)[]): readonly string[] {
  const plain = texts.flatMap(text => (text === undefined ? [] : [plainText(text)]))
  return [...new Set(plain)].slice(0, mostTexts)
}

export function plainText(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim()
  return folded.length <= longestText ? folded : `${folded.slice(0, longestText - 1)}…`
}

function fieldOf(extended: XmlElement): ReplyStatus['fields'] {
  const prompt = textAt(extended, 'ExtendedStatusDesc')
  const path = textAt(extended, 'MissingElementPath') ?? textAt(extended, 'ExtendedStatusCd')
  if (prompt === undefined || path === undefined) return []
  return [{ path: plainText(path), prompt: plainText(prompt) }]
}
