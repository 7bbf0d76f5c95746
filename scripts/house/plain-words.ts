import type { Source } from './sources.ts'
import { isTextIn, type Node, nodesIn, programOf } from './syntax.ts'

/** Words that nobody in the US says across a desk (docs/design.md). */
const unplain: readonly RegExp[] = [
  /\bshall\b/i,
  /\bneedn[’']t\b/i,
  /\btick(?:s|ed|ing)?\b/i,
  /\bseldom\b/i,
  /\bdear(?:er|est)?\b/i,
  /\bof (?:its|their) own\b/i,
  /\bstands\b/i,
  // "Cover" is what a policy does; what it gives is coverage.
  /^covers?$/i,
  /\b(?:a|the|this|no|any|each|every|more|less|much|such|same|other|your|our|its|their|my|of|with|without|for|in|usual) cover\b/i,
  /\b(?:the|these|those|no|any|more|such|other|your|our|its|their|of|with|for|all) covers\b/i,
]

/** In a law it may be that something is not so; what the law forbids, insurers can't do. */
const unplainLaw: readonly RegExp[] = [...unplain, /\bmay not\b/i]

/**
 * The texts of a file that have such a word, as the file has them. Texts are those in its words (src/language/text.ts); the law and
 * the catalog of sentences have more of them, so there every string counts.
 */
export function unplainWords({ file, text }: Pick<Source, 'file' | 'text'>): readonly string[] {
  const isAllText = /^src\/(?:law|sentences)\//.test(file)
  const banned = file.startsWith('src/law/') ? unplainLaw : unplain
  return programOf({ file, text })
    .flatMap(node => textsIn(node, isAllText))
    .filter(said => banned.some(words => words.test(said)))
    .map(said => `${file}: ${said}`)
}

/** The strings below a node, without the names of properties and what is imported: all of them, or those of texts. */
function textsIn(node: Node, isText: boolean): readonly string[] {
  if (/^(?:Import|ExportAll|TSType|TSInterface)/.test(node.type)) return []
  if (isText && node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  const pieces = isText && node.type === 'TemplateLiteral' ? [pieceOf(node)] : []
  const parts = Object.entries(node).filter(([part]) => !(node.type === 'Property' && part === 'key'))
  const inner = parts.flatMap(([, part]) =>
    nodesIn(part).flatMap(one => textsIn(one, isText || isTextIn(node))),
  )
  return [...pieces, ...inner]
}

/** A template as written, with "…" for each value in it. */
function pieceOf({ quasis }: Node): string {
  // The parser gives each piece its source, and what it comes to.
  return nodesIn(quasis)
    .map(({ value }) => (value as { readonly raw: string }).raw)
    .join('…')
}
