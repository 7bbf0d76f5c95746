import { useRef, useState } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { networkError } from '../wizard/messages.ts'
import styles from './SaveQuotes.module.css'
import { useDialog } from './use-dialog.ts'

interface SaveQuotesProps {
  readonly quoteId: string
  /** Whether the prices have not been sent anywhere yet. */
  readonly needed: boolean
  /** The address given on the e-mail page, if this browser gave it. */
  readonly email: string | undefined
}

/** The button that sends the prices to an e-mail address, and what became of it (spec 2.4.13, 4.6.1). */
export function SaveQuotes({ quoteId, needed, email }: SaveQuotesProps) {
  const dialog = useDialog(() => import('./SaveQuotesDialog.tsx'))
  const [saved, setSaved] = useState(false)
  const message = useRef<HTMLDivElement>(null)
  const onSaved = () => {
    dialog.close()
    setSaved(true)
    // The button that would take the focus back is gone.
    requestAnimationFrame(() => message.current?.focus())
  }
  if (saved) {
    return (
      <Alert look="ok" title="Success" ref={message}>
        <p>Your quotes are sent to your email.</p>
      </Alert>
    )
  }
  if (!needed) return null
  return (
    <div className={styles.save}>
      <Button aria-haspopup="dialog" onClick={dialog.open}>
        Save quotes...
      </Button>
      {dialog.state === 'failed' && <p role="alert">{networkError}</p>}
      {dialog.module && (
        <dialog.module.SaveQuotesDialog
          open={dialog.state === 'open'}
          onClose={dialog.close}
          {...{ quoteId, email, onSaved }}
        />
      )}
    </div>
  )
}
