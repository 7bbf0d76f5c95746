import { parseSync } from 'vite'
import { plain } from './specification.ts'

/** A test in its file. */
export interface Test {
  readonly file: string
  /** The titles of its groups, followed by its own. */
  readonly title: string
  /** Every text in it: in its body, in its table, and in the declarations of the file that it uses. */
  readonly texts: readonly string[]
}

/** The tests of a file, read from its source without running it. Throws for a file that does not parse. */
export function testsIn(file: string, source: string): readonly Test[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`)
  // The parser's tree is plain JSON: nodes with a type, lists of nodes, and values.
  const body = (program as unknown as { readonly body: readonly Node[] }).body
  const declared = new Map(body.flatMap(declarationsOf))
  return body.flatMap(node => find({ file, node, declared, groups: [] }))
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>

interface Search {
  readonly file: string
  readonly node: unknown
  /** What the file declares at its top, by name. */
  readonly declared: ReadonlyMap<string, Node>
  /** The titles of the groups around the node. */
  readonly groups: readonly string[]
}

function find({ node, ...around }: Search): readonly Test[] {
  const word = isNode(node) && node.type === 'CallExpression' ? rootOf(node.callee) : undefined
  if (isNode(node) && word !== undefined) {
    if (isPassedOver(node.callee)) return []
    // A call has arguments; the first one of a test or a group is its title.
    const [first, ...rest] = node.arguments as readonly Node[]
    const own = textOf(first)
    // `test.each(table)` is called in turn: the title is in the outer call.
    if (own !== undefined && rest.length > 0) {
      const groups = [...around.groups, own]
      if (word === 'describe') return rest.flatMap(inner => find({ ...around, node: inner, groups }))
      const texts = textsIn({ nodes: [node.callee, ...rest], declared: around.declared })
      return [{ file: around.file, title: groups.join(' › '), texts }]
    }
  }
  return childrenOf(node).flatMap(child => find({ ...around, node: child }))
}

/** `test`, `it` or `describe`, if that is what is called: `test`, `test.each(table)`, `describe.each(table)`. */
function rootOf(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined
  if (callee.type === 'Identifier') return /^(?:test|it|describe)$/.exec(String(callee.name))?.[0]
  return rootOf(callee.type === 'MemberExpression' ? callee.object : callee.callee)
}

/** `test.skip`, `describe.skip`, `test.todo`: what does not run proves nothing. */
function isPassedOver(callee: unknown): boolean {
  if (!isNode(callee)) return false
  const { property } = callee
  if (isNode(property) && (property.name === 'skip' || property.name === 'todo')) return true
  return isPassedOver(callee.type === 'MemberExpression' ? callee.object : callee.callee)
}

/** All texts below some nodes, and below the declarations of the file that they use. */
function textsIn({ nodes, declared }: { nodes: readonly unknown[]; declared: Search['declared'] }) {
  const texts: string[] = []
  const followed = new Set<string>()
  const visit = (node: unknown): void => {
    const text = textOf(node)
    if (text !== undefined) texts.push(text)
    const name = isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined
    const target = name === undefined || followed.has(name) ? undefined : declared.get(name)
    if (name !== undefined) followed.add(name)
    if (target) visit(target)
    childrenOf(node).forEach(visit)
  }
  nodes.forEach(visit)
  return texts
}

/** The text of a literal. A value in a template counts as three dots, a regular expression as what it matches. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'JSXText') return plain(String(node.value))
  if (node.type === 'TemplateLiteral') {
    const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[]
    return plain(quasis.map(({ value }) => value.cooked).join('…'))
  }
  if (node.type !== 'Literal') return undefined
  if (typeof node.value === 'string') return plain(node.value)
  const pattern = (node.regex as { readonly pattern: string } | undefined)?.pattern
  return pattern === undefined ? undefined : plain(pattern.replace(/^\^|\$$/g, '').replace(/\\(\W)/g, '$1'))
}

function declarationsOf(node: Node): readonly (readonly [string, Node])[] {
  const declaration = isNode(node.declaration) ? node.declaration : node
  const all = Array.isArray(declaration.declarations) ? declaration.declarations : [declaration]
  return all.flatMap(one => (isNode(one) && isNode(one.id) ? [[String(one.id.name), one] as const] : []))
}

function childrenOf(node: unknown): readonly unknown[] {
  if (Array.isArray(node)) return node
  return isNode(node) ? Object.values(node).filter(value => typeof value === 'object') : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The numbers that a text cites: `(spec 2.3.5.1, 5.4)`. Null for parentheses that cite something else. */
export function numbersNamed(text: string): readonly string[] | null {
  const lists = [...text.matchAll(/\(spec ([^)]*)\)/g)]
  const numbers = lists.flatMap(([, list = '']) => list.split(', '))
  return numbers.every(number => /^\d(?:\.\d{1,2})*$/.test(number)) ? numbers : null
}
