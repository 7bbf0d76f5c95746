import { useId } from 'react'
import type { Action } from '../../contract/status.ts'
import { opens } from '../frame/opens.ts'
import { instrument } from '../instrument.ts'
import styles from './Actions.module.css'
import { CallDialog } from './CallDialog.tsx'

interface ActionsProps {
  readonly actions: readonly Action[]
  readonly insurer: string
  readonly carrier: string
  readonly position: number
  /** While the carrier is still asked, nothing can be pressed (spec 4.4). */
  readonly quoting: boolean
}

/** What can be done about an offer (spec 4.5). */
export function Actions({ actions, quoting, ...offer }: ActionsProps) {
  if (actions.length === 0) return null
  return (
    <div className={styles.actions}>
      {actions.map(action => (
        <One key={`${action.type} ${action.text}`} action={action} disabled={quoting} {...offer} />
      ))}
    </div>
  )
}

type OneProps = Omit<ActionsProps, 'actions' | 'quoting'> & { action: Action; disabled: boolean }

function One({ action, disabled, insurer, carrier, position }: OneProps) {
  const id = useId()
  const look = `${styles.action} ${action.primary ? styles.primary : styles.second}`
  const count = () => instrument(action.external ? 'ad_click' : 'quote_click', { carrier, position })
  if (disabled || action.type === 'quoting') {
    return (
      <button type="button" className={look} disabled>
        {action.text}
      </button>
    )
  }
  if (action.type === 'call') {
    const { onClick, ...command } = opens(id)
    return (
      <>
        <button
          type="button"
          className={look}
          {...command}
          onClick={() => {
            count()
            onClick()
          }}
        >
          {action.text}
          <span className="visually-hidden">: {insurer}</span>
        </button>
        <CallDialog id={id} action={action} insurer={insurer} />
      </>
    )
  }
  const target = action.direct ? undefined : '_blank'
  return (
    <a className={look} href={action.url} target={target} rel="noopener noreferrer" onClick={count}>
      {action.text}
      {target && <span className="visually-hidden">, in a new window</span>}
    </a>
  )
}
