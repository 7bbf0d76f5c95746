import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { wordsIn } from '../../../language/text.ts'
import { useWords } from '../../words.ts'
import { classes } from '../classes.ts'
import styles from './Dialog.module.css'
import { useBackCloses } from './use-back-closes.ts'

const words = wordsIn({ en: { close: 'Close' }, es: { close: 'Cerrar' } })

interface DialogProps {
  readonly open: boolean
  /** Escape, the browser's Back, the cross, a click outside it, or the dialog's own form was sent. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** The buttons at its bottom, the main one last. */
  readonly actions?: ReactNode
  /** `drawer` comes from the side; `wide` holds a page. */
  readonly shape?: 'dialog' | 'drawer' | 'wide'
}

/**
 * A modal built on the browser's `dialog`: it traps the focus, closes on Escape and Back, and returns the focus to its opener.
 */
export function Dialog({ open, onClose, title, children, actions, shape = 'dialog' }: DialogProps) {
  const say = useWords(words)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const { current } = dialog
    if (open && !current?.open) current?.showModal()
    if (!open && current?.open) current.close()
  }, [open])
  useBackCloses(open, onClose)

  // The browser reports a close only after the presses that wait, and one of them may have opened it again.
  const tellUnlessOpenAgain = () => !dialog.current?.open && onClose()

  // A click outside the panel hits the dialog itself, because the panel fills its inside.
  const closeBeside = (event: MouseEvent) => event.target === dialog.current && onClose()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is the same for the mouse
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[shape])}
      aria-labelledby={id}
      onCancel={event => event.target === dialog.current && onClose()}
      onClose={tellUnlessOpenAgain}
      onClick={closeBeside}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label={say.close}>
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
