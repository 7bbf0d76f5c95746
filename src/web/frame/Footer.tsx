import type { Ordered } from '../../contract/ordered.ts'
import { useFacts, useSite } from '../facts.ts'
import styles from './Footer.module.css'

const pages = [
  ['/faq', 'FAQ'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/disclosure', 'Information Disclosure'],
  ['/about', 'About'],
  ['/accessibility', 'Accessibility'],
  ['/credits', 'Credits'],
] as const

export interface FooterProps {
  /** The visitor's quote number, once there is one. */
  readonly quoteNumber?: string | null | undefined
  /** The order of the visitor's quote, once there is one. */
  readonly ordered?: Ordered | undefined
}

/** Help, the quote number, the fine print, and a note that the carriers are fictional (spec 1.4). */
export function Footer({ quoteNumber, ordered }: FooterProps) {
  const site = useSite()
  const { demoNote, signal, ownPages = [] } = useFacts()
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.help}>
          <p>
            Need a hand? <a href={`tel:${site.phone.dial}`}>{site.phone.text}</a>
          </p>
          {quoteNumber && (
            <p className={styles.number}>
              Quote number <strong>{quoteNumber}</strong>
            </p>
          )}
          {ordered && <a href={ordered.route}>Your order {ordered.number}</a>}
        </div>
        <nav aria-label="About this service">
          <ul className={styles.links}>
            {[...pages, ...ownPages].map(([path, title]) => (
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
