/** A language that visitors read, as a BCP 47 tag. */
export type Language = 'en' | 'es'

/**
 * How the product speaks on a site: English as the butler (`en`) or as a company without one (`we`), or Spanish, which is written
 * impersonally and serves both.
 */
export type Speech = Language | 'we'

/** How a site speaks a language. */
export function speechIn(language: Language, { assistant }: { readonly assistant: boolean }): Speech {
  return language === 'en' && !assistant ? 'we' : language
}

/** The locale in which a way of speaking writes lists and instants: numbers and money are American in both. */
export function localeOf(speech: Speech): string {
  return speech === 'es' ? 'es-US' : 'en-US'
}

/** The tag of a page or a mail: the site's own kind of English, or Spanish as it is spoken in the US. */
export function languageTag(speech: Speech, site: { readonly language: string }): string {
  return speech === 'es' ? localeOf(speech) : site.language
}

/** What is said in a way of speaking, of what there is in each. */
export function saidIn<Said>(said: { readonly en: Said; readonly es?: Said }, speech: Speech): Said {
  return (speech === 'es' ? said.es : undefined) ?? said.en
}

/** One text in each language; `we` only where the butler says "I". */
export interface Text {
  readonly en: string
  readonly we?: string
  /** Absent where it is the same in every language. */
  readonly es?: string
}

/** The text as it is said to a visitor. */
export function told(text: Text, speech: Speech): string {
  return text[speech] ?? text.en
}

/** Texts of which each language has its own, and not equally many: the names by which people look something up. */
export interface TextList {
  readonly en: readonly string[]
  readonly es?: readonly string[]
}

/** A value as a visitor is told it: a string for each text in it. */
export type Told<Value> = Value extends Text
  ? string
  : Value extends TextList
    ? readonly string[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Told<Value[Name]> }
      : Value

/** A told value before that: texts in place of the strings with these names, at any depth. */
export type Untold<Value, Names extends string> = Value extends object
  ? { readonly [Name in keyof Value]: Name extends Names ? Texts<Value[Name]> : Untold<Value[Name], Names> }
  : Value

type Texts<Strings> = Strings extends readonly string[] ? readonly Text[] : Text

/**
 * All words of one file, or of one catalog: plain text, or a function of the values that the text names. It returns text, but for
 * a sentence with elements of the page in it (web/ui/sentence.ts).
 */
export type Words = Readonly<Record<string, string | ((...values: never) => unknown)>>

/** A file's words in each language; `we` has only the words in which the butler says "I". */
export interface WordsIn<English extends Words> {
  readonly en: English
  readonly we?: { readonly [Name in keyof English]?: Same<English[Name]> }
  readonly es: { readonly [Name in keyof English]: Same<English[Name]> }
}

/** Other text, of the same values. */
type Same<Word> = Word extends (...values: infer Values) => infer Told
  ? (...values: Values) => Told extends string ? string : Told
  : string

/**
 * Holds a file's words in one language to its words in the others. A build drops those that nothing in it says.
 * @__NO_SIDE_EFFECTS__
 */
export function wordsIn<const English extends Words>(words: WordsIn<English>): WordsIn<English> {
  return words
}

/** The words as they are said to a visitor. */
export function spoken<English extends Words>(words: WordsIn<English>, speech: Speech) {
  // A word of another language takes the same values: `wordsIn` holds it to that.
  const said: unknown = speech === 'en' ? words.en : { ...words.en, ...words[speech] }
  return said as Spoken<English>
}

/** Words said in one language. */
export type Spoken<English extends Words> = { readonly [Name in keyof English]: Same<English[Name]> }
