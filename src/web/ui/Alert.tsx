import type { ReactNode, Ref } from 'react'
import styles from './Alert.module.css'
import { classes } from './classes.ts'

interface AlertProps {
  /** `bad` interrupts a screen reader, the others wait their turn. */
  readonly look?: 'bad' | 'warn' | 'ok' | 'note'
  readonly title?: string
  /** One paragraph; more are children. */
  readonly text?: ReactNode
  readonly children?: ReactNode
  /** Says what was wrong with a form that was sent as a page: the focus is here when the page has loaded, without scripts too. */
  readonly afterForm?: boolean
  /** Takes the focus when it appears (tabindex -1). */
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** A message in the flow of the page, distinguished by icon and words as well as color. */
export function Alert({ look = 'bad', title, text, children, afterForm, ref }: AlertProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what was wrong comes before the form, which the visitor has already read
      autoFocus={afterForm}
      role={look === 'bad' ? 'alert' : 'status'}
      className={classes(styles.alert, styles[look])}
    >
      <svg className={styles.mark} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={marks[look]} />
      </svg>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  )
}

const circle = 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z'
const marks = {
  bad: `${circle}M12 8v5M12 16.2v.1`,
  warn: 'M12 4L3 19.5h18zM12 10v4.5M12 17v.1',
  ok: `${circle}M8.5 12.3l2.4 2.4l4.6-5`,
  note: `${circle}M12 11.5V16M12 8v.1`,
} as const
