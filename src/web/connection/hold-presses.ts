import { checkConnection, isConnected } from './connection.ts'
import { hold, letGo, release, whatIsHeld } from './held.ts'

/**
 * Without a connection, a link or a form would replace the page with the browser's own error page. So they wait, and go on by
 * themselves once there is one. Another press takes a link back. The returned function ends it.
 */
export function holdPresses(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  /** The form that is being sent. */
  let passing: EventTarget | null = null

  function onClick(event: MouseEvent): void {
    if (isConnected() || !(event.target instanceof Element)) return
    const link = linkPressed(event, event.target)
    if (link) {
      event.preventDefault()
      hold('page', () => location.assign(link.href))
    } else if (whatIsHeld() === 'page' && event.target.closest('button, label, summary')) letGo()
  }

  function onSubmit(event: SubmitEvent): void {
    const { target: form, submitter } = event
    if (event.defaultPrevented || form === passing || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    hold('form', () => {
      passing = form
      form.requestSubmit(submitter)
      passing = null
    })
    // A lost form takes what was typed with it, so the connection is tried first, whatever the browser says.
    void checkConnection().then(release)
  }

  // React's own listeners are further inside, and have run.
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('submit', onSubmit, { signal })
  return () => ending.abort()
}

/** The link that a click would open in place of this page. */
function linkPressed(event: MouseEvent, target: Element): HTMLAnchorElement | null {
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return null
  const isElsewhere = link.href.replace(/#.*/, '') !== location.href.replace(/#.*/, '')
  const opensHere = /^https?:/.test(link.href) && link.target === ''
  return opensHere && (isElsewhere || !link.href.includes('#')) ? link : null
}
