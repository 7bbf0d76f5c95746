import type { ReactNode } from 'react'
import styles from './Prose.module.css'

/** A text page under one heading. */
export function Prose({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className={styles.prose}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </article>
  )
}
