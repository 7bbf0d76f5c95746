import { type ReactNode, useId } from 'react'
import styles from './Tip.module.css'

/** A short word that explains itself when it is pressed: a native popover, so Escape and a tap elsewhere close it. */
export function Tip(props: { label: ReactNode; className?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <button type="button" className={`${styles.label} ${props.className ?? ''}`} popoverTarget={id}>
        {props.label}
      </button>
      <div id={id} popover="auto" className={styles.tip}>
        {props.children}
      </div>
    </>
  )
}
