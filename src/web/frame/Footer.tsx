import type { ReactNode } from 'react'
import type { Ordered } from '../../contract/purchase/ordered.ts'
import { wordsIn } from '../../language/text.ts'
import { useFacts, useSite } from '../facts.ts'
import { sentence } from '../ui/sentence.ts'
import { useWords } from '../words.ts'
import styles from './Footer.module.css'

const words = wordsIn({
  en: {
    pages: 'About this service',
    help: (phone: ReactNode) => sentence`Need a hand? ${phone}`,
    quote: (number: ReactNode) => sentence`Your quote number: ${number}`,
    order: (number: string) => `Your order ${number}`,
  },
  es: {
    pages: 'Páginas',
    help: phone => sentence`¿Necesita ayuda? ${phone}`,
    quote: number => sentence`Su número de cotización: ${number}`,
    order: number => `Su pedido ${number}`,
  },
})

export interface FooterProps {
  /** The visitor's quote number, once there is one. */
  readonly quoteNumber?: string | null | undefined
  /** The order of the visitor's quote, once there is one. */
  readonly ordered?: Ordered | undefined
}

/** Help, the quote number, the fine print, and a note that the carriers are fictional (spec 1.4). */
export function Footer({ quoteNumber, ordered }: FooterProps) {
  const say = useWords(words)
  const site = useSite()
  const { demoNote, signal, pages = [] } = useFacts()
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.help}>
          <p>{say.help(<a href={`tel:${site.phone.dial}`}>{site.phone.text}</a>)}</p>
          {quoteNumber && <p className={styles.number}>{say.quote(<strong>{quoteNumber}</strong>)}</p>}
          {ordered && <a href={ordered.route}>{say.order(ordered.number)}</a>}
        </div>
        <nav aria-label={say.pages}>
          <ul className={styles.links}>
            {pages.map(([path, title]) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {demoNote && <p className={styles.small}>{demoNote}</p>}
        {signal && <p className={styles.small}>{signal}</p>}
        <p className={styles.small}>{site.copyright}</p>
      </div>
    </footer>
  )
}
