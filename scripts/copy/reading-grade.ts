/** A sentence and how hard it is to read. */
export interface Graded {
  readonly sentence: string
  /** As `readingGrade` counts. */
  readonly grade: number
}

/** Shorter ones are labels. */
const fewestWords = 5

/**
 * The school grade that texts ask of a reader, after Flesch and Kincaid (Navy, 1975): 0.39 words a sentence + 11.8 syllables a
 * word - 15.59. It counts length alone, so a low grade doesn't make a sentence good. Null without a whole sentence.
 */
export function readingGrade(texts: readonly string[]): number | null {
  const sentences = texts.flatMap(sentencesIn)
  if (sentences.length === 0) return null
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return round(0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59)
}

/** The hardest sentences first, each once. */
export function hardest(texts: readonly string[], count: number): readonly Graded[] {
  return [...new Set(texts.flatMap(sentencesIn))]
    .map(sentence => ({ sentence, grade: readingGrade([sentence]) ?? 0 }))
    .toSorted((a, b) => b.grade - a.grade)
    .slice(0, count)
}

function sentencesIn(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?]”?)\s+(?=[“\p{Lu}\d])/u)
    .map(sentence => sentence.trim())
    .filter(sentence => /[.!?]”?$/.test(sentence) && wordsOf(sentence).length >= fewestWords)
}

/** A value filled in later, "…", counts as one short word, and so does a number. */
function wordsOf(sentence: string): readonly string[] {
  return sentence.match(/[\p{L}’'-]+|[\d$][\d,.%$]*|…/gu) ?? []
}

/** Groups of vowels, without a silent e: near enough for an average. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  const groups = letters.replace(/(?<=[^laeiouy])es?$|(?<=[^td])ed$/, '').match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 0)
}

function round(grade: number): number {
  return Math.round(grade * 10) / 10
}
