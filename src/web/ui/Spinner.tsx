import styles from './Spinner.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Something is loading. The label is read out. */
export function Spinner({ label = 'One moment' }: { label?: string }) {
  return (
    <>
      <span className={styles.spinner} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
