import { useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './Drawer.module.css'
import { FaqDialog } from './FaqDialog.tsx'
import { StartOverDialog } from './StartOverDialog.tsx'

interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The side drawer (spec 2.2.6): Home, FAQ, Start Over. What it opens appears above it and returns the focus to it. */
export function Drawer({ open: isOpen, onClose }: DrawerProps) {
  const [above, setAbove] = useState<'nothing' | 'faq' | 'start-over'>('nothing')
  const backToMenu = () => setAbove('nothing')
  return (
    <>
      <Dialog title="Menu" shape="drawer" open={isOpen} onClose={onClose}>
        <nav aria-label="Main">
          <ul>
            <li>
              <a className={styles.entry} href="/">
                Home
              </a>
            </li>
            <li>
              <button type="button" className={styles.entry} onClick={() => setAbove('faq')}>
                FAQ
              </button>
            </li>
            <li>
              <button type="button" className={styles.entry} onClick={() => setAbove('start-over')}>
                Start Over
              </button>
            </li>
          </ul>
        </nav>
      </Dialog>
      <FaqDialog open={above === 'faq'} onClose={backToMenu} />
      <StartOverDialog open={above === 'start-over'} onClose={backToMenu} />
    </>
  )
}
