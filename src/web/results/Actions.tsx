import { useEffect, useState } from 'react'
import type { Action } from '../../contract/status.ts'
import { instrument } from '../instrument.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Actions.module.css'
import type { CallDialog } from './CallDialog.tsx'

interface Offer {
  readonly insurer: string
  readonly carrier: string
  /** What people say of the visitor's whole quote. */
  readonly ownNumber: string
  /** Counted from 1, as the visitor sees the list. */
  readonly position: number
  /** While the carrier is still asked, nothing can be pressed (spec 4.4). */
  readonly quoting: boolean
}

/** What can be done about an offer (spec 4.5). */
export function Actions({ actions, ...offer }: Offer & { actions: readonly Action[] }) {
  return actions.map(action => <Act key={`${action.type} ${action.text}`} action={action} {...offer} />)
}

function Act({ action, insurer, carrier, ownNumber, position, quoting }: Offer & { action: Action }) {
  const [calling, setCalling] = useState(false)
  const CallDialog = useCallDialog(action)
  const look = action.primary ? 'primary' : 'quiet'
  const count = () => instrument(action.external ? 'ad_click' : 'quote_click', { carrier, position })
  if (quoting || action.type === 'quoting') {
    return (
      <Button wide disabled>
        {action.text}
      </Button>
    )
  }
  if (action.type === 'call') {
    const call = () => {
      count()
      setCalling(true)
    }
    return (
      <>
        <noscript>
          <p>
            {action.phone}
            {action.quote_number !== undefined && `, quote number ${action.quote_number}`}
          </p>
        </noscript>
        <Button look={look} wide className={styles.scripted} aria-haspopup="dialog" onClick={call}>
          {action.text}
          <VisuallyHidden>: {insurer}</VisuallyHidden>
        </Button>
        {CallDialog && (
          <CallDialog open={calling} onClose={() => setCalling(false)} {...{ action, insurer, ownNumber }} />
        )}
      </>
    )
  }
  const leave = () => {
    count()
    const { pixel } = action
    if (pixel) void import('./tell-of-click.ts').then(({ tellOfClick }) => tellOfClick(pixel))
  }
  const target = action.direct ? undefined : '_blank'
  return (
    <ButtonLink look={look} wide href={action.url} target={target} rel="noopener noreferrer" onClick={leave}>
      {action.text}
      {target && <VisuallyHidden>, opens in a new window</VisuallyHidden>}
    </ButtonLink>
  )
}

/** The dialog of a call, fetched once the page is alive, so that prices never wait for it. */
function useCallDialog({ type }: Action): typeof CallDialog | undefined {
  const [dialog, setDialog] = useState<{ readonly view: typeof CallDialog }>()
  useEffect(() => {
    if (type === 'call')
      void import('./CallDialog.tsx').then(module => setDialog({ view: module.CallDialog }))
  }, [type])
  return dialog?.view
}
