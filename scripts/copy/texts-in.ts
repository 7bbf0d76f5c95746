import type { Source } from '../house/sources.ts'
import { type Node, nameOf, nodesIn, programOf } from '../house/syntax.ts'

/**
 * The English of a file that visitors read, in the order of the file, with "…" for each value in it: all that stands under `en`.
 * The house's tests see to it that nothing visitors read stands elsewhere (scripts/house/stray-words.ts).
 */
export function textsIn(source: Pick<Source, 'file' | 'text'>): readonly string[] {
  const texts: string[] = []
  const visit = (node: Node, isTold: boolean): void => {
    if (isUnsaid(node)) return
    const says = isTold || (node.type === 'Property' && nameOf(node.key) === 'en')
    const text = says ? textOf(node) : ''
    if (/\p{L}{2}/u.test(text)) texts.push(text)
    for (const [name, part] of Object.entries(node))
      if (name !== 'key') for (const inner of nodesIn(part)) visit(inner, says)
  }
  for (const node of programOf(source)) visit(node, false)
  return texts
}

/** Types, comparisons, and what is looked up by a name. */
function isUnsaid({ type, operator }: Node): boolean {
  return (
    type.startsWith('TS') ||
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
