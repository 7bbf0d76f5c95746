import type { Properties } from '../../contract/properties.ts'
import { OrderStays } from '../buying/OrderStays.tsx'
import styles from './Progress.module.css'

/** About how long a visitor takes per question. */
const secondsAStep = 14

/** "Step X of Y" under a thin bar, and the time left; in a finished quote, that the policy bought from it stays as it is. */
export function Progress({ step_current: current, step_total: total, step_visible, ordered }: Properties) {
  if (ordered) return <OrderStays ordered={ordered} />
  if (step_visible === false || !current || !total) return null
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        value={current}
        max={total}
        aria-label={`Step ${current} of ${total}`}
      />
      <p className={styles.text}>
        <span>
          Step {current} of {total}
        </span>
        <span>{timeLeft(total - current + 1)}</span>
      </p>
    </div>
  )
}

function timeLeft(steps: number): string {
  const minutes = Math.round((steps * secondsAStep) / 60)
  if (minutes < 1) return 'Less than a minute left'
  return minutes === 1 ? 'About 1 minute left' : `About ${minutes} minutes left`
}
