import { useSite } from '../facts.ts'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Menu } from './Menu.tsx'

/** The name of the service, and the menu (spec 2.2.6). */
export function Header() {
  const site = useSite()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.brand} href="/">
          {site.logo && <img src={site.logo} alt="" />}
          <span>
            {site.name}
            <span className={styles.tagline}>{site.tagLine}</span>
          </span>
        </a>
        <LanguageSwitch className={styles.language} />
        <Menu />
      </div>
    </header>
  )
}
