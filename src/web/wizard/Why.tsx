import type { Properties } from '../../contract/properties.ts'
import { Fold } from '../ui/Fold.tsx'
import styles from './Why.module.css'

type WhyProps = Pick<Properties, 'privacyInfo' | 'privacyShort'>

/** Why the question is asked: in full if there is room, as one line that unfolds on phones (spec 2.3.0.3). */
export function Why({ privacyInfo, privacyShort }: WhyProps) {
  if (!privacyInfo && !privacyShort) return null
  return (
    <section className={styles.why} aria-label="Why we ask for this information">
      <div className={styles.long}>
        <h2 className={styles.title}>Why we ask for this information</h2>
        <p>{privacyInfo ?? privacyShort}</p>
      </div>
      <Fold
        className={styles.short}
        summary={
          <>
            <span className={styles.title}>Why we ask for this information</span>
            {privacyShort && privacyInfo && <span className={styles.teaser}>{privacyShort}</span>}
          </>
        }
      >
        <p>{privacyInfo ?? privacyShort}</p>
      </Fold>
    </section>
  )
}
