import type { PlainKey } from '../../sentences/english.ts'
import type { Sentence } from '../../sentences/sentence.ts'

/** Signs of text written for developers: names of members, paths, codes, markup, and words for broken software. */
const forDevelopers: readonly RegExp[] = [
  // phoneNumber, PhoneNumber, phone_number, PersAuto/PersVeh, risk.insured.dob, a[0]
  /\b[a-z]+[A-Z]\w*|\b(?!(?:Mc|Mac|De|La|Van)[A-Z])[A-Z][a-z]{2,}[A-Z][a-z]+|\w_\w|\w\/\w+\/\w|\b[a-z]\w*\.[a-z]\w*\.\w|\[\d*\]/,
  /[<>{}]|&[a-z]+;|0x[\da-f]|\b[45]\d\d\b.*\b(?:error|status|response)\b|::/i,
  /\b(?:null|undefined|NaN|exception|stack ?trace|schema|xml|xpath|json|soap|sql|http|api|payload|endpoint|timeout|timed out)\b/i,
  /\b(?:required|mandatory|missing|invalid|unknown|unexpected) (?:field|element|attribute|parameter|value|node|tag|producer|agency|request)\b/i,
  /\b(?:field|element|attribute|parameter|node|tag)s? (?:\S+ )?(?:is|are|was|were)? ?(?:required|mandatory|missing|invalid|empty)\b/i,
]

/** A status alone, such as `Success` or `REJECTED - 17`, tells a visitor nothing. */
const status =
  /^\W*(?:success\w*|ok(?:ay)?|accepted|completed?|rejected|declined?|refer(?:red)?|errors?|failed|failure|pending|done|warning|info|none|n\/a)\b[\W\d]*$/i

/**
 * Whether a carrier's text may be shown to visitors. When in doubt, it is not: a sentence that names members or broken software
 * was written for developers, and so was a text without two words.
 */
export function isForVisitors(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return words.length > 1 && !status.test(text) && !forDevelopers.some(one => one.test(text))
}

/** A carrier's text as a sentence for visitors, or else a sentence of ours. */
export function sentenceFor(text: string | undefined, otherwise: PlainKey): Sentence {
  return text !== undefined && isForVisitors(text) ? { text } : { key: otherwise }
}
