import { actionTaken } from './action-taken.ts'

/**
 * Calls back when the visitor comes back to this tab, because another tab may have changed the quote meanwhile. The returned
 * function ends it. Only for the browser.
 */
export function onReturn(returned: () => void): () => void {
  const shown = () => {
    if (!document.hidden) returned()
  }
  addEventListener('focus', shown)
  addEventListener(actionTaken, shown)
  document.addEventListener('visibilitychange', shown)
  return () => {
    removeEventListener('focus', shown)
    removeEventListener(actionTaken, shown)
    document.removeEventListener('visibilitychange', shown)
  }
}
