import type { WayBack } from '../../contract/came-from.ts'
import { wordsIn } from '../../language/text.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { useWords } from '../words.ts'
import styles from './BackToPrices.module.css'

const words = wordsIn({ en: { back: 'Back to all quotes' }, es: { back: 'Volver a todas las cotizaciones' } })

interface BackToPricesProps {
  /** The page that led here, if it is another one. */
  readonly back?: WayBack | undefined
  readonly quoteId: string
  /** The query string of the visit. */
  readonly query?: string
  /** Next to other buttons it looks like one. */
  readonly isButton?: boolean
}

/** The way back from a page around the prices. */
export function BackToPrices({ back, quoteId, query = '', isButton = false }: BackToPricesProps) {
  const say = useWords(words)
  const way = { href: back?.path ?? `/quotes/${quoteId}${query}`, children: back?.label ?? say.back }
  return isButton ? <ButtonLink wide {...way} /> : <a className={styles.back} {...way} />
}
