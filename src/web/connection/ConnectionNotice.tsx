import { useEffect, useSyncExternalStore } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { useConnected } from './connection.ts'
import { type Held, heldChanged, whatIsHeld } from './held.ts'
import { holdPresses } from './hold-presses.ts'
import { installOfflinePage } from './offline-page.ts'

/** Says that there is no connection, and what becomes of what the visitor pressed. */
export function ConnectionNotice() {
  const connected = useConnected()
  const held = useSyncExternalStore<Held>(listen, whatIsHeld, whatIsHeld)
  useEffect(holdPresses, [])
  useEffect(() => {
    installOfflinePage().catch(() => {})
  }, [])
  if (connected) return null
  return (
    <div data-held={held ?? undefined}>
      <Alert look="warn" title={navigator.onLine ? 'I’ve lost the connection.' : 'You’re offline.'}>
        <p>Everything on this page is still here. {whatFollows[held ?? 'nothing']}</p>
      </Alert>
    </div>
  )
}

function listen(changed: () => void): () => void {
  addEventListener(heldChanged, changed)
  return () => removeEventListener(heldChanged, changed)
}

const whatFollows = {
  nothing: 'Anything you send goes out once you’re connected again.',
  page: 'I’ll open that page once you’re connected again.',
  form: 'I’ll send that once you’re connected again.',
} as const
