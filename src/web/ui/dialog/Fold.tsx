import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Fold.module.css'

interface FoldProps {
  /** The line that is always visible. */
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Open at first. */
  readonly open?: boolean
  /** The browser's Back folds it again (results/card/fold-on-back.ts). */
  readonly backFolds?: boolean
}

/** Text folded into one line that opens it; the browser's `details`. */
export function Fold({ summary, children, className, open, backFolds }: FoldProps) {
  return (
    <details className={classes(styles.fold, className)} open={open} data-back-folds={backFolds}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}
