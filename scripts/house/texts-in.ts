import type { Source } from './sources.ts'
import { type Node, nameOf, nodesIn, programOf } from './syntax.ts'

/** The catalogs of sentences are English throughout. */
const isCatalog = (file: string) => /^src\/sentences\/english[\w-]*\.ts$/.test(file)

/**
 * The English of a file that visitors read, in the order of the file, with "…" for each value in it: all that is under `en`, or
 * under another of these ways of speaking. Another test of the house sees to it that visitors read nothing else
 * (stray-words.ts).
 */
export function textsIn(source: Pick<Source, 'file' | 'text'>, ways: RegExp = /^en$/): readonly string[] {
  const texts: string[] = []
  const visit = (node: Node, isTold: boolean): void => {
    if (isUnsaid(node)) return
    const says = isTold || (node.type === 'Property' && ways.test(nameOf(node.key)))
    const text = says ? textOf(node) : ''
    if (/\p{L}{2}/u.test(text)) texts.push(text)
    for (const [name, part] of Object.entries(node))
      if (name !== 'key') for (const inner of nodesIn(part)) visit(inner, says)
  }
  for (const node of programOf(source)) visit(node, isCatalog(source.file))
  return texts
}

/** Imports, types, comparisons, and what is looked up by a name. */
function isUnsaid({ type, operator }: Node): boolean {
  return (
    /^(?:Import|ExportAll|TS(?!As|Satisfies))/.test(type) ||
    type === 'MemberExpression' ||
    (type === 'BinaryExpression' && /^[!=]==$|^in$/.test(String(operator)))
  )
}

function textOf({ type, value, quasis }: Node): string {
  if (type === 'Literal') return typeof value === 'string' ? value : ''
  if (type !== 'TemplateLiteral') return ''
  // The parser gives each piece its source, and what it comes to.
  return nodesIn(quasis)
    .map(piece => (piece.value as { readonly cooked: string }).cooked)
    .join('…')
}
