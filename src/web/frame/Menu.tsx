import { useState } from 'react'
import { wordsIn } from '../../language/text.ts'
import { Button } from '../ui/Button.tsx'
import { messages } from '../wizard/messages.ts'
import { useWords } from '../words.ts'
import styles from './Menu.module.css'

const words = wordsIn({ en: { menu: 'Menu' }, es: { menu: 'Menú' } })

/** Only the server says these. */
const withoutScripts = wordsIn({
  en: { main: 'Main', faq: 'FAQ', startOver: 'Start Over' },
  es: { main: 'Principal', faq: 'Preguntas frecuentes', startOver: 'Empezar de nuevo' },
})

type DrawerModule = typeof import('./Drawer.tsx')

/**
 * The button of the side drawer, which loads on demand: few visitors open it. Without scripts its entries appear in its place; the
 * name next to them leads home.
 */
export function Menu() {
  const say = useWords(words)
  const { networkError } = useWords(messages)
  const [drawer, setDrawer] = useState<DrawerModule | null>(null)
  const [open, setOpen] = useState<boolean | null>(false)
  /** Fetches it, and again after a failure. */
  const load = async () => {
    try {
      setDrawer(await import('./Drawer.tsx'))
    } catch {
      // It never opens late by itself.
      setOpen(isOpen => isOpen && null)
    }
  }
  const show = () => {
    setOpen(true)
    void load()
  }
  return (
    <>
      <Button look="plain" className={styles.open} aria-haspopup="dialog" onClick={show} onFocus={load}>
        <svg className={styles.lines} viewBox="0 0 24 24" aria-hidden>
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
        {say.menu}
      </Button>
      <noscript>{import.meta.env.SSR && <PlainMenu />}</noscript>
      {open === null && (
        <p role="alert" className={styles.missing}>
          {networkError}
        </p>
      )}
      {drawer && <drawer.Drawer open={open === true} onClose={() => setOpen(false)} />}
    </>
  )
}

function PlainMenu() {
  const say = useWords(withoutScripts)
  return (
    <nav className={styles.plain} aria-label={say.main}>
      <a href="/faq">{say.faq}</a>
      <a href="/welcome">{say.startOver}</a>
    </nav>
  )
}
