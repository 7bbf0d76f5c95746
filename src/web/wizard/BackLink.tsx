import { useEffect } from 'react'
import { addressOf } from '../../contract/quote-address.ts'
import styles from './BackLink.module.css'
import { type LinkContext, stepLink } from './step-link.ts'

/** To the question before. What was typed here is kept. */
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

/** A question that was opened without its quote in the address gets it: loaded anew, it shows the same quote. */
function useOwnAddress({ query, quoteId }: LinkContext): void {
  useEffect(() => {
    const address = addressOf(location.pathname, query, quoteId)
    if (address !== location.pathname + location.search) history.replaceState(history.state, '', address)
  }, [query, quoteId])
}
