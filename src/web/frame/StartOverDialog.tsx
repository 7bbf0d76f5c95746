import { Button, ButtonLink } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for confirmation before starting over (spec 2.2.8). */
export function StartOverDialog({ open, onClose }: Props) {
  return (
    <Dialog
      title="Start over?"
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Stay here</Button>
          <ButtonLink look="primary" href="/welcome">
            Start over
          </ButtonLink>
        </>
      }
    >
      <p>
        You’ll start a new quote from the first question. Your answers so far stay sealed, and are erased in
        time.
      </p>
    </Dialog>
  )
}
