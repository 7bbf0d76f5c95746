import { Dialog } from '../ui/Dialog.tsx'
import styles from './FaqDialog.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The FAQ page within a dialog, without its own header and footer (spec 2.2.7). */
export function FaqDialog({ open, onClose }: Props) {
  // A key that is pressed within the page does not reach the dialog around it.
  const closeOnEscape = (page: Window | null) =>
    page?.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented) onClose()
    })
  return (
    <Dialog title="FAQ" shape="wide" open={open} onClose={onClose}>
      <iframe
        className={styles.page}
        src="/faq?show_header=false&show_footer=false"
        title="Common questions"
        onLoad={event => closeOnEscape(event.currentTarget.contentWindow)}
      />
    </Dialog>
  )
}
