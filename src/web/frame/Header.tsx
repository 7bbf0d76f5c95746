import { Mark } from '../butler/Mark.tsx'
import { useSite } from '../facts.ts'
import styles from './Header.module.css'
import { Menu } from './Menu.tsx'

/** The name of the service, and the menu (spec 2.2.6). */
export function Header() {
  const site = useSite()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.brand} href="/">
          <Mark />
          <span>
            {site.name}
            <span className={styles.tagline}>{site.tagLine}</span>
          </span>
        </a>
        <Menu />
      </div>
    </header>
  )
}
