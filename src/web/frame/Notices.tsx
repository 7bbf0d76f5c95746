import { useEffect, useState } from 'react'
import styles from './Notices.module.css'

type Module = typeof import('../connection/offline.ts')

/** Notices for every screen. Their code comes after the page is alive, while there is a connection to lose. */
export function Notices() {
  const [module, setModule] = useState<Module>()
  useEffect(() => {
    const load = async () => setModule(await import('../connection/offline.ts'))
    load().catch(() => {})
  }, [])
  return (
    // Tests wait for `data-ready`.
    <div className={styles.notices} data-ready={module && ''}>
      {module && <module.ConnectionNotice />}
    </div>
  )
}
