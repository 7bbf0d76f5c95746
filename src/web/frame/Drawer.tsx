import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './Drawer.module.css'
import { FaqDialog } from './FaqDialog.tsx'
import { StartOverDialog } from './StartOverDialog.tsx'

/** The side drawer (spec 2.2): Home, FAQ, Start Over. What it opens stands above it and gives the focus back. */
export function Drawer() {
  const [open, setOpen] = useState<'nothing' | 'menu' | 'faq' | 'start-over'>('nothing')
  const backToMenu = () => setOpen('menu')
  return (
    <>
      <Button look="plain" className={styles.open} aria-haspopup="dialog" onClick={backToMenu}>
        <svg className={styles.lines} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
        Menu
      </Button>
      <Dialog title="Menu" shape="drawer" open={open !== 'nothing'} onClose={() => setOpen('nothing')}>
        <nav aria-label="Main">
          <ul>
            <li>
              <a className={styles.entry} href="/">
                Home
              </a>
            </li>
            <li>
              <button type="button" className={styles.entry} onClick={() => setOpen('faq')}>
                FAQ
              </button>
            </li>
            <li>
              <button type="button" className={styles.entry} onClick={() => setOpen('start-over')}>
                Start Over
              </button>
            </li>
          </ul>
        </nav>
      </Dialog>
      <FaqDialog open={open === 'faq'} onClose={backToMenu} />
      <StartOverDialog open={open === 'start-over'} onClose={backToMenu} />
    </>
  )
}
