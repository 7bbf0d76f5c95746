import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Spinner } from './Spinner.tsx'

interface Look {
  /** One `primary` per screen; `quiet` has a border, `plain` looks like a link, `bad` deletes something. */
  readonly look?: 'primary' | 'quiet' | 'plain' | 'bad'
  /** As wide as its container. */
  readonly wide?: boolean
}

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Busy: shows a spinner, and the button keeps its place and its focus. */
  readonly busy?: boolean
}

/** A button; its type is "button" by default. */
export function Button(props: ButtonProps) {
  const { look = 'quiet', wide, busy = false, children, className, ...rest } = props
  return (
    <button
      type="button"
      className={classes(styles.button, styles[look], wide && styles.wide, className)}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      {...rest}
    >
      <span className={styles.text}>{children}</span>
      {busy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'quiet',
  wide,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={classes(styles.button, styles[look], wide && styles.wide, className)} {...rest}>
      <span className={styles.text}>{children}</span>
    </a>
  )
}
