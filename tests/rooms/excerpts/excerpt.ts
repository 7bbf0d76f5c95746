import type { WrittenMapping } from '../json-speaking.ts'

/** A short piece of a mapping to an API of some kind: what it gets of a risk, and what its replies mean. */
export interface Excerpt extends WrittenMapping {
  readonly like: string
  /** The path of the question, where it is more than `/rate`. */
  readonly asksAt?: string
  readonly asks: object
  readonly replies: readonly (readonly [reply: object, outcome: object, status?: number])[]
}

/** A condition as the words that a carrier has for yes and no. */
export function whether(condition: object, value: unknown = true, otherwise: unknown = false): object {
  return { $when: [condition], value, otherwise }
}
