import styles from './BackLink.module.css'
import { stepLink } from './step-link.ts'
import type { Navigator } from './use-navigator.ts'

/** To the question before. What was typed here is kept. */
export function BackLink({ route, go }: { route: string | undefined; go: Navigator['go'] }) {
  if (!route) return null
  return (
    <a className={styles.back} {...stepLink(go, 'back')(route)}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M14.5 5.5L8 12l6.5 6.5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      Back
    </a>
  )
}
