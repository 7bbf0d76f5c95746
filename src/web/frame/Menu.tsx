import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import styles from './Menu.module.css'

type DrawerModule = typeof import('./Drawer.tsx')

/**
 * The button of the side drawer, which comes when it is wanted: few visitors open it. Without scripts its entries
 * stand in its place; the name beside them leads home.
 */
export function Menu() {
  const [drawer, setDrawer] = useState<DrawerModule | null>(null)
  const [open, setOpen] = useState(false)
  const load = () => {
    import('./Drawer.tsx').then(setDrawer, () => {
      // Out of reach for now; the next touch tries again, and the footer leads to the same pages.
    })
  }
  const show = () => {
    load()
    setOpen(true)
  }
  return (
    <>
      <Button
        look="plain"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={load}
        onFocus={load}
      >
        <svg className={styles.lines} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
        Menu
      </Button>
      <noscript>
        <nav className={styles.plain} aria-label="Main">
          <a href="/faq">FAQ</a>
          <a href="/welcome">Start Over</a>
        </nav>
      </noscript>
      {drawer && <drawer.Drawer open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
