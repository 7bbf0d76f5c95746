import type { WayBack } from '../../contract/came-from.ts'
import { wordsIn } from '../../language/text.ts'
import { useWords } from '../words.ts'

const words = wordsIn({ en: { back: 'Back to all quotes' }, es: { back: 'Volver a todas las cotizaciones' } })

interface BackToPricesProps {
  /** The page that led here, if it is another one. */
  readonly back?: WayBack | undefined
  readonly quoteId: string
  /** Of the visit. */
  readonly query?: string
}

/** The way back from a page around the prices. */
export function BackToPrices({ back, quoteId, query = '' }: BackToPricesProps) {
  const say = useWords(words)
  return <a href={back?.path ?? `/quotes/${quoteId}${query}`}>{back?.label ?? say.back}</a>
}
