import { wordsIn } from '../../language/text.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { useWords } from '../words.ts'
import styles from './FaqDialog.module.css'

const words = wordsIn({
  en: { title: 'FAQ', page: 'Common questions' },
  es: { title: 'Preguntas frecuentes', page: 'Preguntas comunes' },
})

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The FAQ page within a dialog, without its own header and footer (spec 2.2.7). */
export function FaqDialog({ open, onClose }: Props) {
  const say = useWords(words)
  // A key that is pressed within the page does not reach the dialog around it.
  const closeOnEscape = (page: Window | null) =>
    page?.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented) onClose()
    })
  return (
    <Dialog title={say.title} shape="wide" open={open} onClose={onClose}>
      <iframe
        className={styles.page}
        src="/faq?show_header=false&show_footer=false"
        title={say.page}
        onLoad={event => closeOnEscape(event.currentTarget.contentWindow)}
      />
    </Dialog>
  )
}
