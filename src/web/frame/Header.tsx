import { brand } from '../../brand.ts'
import { Mark } from '../butler/Mark.tsx'
import styles from './Header.module.css'
import { Menu } from './Menu.tsx'

/** The name of the service, and the menu (spec 2.2.6). */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.brand} href="/">
          <Mark />
          <span>
            {brand.name}
            <span className={styles.tagline}>{brand.tagline}</span>
          </span>
        </a>
        <Menu />
      </div>
    </header>
  )
}
