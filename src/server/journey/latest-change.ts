import type { QuoteResult } from '../../contract/status.ts'
import { centsOf } from '../../units/cents.ts'
import type { Answers } from '../../wizard/walk.ts'
import type { Changes } from './change-covers.ts'

/** What is kept of the latest change: what takes it back, and what a year cost before, in cents by carrier. */
export interface LatestChange {
  readonly undo: Changes
  readonly prices: Readonly<Record<string, number>>
}

/** Among the answers, so that it is sealed and erased as they are; no question's name has a space. */
const name = 'latest change'

/** The latest change of a quote's covers; null where there is none. */
export function latestChange({ answers }: { readonly answers: Answers }): LatestChange | null {
  // Only `withLatestChange` writes it.
  return (answers[name] as LatestChange | undefined) ?? null
}

/** The answers that remember a change. */
export function withLatestChange(answers: Answers, change: LatestChange): Answers {
  return { ...answers, [name]: change }
}

/** What a year costs at each insurer that has given its own price for the usual cover, in cents. */
export function pricesOf({ quotes }: Pick<QuoteResult, 'quotes'>): LatestChange['prices'] {
  return Object.fromEntries(
    quotes.flatMap(({ id, ad, price_info: { type, source, year_total, narrow } }) =>
      type === 'price' && source === 'insurer' && year_total !== undefined && !ad && !narrow
        ? [[id, centsOf(year_total)]]
        : [],
    ),
  )
}
