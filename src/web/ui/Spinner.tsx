import { wordsIn } from '../../language/text.ts'
import { useWords } from '../words.ts'
import styles from './Spinner.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const words = wordsIn({ en: { busy: 'One moment' }, es: { busy: 'Un momento' } })

/** Something is loading. The label is read out. */
export function Spinner({ label }: { label?: string }) {
  const say = useWords(words)
  return (
    <>
      <span className={styles.spinner} aria-hidden="true" />
      <VisuallyHidden>{label ?? say.busy}</VisuallyHidden>
    </>
  )
}
