/** Words that no visitor reads here, and what we say. */
export interface Term {
  readonly avoid: RegExp
  readonly say: string
}

/** One word for one thing, and American English (docs/design.md, Voice). */
export const terms: readonly Term[] = [
  // "Cover" is what a policy does; what it gives is coverage.
  { avoid: /^covers?$/i, say: 'coverage' },
  {
    avoid:
      /\b(?:a|the|this|no|any|each|every|more|less|much|such|same|other|your|our|its|their|my|of|with|without|for|in|usual) cover\b(?! (?:the|a|your|up|all|both|only|what|it|them)\b)/i,
    say: 'coverage',
  },
  {
    avoid: /\b(?:the|these|those|no|any|more|such|other|your|our|its|their|of|with|for|all) covers\b/i,
    say: 'coverage',
  },
  { avoid: /\bcarriers?\b/i, say: 'insurer' },
  { avoid: /\bproviders?\b/i, say: 'insurer' },
  { avoid: /\bsealed\b(?! layer)/i, say: 'encrypted' },
  { avoid: /\beras(?:e|es|ed|ing)\b/i, say: 'delete' },
  { avoid: /\bkinds? of insurance\b|\binsurance types?\b/i, say: 'type of insurance' },
  { avoid: /\bhomeowner (?:insurance|polic)/i, say: 'homeowners insurance' },
  { avoid: /\bprice class/i, say: 'health class' },
  {
    avoid: /\ban insurance\b(?! (?:agent|agency|company|card|department|policy|producer|quote|score))/i,
    say: 'a policy, or insurance',
  },
  { avoid: /\bmails\b/i, say: 'emails' },
  { avoid: /\b(?:some|any|no)body\b/i, say: 'someone, anyone, no one' },
  { avoid: /\bshall\b/i, say: 'will, should, or an imperative' },
  { avoid: /\bneedn[’']t\b/i, say: 'don’t have to' },
  { avoid: /\btick(?:s|ed|ing)?\b/i, say: 'check' },
  { avoid: /\bbeside\b|\bbesides$/i, say: 'next to, also' },
  { avoid: /\bseldom\b/i, say: 'rarely' },
  { avoid: /\bdear(?:er|est)?\b/i, say: 'more expensive' },
  { avoid: /\bof (?:its|their) own\b/i, say: 'separate' },
  { avoid: /\bstands\b/i, say: 'is' },
  { avoid: /\b(?:take|takes|took|taken) over\b/i, say: 'reuse' },
  { avoid: /\b(?:came|comes?) about\b/i, say: 'was calculated' },
  { avoid: /\btakes? for granted\b/i, say: 'assume' },
]

/** What the law forbids, insurers can't do: "may not" is also what might not be. */
export const lawTerms: readonly Term[] = [...terms, { avoid: /\bmay not\b/i, say: 'can’t' }]

/** Words that the specification fixes. */
const fixed: ReadonlySet<string> = new Set([
  "Oops. I can't find any matching carriers.",
  "We can't find any matching carriers.",
  'Please choose an insurance type.',
])

/** Each text with a word to avoid, and what to say instead. */
export function unplain(texts: readonly string[], avoided: readonly Term[] = terms): readonly string[] {
  return texts
    .filter(text => !fixed.has(text))
    .flatMap(text => avoided.filter(({ avoid }) => avoid.test(text)).map(({ say }) => `${text} → ${say}`))
}

/** Words and agreements that Spanish does not have: what a search-and-replace leaves behind. */
export const spanishTerms: readonly Term[] = [
  { avoid: /\bdedidas?\b/i, say: 'medida' },
  {
    avoid:
      /(?<!\p{L})(?:el|los|un|unos|del|al|este|estos|ese|esos|ningún|ningunos?|algunos?|ambos)(?: de los)? (?:medidas?|\p{L}+(?:ción|ciones|sión|siones|dad|dades))(?!\p{L})/iu,
    say: 'la, las, una, ninguna',
  },
]
