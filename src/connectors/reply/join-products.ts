import type { LeftOut, Outcome, Quoted } from '../connector.ts'

/** The products of one reply as a single answer, the usual or first one in front; null if there is none. */
export function joinProducts([first, ...others]: readonly Quoted[]): Quoted | null {
  if (!first) return null
  return others.length > 0 ? { ...first, others } : first
}

/** A product that is nowhere in the answer. */
export function absentProduct(product: string): LeftOut {
  return { product, why: 'the reply does not have it', isFault: false }
}

/** A product that the answer mentions without a price. */
export function leftOutBy(
  product: string,
  outcome: { readonly kind: string; readonly detail?: string },
): LeftOut {
  const { kind, detail = kind } = outcome
  return { product, why: detail, isFault: kind === 'failed' }
}

/** An answer with those of its products that are not offers, for whoever looks after the carrier. */
export function withLeftOut<Answer extends Outcome>(answer: Answer, leftOut: readonly LeftOut[]): Answer {
  const holds = answer.kind === 'quoted' || answer.kind === 'failed'
  return holds && leftOut.length > 0 ? { ...answer, leftOut } : answer
}
