import type { Source } from './sources.ts'
import { isTextIn, type Node, nameOf, nodesIn, programOf } from './syntax.ts'

/** What takes a text apart, or looks into it. */
const reads =
  /^(?:split|match(?:All)?|replace(?:All)?|slice|substring|char(?:At|CodeAt)|(?:lastI|i)ndexOf|search|(?:starts|ends)With|includes|to(?:Locale)?(?:Lower|Upper)Case|localeCompare)$/

/** What is told, or says it. */
const tellers = /^(?:told|tell|say)$/

/** The names under which pages, letters and views have texts. */
const names =
  /^(?:(?:sub)?titles?|labels?|legends?|headings?|sentences?|insurance|messages?|words|question|description|details|help|privacyShort|effects?|reasons?|begun|takes|en|we|es)$/

/**
 * Where a file looks into a text that was told already: takes it apart, tries a pattern on it, or compares it with words of the
 * code. The words of a file may, and so may the catalogs: they are written for one language.
 */
export function readBack({ file, text }: Pick<Source, 'file' | 'text'>): readonly string[] {
  const own = new Set<string>()
  const found: string[] = []
  const isTold = (part: unknown): boolean =>
    nodesIn(part).some(node => {
      const { object, property, callee, expression } = node
      switch (node.type) {
        case 'Identifier':
          return names.test(nameOf(node)) || own.has(nameOf(node))
        case 'MemberExpression':
          return tellers.test(nameOf(object)) || names.test(nameOf(property))
        case 'CallExpression':
          return tellers.test(nameOf(callee)) || isTold(callee)
        default:
          return isTold(expression)
      }
    })
  const visit = (node: Node): void => {
    if (isTextIn(node)) return
    if (node.type === 'VariableDeclarator' && isTold(node.init)) own.add(nameOf(node.id))
    if (isReading(node, isTold)) found.push(`${file}: ${text.slice(node.start, node.end)}`)
    for (const part of Object.values(node)) for (const inner of nodesIn(part)) visit(inner)
  }
  for (const node of programOf({ file, text })) visit(node)
  return found
}

function isReading(
  { type, operator, left, right, callee, ...node }: Node,
  isTold: (part: unknown) => boolean,
) {
  if (type === 'BinaryExpression')
    return (
      /^[!=]==$/.test(`${operator}`) && ((isTold(left) && isWord(right)) || (isTold(right) && isWord(left)))
    )
  const [called] = nodesIn(type === 'CallExpression' ? callee : undefined)
  const method = nameOf(called?.property)
  if (/^(?:test|exec)$/.test(method)) return isTold(node.arguments)
  // One told text may be found among others: nothing of it is read.
  const isAmongTold = /^(?:includes|(?:lastI|i)ndexOf)$/.test(method) && isTold(node.arguments)
  return reads.test(method) && isTold(called?.object) && !isAmongTold
}

/** Words of the code; an empty text only says that there are none. */
function isWord(part: unknown): boolean {
  return nodesIn(part).some(
    ({ type, value }) =>
      (type === 'Literal' && typeof value === 'string' && value !== '') || type === 'TemplateLiteral',
  )
}
