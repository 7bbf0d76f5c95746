import type { Quoted } from '../connector.ts'

/** The products of one reply as a single answer, the usual or first one in front; null where there is none. */
export function joinProducts([first, ...others]: readonly Quoted[]): Quoted | null {
  if (!first) return null
  return others.length > 0 ? { ...first, others } : first
}
