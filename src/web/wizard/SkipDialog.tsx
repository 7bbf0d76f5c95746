import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

const confirmed = 'skip-confirmed'

/** Whether the visitor has confirmed a skip on this device before (spec 4.2.2). */
export function hasConfirmedSkip(): boolean {
  try {
    return localStorage.getItem(confirmed) !== null
  } catch {
    return false
  }
}

function rememberConfirmedSkip(): void {
  try {
    localStorage.setItem(confirmed, '1')
  } catch {
    // Without browser storage, the question comes again next time.
  }
}

interface SkipDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks once per device whether to really skip a question (spec 4.2.2). */
export function SkipDialog({ open, onClose, onConfirm }: SkipDialogProps) {
  const confirm = () => {
    rememberConfirmedSkip()
    onClose()
    onConfirm()
  }
  const actions = (
    <>
      <Button onClick={onClose}>Stay here</Button>
      <Button look="primary" onClick={confirm}>
        Yes, skip the question
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title="Are you sure to skip the question?" actions={actions}>
      <p>
        I’ll assume what’s typical and tell you so with your quotes. An insurer that needs to know will show
        an estimate, or ask you before it sells you a policy.
      </p>
    </Dialog>
  )
}
