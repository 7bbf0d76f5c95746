import { useState } from 'react'
import { erase } from '../../contract/erase.ts'
import { call } from '../call.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { leaveForErased, tellTabs } from './erased.ts'
import { whatGoes } from './what-goes.ts'

interface EraseDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly quoteId: string
}

/** Asks once more before a quote is erased; two buttons of the same weight. */
export function EraseDialog({ open, onClose, quoteId }: EraseDialogProps) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const press = async () => {
    if (busy) return
    setBusy(true)
    const { status } = await call(erase, { quote_id: quoteId })
    if (status === 'OK') {
      // At once: a tab that requests prices meanwhile would show that the quote has expired.
      tellTabs(quoteId)
      return leaveForErased()
    }
    setBusy(false)
    setFailed(true)
  }
  return (
    <Dialog
      title="Delete my answers?"
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep my answers</Button>
          <Button busy={busy} onClick={press}>
            Delete my answers
          </Button>
        </>
      }
    >
      <p>{whatGoes}</p>
      {failed && (
        <Alert>
          <p>I couldn’t reach the service, so your answers may still be here. Please try again.</p>
        </Alert>
      )}
    </Dialog>
  )
}
