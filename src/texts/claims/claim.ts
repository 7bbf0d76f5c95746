import type { Carrier } from '../../carriers/carrier.ts'
import type { SiteFacts } from '../../contract/page.ts'

/** The facts about the service that texts are checked against, including how long it keeps the rest. */
export interface Truth {
  readonly site: SiteFacts
  readonly carriers: readonly Carrier[]
  /** Days for which an ended order is kept. */
  readonly orderDays: number
}

/** A sentence is false, with the truth and the fix; or nobody but a lawyer can tell, with what it depends on; or it may be said. */
export type Verdict = { readonly isFalse: string } | { readonly isUnsure: string } | null

/** A kind of promise that texts make. */
export interface Claim {
  /** The promise, for operators in docs/texts.md. */
  readonly is: string
  /** When it may be said, in docs/texts.md. */
  readonly where: string
  judge(sentence: string, truth: Truth): Verdict
}

/** What to put around a sentence that holds only without a fact. */
export function onlyWithout(fact: string): string {
  return `Put {{^${fact}}} before it and {{/${fact}}} after it, or leave it out.`
}
