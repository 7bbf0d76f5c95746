import type { Source } from './sources.ts'
import { isTextIn, type Node, nameOf, nodesIn, programOf } from './syntax.ts'

/** The attributes that a visitor reads or hears, of elements and of our own components. */
const told =
  /^(?:aria-(?:label|description|valuetext)|title|placeholder|alt|label|hint|legend|summary|tip|unit|before|none|add|addFirst|loss|failure)$/

/** Letters, where a visitor reads them. A single one is a sign. */
const hasLetters = (text: string) => /\p{L}{2}/u.test(text)

/** Words that follow each other, with a capital or an end: what is certainly for people, wherever it stands. */
const isSentence = (text: string) =>
  hasLetters(text) && /[\p{L}…][,:;.’]* [\p{L}…]/u.test(text) && /[\p{Lu}?!’]|\.$/u.test(text)

/** Names of modules, and types. */
const untold = /^(?:Import|ExportAll|TSType|TSInterface|TSLiteral)/

/**
 * The texts of a file that stand outside its words (src/language/text.ts): letters in JSX and in attributes that are told, and
 * sentences anywhere.
 */
export function strayWords({ file, text }: Pick<Source, 'file' | 'text'>): readonly string[] {
  const strays = new Map<number, string>()
  const note = (node: Node, isText: typeof hasLetters) => {
    const said = textOf(node)
    if (isText(said)) strays.set(node.start, said.trim())
  }
  const visit = (node: Node): void => {
    if (untold.test(node.type) || isTextIn(node) || isForProgrammers(node)) return
    if (node.type === 'JSXText') note(node, hasLetters)
    if (node.type === 'JSXAttribute' && told.test(nameOf(node.name)))
      for (const one of valuesOf(node.value)) note(one, hasLetters)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of nodesIn(node.children)) for (const one of valuesOf(child)) note(one, hasLetters)
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') note(node, isSentence)
    for (const part of Object.values(node)) for (const inner of nodesIn(part)) visit(inner)
  }
  for (const node of programOf({ file, text })) visit(node)
  return [...strays.values()].map(stray => `${file}: ${stray}`)
}

/** A comparison, an error or the console's. */
function isForProgrammers({ type, operator, callee }: Node): boolean {
  if (type === 'BinaryExpression') return operator === '===' || operator === '!=='
  return /Error$/.test(nameOf(callee)) || nodesIn(callee).some(({ object }) => nameOf(object) === 'console')
}

/** The texts that an expression may come to: `a ? 'one' : b ?? 'other'`. */
function valuesOf(part: unknown): readonly Node[] {
  return nodesIn(part).flatMap(node => {
    switch (node.type) {
      case 'Literal':
      case 'TemplateLiteral':
        return [node]
      case 'JSXExpressionContainer':
        return valuesOf(node.expression)
      case 'ConditionalExpression':
        return [...valuesOf(node.consequent), ...valuesOf(node.alternate)]
      case 'LogicalExpression':
        return [...valuesOf(node.left), ...valuesOf(node.right)]
      default:
        return []
    }
  })
}

/** A text as written, with "…" for each value in it. */
function textOf({ type, value, quasis }: Node): string {
  if (type !== 'TemplateLiteral') return typeof value === 'string' ? value : ''
  // The parser gives each piece its source, and what it comes to.
  return nodesIn(quasis)
    .map(({ value }) => (value as { readonly raw: string }).raw)
    .join('…')
}
