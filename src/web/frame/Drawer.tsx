import { useId } from 'react'
import { IconMenu } from './icons.tsx'
import styles from './Drawer.module.css'
import { FaqDialog } from './FaqDialog.tsx'
import { opens } from './opens.ts'
import { StartOverDialog } from './StartOverDialog.tsx'

/**
 * The side drawer: Home, FAQ, Start Over. A native dialog opened by its button's own command, so that it works
 * before the page is alive; it traps the focus, closes on Escape and gives the focus back.
 */
export function Drawer() {
  const id = useId()
  const drawer = `${id}-drawer`
  const faq = `${id}-faq`
  const over = `${id}-over`
  return (
    <>
      <button type="button" className={styles.open} {...opens(drawer)}>
        <IconMenu />
        Menu
      </button>
      <dialog id={drawer} className={styles.drawer} closedby="any" aria-label="Menu">
        <form method="dialog">
          <button type="submit" className={styles.close}>
            Close
          </button>
        </form>
        <nav aria-label="Main">
          <ul className={styles.list}>
            <li>
              <a href="/">Home</a>
            </li>
            <li>
              <button type="button" {...opens(faq)}>
                FAQ
              </button>
            </li>
            <li>
              <button type="button" {...opens(over)}>
                Start Over
              </button>
            </li>
          </ul>
        </nav>
      </dialog>
      <FaqDialog id={faq} />
      <StartOverDialog id={over} />
    </>
  )
}
