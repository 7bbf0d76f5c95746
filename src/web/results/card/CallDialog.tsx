import type { Action } from '../../../contract/status.ts'
import { useSite } from '../../facts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './CallDialog.module.css'
import { dial } from './telephone.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly action: Action
  readonly insurer: string
  /** Our number of the whole quote, which carriers do not have. */
  readonly ownNumber: string
}

/** The quote number, and the toll-free number to call with its hours (spec 4.5.1). */
export function CallDialog({ open, onClose, action, insurer, ownNumber }: Props) {
  const site = useSite()
  const { phone, hours, note, quote_number } = action
  return (
    <Dialog
      title={`Call ${insurer}`}
      open={open}
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <p>Please call the carrier toll-free{quote_number !== undefined && ' and give this quote number'}.</p>
      <dl className={styles.numbers}>
        {quote_number !== undefined && (
          <div>
            <dt>Quote number at {insurer}</dt>
            <dd>{quote_number}</dd>
          </div>
        )}
        {phone !== undefined && (
          <div>
            <dt>Toll-free</dt>
            <dd>
              <a href={dial(phone)}>{phone}</a>
            </dd>
          </div>
        )}
        {hours !== undefined && (
          <div>
            <dt>Hours</dt>
            <dd>{hours}</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>
        Your quote number with {site.name} is <strong>{ownNumber}</strong>. That one is for calls to us:{' '}
        {insurer} doesn’t know it.
      </p>
      <p className={styles.note}>{note ?? 'You call them. They don’t have your number.'}</p>
    </Dialog>
  )
}
