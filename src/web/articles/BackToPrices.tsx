import type { WayBack } from '../../contract/came-from.ts'

interface BackToPricesProps {
  /** The page that led here, if it is another one. */
  readonly back: WayBack | undefined
  readonly quoteId: string
}

/** The way back from a page around the prices. */
export function BackToPrices({ back, quoteId }: BackToPricesProps) {
  return <a href={back?.path ?? `/quotes/${quoteId}`}>{back?.label ?? 'Back to all prices'}</a>
}
