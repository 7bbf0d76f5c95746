import type { Quote } from '../../contract/status.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { LinkToPrice } from './LinkToPrice.tsx'

interface ShareDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly quoteId: string
  /** An offer with a price. */
  readonly quote: Quote
}

/** Shares one price from its card. */
export function ShareDialog({ open, onClose, quoteId, quote }: ShareDialogProps) {
  const { id, insurer, price_info } = quote
  const title = `Share ${insurer.name}’s price`
  return (
    <Dialog title={title} open={open} onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <LinkToPrice
        carrier={id}
        premium={price_info.premium ?? ''}
        title={`${insurer.name}: a price`}
        url={null}
        {...{ quoteId }}
      />
      <p>
        <a href={`/quotes/${quoteId}/data#shared`}>All prices you share</a>
      </p>
    </Dialog>
  )
}
