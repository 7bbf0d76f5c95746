/** A sentence as a visitor reads it, and the place in the source where it begins. */
export interface Sentence {
  readonly text: string
  readonly at: number
}

/**
 * The sentences of a text, made of pieces of its source. A question is none, but one that the next sentence answers with "No" is
 * read as that denial: "Do you sell my answers? No." becomes "Never do you sell my answers."
 */
export function sentencesIn(pieces: readonly Sentence[]): readonly Sentence[] {
  const all = split(pieces)
  return all.flatMap(({ text, at }, place) => {
    if (!text.endsWith('?')) return [{ text, at }]
    const reply = all[place + 1]?.text ?? ''
    return /^(?:no|never|nope|not at all|nunca|jamás|para nada|en absoluto)\b/i.test(reply)
      ? [{ text: `Never ${text.slice(0, -1)}.`, at }]
      : []
  })
}

function split(pieces: readonly Sentence[]): readonly Sentence[] {
  const text = pieces.map(piece => piece.text).join('')
  let length = 0
  const starts = pieces.map(piece => {
    const start = length
    length += piece.text.length
    return start
  })
  const placeOf = (index: number) => {
    const last = starts.findLastIndex(start => start <= index)
    return (pieces[last]?.at ?? 0) + index - (starts[last] ?? 0)
  }
  // A line break within a paragraph does not end a sentence.
  const paragraphs = text.replace(/\n(?!\s*\n|#|\s*[-*] )/g, ' ')
  return [...segmenter.segment(paragraphs)]
    .filter(({ segment }) => segment.trim() !== '')
    .map(({ segment, index }) => ({ text: plain(segment), at: placeOf(index + segment.search(/\S/)) }))
}

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' })

/** Without Markdown's marks, and on one line. */
function plain(text: string): string {
  return text
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/[*_`]|\]\([^)]*\)|^(?:#+|-) |\[/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
