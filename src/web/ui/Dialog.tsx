import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  readonly open: boolean
  /** Escape, the cross, a click beside it, or the dialog's own form was sent. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** The buttons at its foot, the one to press last. */
  readonly actions?: ReactNode
  /** `drawer` comes from the side; `wide` holds a page. */
  readonly shape?: 'dialog' | 'drawer' | 'wide'
}

/**
 * A modal on the browser's own `dialog`: it holds the focus, closes on Escape and gives the focus back to what
 * opened it.
 */
export function Dialog({ open, onClose, title, children, actions, shape = 'dialog' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const { current } = dialog
    if (open && !current?.open) current?.showModal()
    if (!open && current?.open) current.close()
  }, [open])

  // A click beside the panel hits the dialog itself: the panel fills all of its inside.
  const closeBeside = (event: MouseEvent) => event.target === dialog.current && onClose()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is the mouse's way to the same
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[shape])}
      aria-labelledby={id}
      onClose={onClose}
      onClick={closeBeside}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
              <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
