import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Fold.module.css'

interface FoldProps {
  /** The line that is always visible. */
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Open at first. */
  readonly open?: boolean
}

/** Text folded into one line that opens it; the browser's `details`. */
export function Fold({ summary, children, className, open }: FoldProps) {
  return (
    <details className={classes(styles.fold, className)} open={open}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}
