import { type MouseEvent, useState } from 'react'
import { useFacts } from '../facts.ts'
import { instrument } from '../instrument.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

/** Opens the Information Disclosure; without scripts it leads to the page (spec 2.3.9.4). */
export function DisclosureLink() {
  const [open, setOpen] = useState(false)
  const { retentionDays, agent, emailPassedOn } = useFacts()
  const close = () => setOpen(false)
  const show = (event: MouseEvent) => {
    event.preventDefault()
    instrument('information_disclosure')
    setOpen(true)
  }
  return (
    <>
      <a href="/disclosure" onClick={show}>
        Information Disclosure
      </a>
      <Dialog
        open={open}
        onClose={close}
        title="Information Disclosure"
        actions={
          <Button look="primary" onClick={close}>
            Close
          </Button>
        }
      >
        <p>
          Your answers go to the insurers that quote you and to no one else. They use them to work out a
          price, and may check them against public records and their own before they issue a policy.
        </p>
        <p>
          I keep your answers sealed and erase them after {retentionDays} days.{' '}
          {emailPassedOn
            ? `${agent} gets an email address that you give, as its page says, and may write to you.`
            : 'An email address is used only for what you ask for. Nothing is sold.'}
        </p>
        <p>
          <a href="/disclosure" target="_blank" rel="noopener">
            Read the whole disclosure
          </a>
        </p>
      </Dialog>
    </>
  )
}
