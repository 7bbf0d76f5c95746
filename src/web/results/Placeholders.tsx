import { wordsIn } from '../../language/text.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { useWords } from '../words.ts'
import styles from './Placeholders.module.css'

const words = wordsIn({ en: { loading: 'Loading quotes' }, es: { loading: 'Cargando las cotizaciones' } })

/** Placeholders for the cards while a reloaded page waits for its quotes (spec 2.4.2). */
export function Placeholders() {
  const say = useWords(words)
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{say.loading}</VisuallyHidden>
      {['first', 'second', 'third'].map(card => (
        <div key={card} className={styles.card}>
          <Skeleton className={styles.logo} />
          <div className={styles.text}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.line} />
          </div>
          <Skeleton className={styles.price} />
        </div>
      ))}
    </div>
  )
}
