import type { ReactNode } from 'react'
import type { Language } from '../../language/text.ts'
import styles from './Prose.module.css'

interface ProseProps {
  readonly title: string
  /** The language of the title, if that is not the language of the page. */
  readonly lang?: Language | undefined
  readonly children: ReactNode
}

/** A text page under one heading. */
export function Prose({ title, lang, children }: ProseProps) {
  return (
    <article className={styles.prose}>
      <h1 tabIndex={-1} lang={lang}>
        {title}
      </h1>
      {children}
    </article>
  )
}
