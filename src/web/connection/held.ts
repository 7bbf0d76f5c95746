import { isConnected } from './connection.ts'
import { allSent } from './keep-sending.ts'

/** What the visitor last pressed that waits for the connection: a way to another page, or the button of a form. */
export type Held = 'page' | 'form' | null

/** Tells the window that something else is held. */
export const heldChanged = 'heldchanged'

let held: Held = null
let goOn = () => {}

export function whatIsHeld(): Held {
  return held
}

/** Keeps a press until the connection is back and `next` carries it out. The last press counts, and typing takes it back. */
export function hold(what: Held, next: () => void): void {
  goOn = next
  tell(what)
  addEventListener('online', release, { once: true })
  addEventListener('input', onInput)
}

export function letGo(): void {
  if (held === null) return
  removeEventListener('input', onInput)
  tell(null)
}

/** Goes on if there is a connection. What was sent without leaving the page comes first. */
export async function release(): Promise<void> {
  const next = goOn
  await allSent()
  if (held === null || next !== goOn || !isConnected()) return
  letGo()
  next()
}

function onInput({ isTrusted }: Event): void {
  // A form sent while there is a connection is gone in a moment.
  if (isTrusted && (held === 'page' || !isConnected())) letGo()
}

function tell(what: Held): void {
  held = what
  dispatchEvent(new Event(heldChanged))
}
