import { useEffect } from 'react'
import { addressOf } from '../../contract/quote-address.ts'
import { addressAt, pathHere } from '../base-path.ts'
import styles from './BackLink.module.css'
import { type LinkContext, stepLink } from './step-link.ts'

/** A link to the previous question. It keeps what was typed here. */
export function BackLink({ route, ...context }: LinkContext & { route: string | undefined }) {
  useOwnAddress(context)
  if (!route) return null
  return (
    <a className={styles.back} {...stepLink(context, 'back')(route)}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M14.5 5.5L8 12l6.5 6.5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      Back
    </a>
  )
}

/** Adds a missing quote id to the address of a question, so that a reload shows the same quote. */
function useOwnAddress({ query, quoteId }: LinkContext): void {
  useEffect(() => {
    const address = addressAt(addressOf(pathHere(), query, quoteId))
    if (address !== location.pathname + location.search) history.replaceState(history.state, '', address)
  }, [query, quoteId])
}
