import { brand } from '../../brand.ts'
import { Mark } from '../butler/Mark.tsx'
import { Drawer } from './Drawer.tsx'
import styles from './Header.module.css'

/** The name on the door, and the menu (spec 2.2). */
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
        <Drawer />
      </div>
    </header>
  )
}
