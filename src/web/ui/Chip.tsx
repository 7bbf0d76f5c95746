import type { AnchorHTMLAttributes, HTMLAttributes } from 'react'
import styles from './Chip.module.css'
import { classes } from './classes.ts'

interface Look {
  /** `brass` is the butler's touch; use it sparingly. */
  readonly look?: 'plain' | 'brass'
}

/** A short label. */
export function Chip({ look = 'plain', className, ...rest }: Look & HTMLAttributes<HTMLSpanElement>) {
  return <span className={classes(styles.chip, styles[look], className)} {...rest} />
}

/** A short label with a link. */
export function ChipLink({
  look = 'plain',
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={classes(styles.chip, styles.link, styles[look], className)} {...rest}>
      {children}
    </a>
  )
}
