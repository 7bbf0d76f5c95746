import type { ReactNode } from 'react'
import { wordsIn } from '../../language/text.ts'
import { useWords } from '../words.ts'
import { Footer, type FooterProps } from './Footer.tsx'
import styles from './Frame.module.css'
import { Header } from './Header.tsx'
import { Notices } from './Notices.tsx'

const words = wordsIn({ en: { skip: 'Skip to content' }, es: { skip: 'Ir al contenido' } })

export interface FrameProps extends FooterProps {
  readonly children: ReactNode
  readonly header?: boolean
  readonly footer?: boolean
}

/** The frame of every screen, always in the same order (WCAG 3.2.6): skip link, header, main, footer. */
export function Frame({ children, quoteNumber, ordered, header = true, footer = true }: FrameProps) {
  const say = useWords(words)
  return (
    <div className={styles.frame}>
      {header && (
        <>
          <a className={styles.skip} href="#main">
            {say.skip}
          </a>
          <Header />
        </>
      )}
      <Notices />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer && <Footer {...{ quoteNumber, ordered }} />}
    </div>
  )
}
