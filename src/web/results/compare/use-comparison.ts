import { useState } from 'react'
import type { Quote } from '../../../contract/prices/status.ts'
import { isPriced } from '../list/arrange.ts'

/** How many offers fit side by side. */
export const mostCompared = 4
const leastCompared = 2

export interface Comparison {
  /** The visitor is choosing offers. */
  readonly isChoosing: boolean
  readonly chosen: readonly Quote[]
  readonly isEnough: boolean
  start(): void
  stop(): void
  /** Whether an offer can be chosen, or left out again. */
  canToggle(quote: Quote): boolean
  toggle(id: string): void
}

/** The offers that the visitor puts side by side, two to four prices, while the dialog for them is open or loads. */
export function useComparison(
  quotes: readonly Quote[],
  dialog: { readonly shown: { readonly open: boolean; readonly onClose: () => void }; open(): void },
): Comparison {
  const [ids, setIds] = useState<readonly string[]>([])
  const chosen = ids.flatMap(id => quotes.find(quote => quote.id === id && isComparable(quote)) ?? [])
  return {
    isChoosing: dialog.shown.open,
    chosen,
    isEnough: chosen.length >= leastCompared,
    start: dialog.open,
    stop() {
      setIds([])
      dialog.shown.onClose()
    },
    canToggle: quote => isComparable(quote) && (chosen.includes(quote) || chosen.length < mostCompared),
    toggle: id => setIds(now => (now.includes(id) ? now.filter(one => one !== id) : [...now, id])),
  }
}

/** Only prices can be compared. */
export function isComparable({ ad, price_info }: Quote): boolean {
  return !ad && isPriced(price_info)
}
