import { useState } from 'react'
import { wordsIn } from '../../language/text.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { useWords } from '../words.ts'
import styles from './Drawer.module.css'
import { FaqDialog } from './FaqDialog.tsx'
import { StartOverDialog } from './StartOverDialog.tsx'

const words = wordsIn({
  en: { menu: 'Menu', main: 'Main', home: 'Home', faq: 'FAQ', startOver: 'Start Over' },
  es: {
    menu: 'Menú',
    main: 'Principal',
    home: 'Inicio',
    faq: 'Preguntas frecuentes',
    startOver: 'Empezar de nuevo',
  },
})

interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The side drawer (spec 2.2.6): Home, FAQ, Start Over. What it opens appears above it and returns the focus to it. */
export function Drawer({ open: isOpen, onClose }: DrawerProps) {
  const say = useWords(words)
  const [above, setAbove] = useState<'nothing' | 'faq' | 'start-over'>('nothing')
  const backToMenu = () => setAbove('nothing')
  return (
    <>
      <Dialog title={say.menu} shape="drawer" open={isOpen} onClose={onClose}>
        <nav aria-label={say.main}>
          <ul>
            <li>
              <a className={styles.entry} href="/">
                {say.home}
              </a>
            </li>
            <li>
              <button type="button" className={styles.entry} onClick={() => setAbove('faq')}>
                {say.faq}
              </button>
            </li>
            <li>
              <button type="button" className={styles.entry} onClick={() => setAbove('start-over')}>
                {say.startOver}
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
