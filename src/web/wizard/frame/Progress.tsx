import type { Properties } from '../../../contract/answers/properties.ts'
import { wordsIn } from '../../../language/text.ts'
import { OrderStays } from '../../buying/OrderStays.tsx'
import { useWords } from '../../words.ts'
import styles from './Progress.module.css'

const words = wordsIn({
  en: {
    step: (current: number, total: number) => `Step ${current} of ${total}`,
    left: (minutes: number) =>
      minutes < 1
        ? 'Less than a minute left'
        : minutes === 1
          ? 'About 1 minute left'
          : `About ${minutes} minutes left`,
  },
  es: {
    step: (current, total) => `Paso ${current} de ${total}`,
    left: minutes =>
      minutes < 1
        ? 'Falta menos de un minuto'
        : minutes === 1
          ? 'Falta alrededor de 1 minuto'
          : `Faltan unos ${minutes} minutos`,
  },
})

/** About how long a visitor takes per question. */
const secondsAStep = 14

/** "Step X of Y" under a thin bar, and the time left; in a finished quote, that the policy bought from it stays as it is. */
export function Progress(properties: Properties) {
  const { step_current: current, step_total: total, step_visible, ordered } = properties
  const say = useWords(words)
  if (ordered) return <OrderStays quoteId={properties.quote_id} ordered={ordered} />
  if (step_visible === false || !current || !total) return null
  const step = say.step(current, total)
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={current} max={total} aria-label={step} />
      <p className={styles.text}>
        <span>{step}</span>
        <span>{say.left(Math.round(((total - current + 1) * secondsAStep) / 60))}</span>
      </p>
    </div>
  )
}
