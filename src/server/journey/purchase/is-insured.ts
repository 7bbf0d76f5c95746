import type { Finished } from '../results/show-results.ts'

/** Whether the visitor said that they have such insurance now; the lines that do not ask say nothing of it. */
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
  /** Of a car. */
  readonly status?: { readonly choice: string }
  /** Of a home; null where there is none now. */
  readonly insurer?: { readonly text?: string } | null
}
