import { parseSync } from 'vite'
import type { Source } from './sources.ts'

/** A node of the syntax tree, as the parser describes it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** The statements of a file. */
export function programOf({ file, text }: Pick<Source, 'file' | 'text'>): readonly Node[] {
  return nodesIn(parseSync(file, text, { preserveParens: false }).program)
}

/** What is said in one language: `en: …` */
export function isTextIn({ type, key }: Node): boolean {
  return type === 'Property' && /^(?:en|we|es)$/.test(nameOf(key))
}

export function nameOf(node: unknown): string {
  const [found] = nodesIn(node)
  return typeof found?.name === 'string' ? found.name : ''
}

export function nodesIn(part: unknown): readonly Node[] {
  if (Array.isArray(part)) return part.flatMap(nodesIn)
  // Whatever has a type is a node.
  return typeof part === 'object' && part !== null && 'type' in part ? [part as Node] : []
}
