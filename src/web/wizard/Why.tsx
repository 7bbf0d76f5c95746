import type { Properties } from '../../contract/answers/properties.ts'
import { wordsIn } from '../../language/text.ts'
import { Fold } from '../ui/dialog/Fold.tsx'
import { useWords } from '../words.ts'
import styles from './Why.module.css'

const words = wordsIn({
  en: { title: 'Why we ask for this information' },
  es: { title: 'Por qué se pide esta información' },
})

type WhyProps = Pick<Properties, 'privacyInfo' | 'privacyShort'>

/** Why the question is asked: in full if there is room, as one line that unfolds on phones (spec 2.3.0.3). */
export function Why({ privacyInfo, privacyShort }: WhyProps) {
  const { title } = useWords(words)
  if (!privacyInfo && !privacyShort) return null
  return (
    <section aria-label={title}>
      <div className={styles.long}>
        <h2 className={styles.title}>{title}</h2>
        <p>{privacyInfo ?? privacyShort}</p>
      </div>
      <Fold
        className={styles.short}
        summary={
          <>
            <span className={styles.title}>{title}</span>
            {privacyShort && privacyInfo && <span className={styles.teaser}>{privacyShort}</span>}
          </>
        }
      >
        <p>{privacyInfo ?? privacyShort}</p>
      </Fold>
    </section>
  )
}
