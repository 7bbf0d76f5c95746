import { useEffect, useState } from 'react'
import type { Quote, StatusReply } from '../../contract/prices/status.ts'

export type Extras = typeof import('./extras.ts')

let loaded: Extras | undefined

/** Whether these results show what only some do. */
export function hasExtras(data: StatusReply['data'] | null): boolean {
  if (!data) return false
  const { actions_taken, ways, bundle, late_start, result, sourceUrl } = data
  if (result.quotes.some(hasCardExtras)) return true
  if (result.quote_status !== 'quoting' && isPriceless(result.quotes)) return true
  return !!(actions_taken || ways || bundle || late_start || sourceUrl || result.has_more_results)
}

/** Whether no insurer has a price, nor a number to call. */
export function isPriceless(quotes: readonly Quote[]): boolean {
  return !quotes.some(({ ad, price_info: { type } }) => !ad && (type === 'price' || type === 'call'))
}

/** Whether a card shows what only some do. */
function hasCardExtras({ receipts, ordered_terms, bundle, price_info: { pets, popular } }: Quote): boolean {
  return !!(receipts || ordered_terms || bundle || pets || popular)
}

/** Loads what only some results show. */
export async function loadExtras(): Promise<void> {
  loaded ??= await import('./extras.ts')
}

/** What only some results show, once it is needed and loaded; without it the page is whole. */
export function useExtras(needed: boolean) {
  const [extras, setExtras] = useState(loaded)
  useEffect(() => {
    const show = () => setExtras(loaded)
    if (needed) loadExtras().then(show, show)
  }, [needed])
  return extras
}
