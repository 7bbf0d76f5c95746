import { useEffect, useSyncExternalStore } from 'react'
import { wordsIn } from '../../language/text.ts'
import { Alert } from '../ui/Alert.tsx'
import { useWords } from '../words.ts'
import { useConnected } from './connection.ts'
import { type Held, heldChanged, whatIsHeld } from './held.ts'
import { holdPresses } from './hold-presses.ts'
import { installOfflinePage } from './offline-page.ts'

const words = wordsIn({
  en: {
    lost: 'I’ve lost the connection.',
    offline: 'You’re offline.',
    here: 'Everything on this page is still here.',
    nothing: 'Anything you send goes out once you’re connected again.',
    page: 'I’ll open that page once you’re connected again.',
    form: 'I’ll send that once you’re connected again.',
  },
  we: {
    lost: 'We’ve lost the connection.',
    page: 'We’ll open that page once you’re connected again.',
    form: 'We’ll send that once you’re connected again.',
  },
  es: {
    lost: 'Se perdió la conexión.',
    offline: 'Sin conexión a internet.',
    here: 'Esta página sigue aquí.',
    nothing: 'Lo que envíe saldrá cuando vuelva la conexión.',
    page: 'Esa página se abrirá cuando vuelva la conexión.',
    form: 'Se enviará cuando vuelva la conexión.',
  },
})

/** Says that there is no connection, and what happens to what the visitor pressed. */
export function ConnectionNotice() {
  const say = useWords(words)
  const connected = useConnected()
  const held = useSyncExternalStore<Held>(listen, whatIsHeld, whatIsHeld)
  useEffect(holdPresses, [])
  useEffect(() => {
    installOfflinePage().catch(() => {})
  }, [])
  if (connected) return null
  return (
    <div data-held={held ?? undefined}>
      <Alert look="warn" title={navigator.onLine ? say.lost : say.offline}>
        <p>
          {say.here} {say[held ?? 'nothing']}
        </p>
      </Alert>
    </div>
  )
}

function listen(changed: () => void): () => void {
  addEventListener(heldChanged, changed)
  return () => removeEventListener(heldChanged, changed)
}
