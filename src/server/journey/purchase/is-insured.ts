import type { Finished } from '../results/show-results.ts'

/** Whether the visitor said that they have such insurance now; lines that do not ask say nothing about it. */
export function isInsured({ quote: { line }, application }: InsuredOrNot): boolean {
  // The answers of two lines, whose shape is not known here.
  const { status, insurer } = application as Told
  if (line === 'auto') return status?.choice === 'YES'
  return line === 'homeowner' && !!insurer?.text
}

type InsuredOrNot = Pick<Finished, 'application'> & {
  readonly quote: Pick<Finished['quote'], 'line'>
}

interface Told {
  /** For a car. */
  readonly status?: { readonly choice: string }
  /** For a home; null if it is not insured now. */
  readonly insurer?: { readonly text?: string } | null
}
