import { useSyncExternalStore } from 'react'
import { Alert } from '../ui/Alert.tsx'
import styles from './Notices.module.css'

/** Notices for every screen: no connection, no scripts. */
export function Notices() {
  const online = useSyncExternalStore(listen, isOnline, assumeOnline)
  return (
    <div className={styles.notices}>
      {!online && (
        <Alert look="warn" title="You’re offline.">
          <p>
            Everything you typed is still here. Anything you were sending goes out once you’re connected
            again.
          </p>
        </Alert>
      )}
    </div>
  )
}

function listen(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

const isOnline = () => navigator.onLine
const assumeOnline = () => true
