import { useState } from 'react'
import type { InitialData } from '../../../contract/page.ts'
import { wordsIn } from '../../../language/text.ts'
import { Butler } from '../../butler/Butler.tsx'
import { Introduction } from '../../introduction/Introduction.tsx'
import { loaded } from '../../load-screen.ts'
import { prefetch } from '../../router/prefetch.ts'
import type { Router } from '../../router/router.ts'
import { classes } from '../../ui/classes.ts'
import { useWords } from '../../words.ts'
import { StepPage } from '../StepPage.tsx'
import { formRoute, isStart, pageKey, type StepScreen } from '../step-screen.ts'
import { Why } from '../Why.tsx'
import styles from './WizardShell.module.css'

const words = wordsIn({ en: { about: 'About this question' }, es: { about: 'Sobre esta pregunta' } })

interface WizardShellProps {
  readonly screen: StepScreen
  readonly initial: InitialData
  readonly router: Router
}

/** What surrounds every question: progress, the back link, the butler, why it is asked, the answers so far. */
export function WizardShell({ screen, initial, router }: WizardShellProps) {
  const say = useWords(words)
  const { properties, query = '' } = screen
  const starts = isStart(properties)
  const extras = starts ? null : loaded<typeof import('../extras.ts')>('extras')
  const route = formRoute(screen)
  const context = { go: router.go, query, quoteId: properties.quote_id }
  const [first] = useState(screen)
  const begins = starts && screen === first
  const { insurance_type: type, zip_code: zipCode, error } = initial
  return (
    <div className={classes(styles.shell, starts && styles.start)}>
      {extras && (
        <>
          <extras.Progress {...properties} />
          <extras.FollowOtherTabs {...{ screen, router, prefetch }} />
          <extras.BackLink back={properties.back} begins_item={properties.begins_item} {...context} />
        </>
      )}
      <div className={styles.grid}>
        <Butler className={styles.assistant} pose={starts ? 'greeting' : 'listening'} />
        <StepPage
          // It starts again with what had been typed before a reload, and when another tab has changed the answer.
          key={`${pageKey({ route, properties })} ${router.resumed ?? ''} ${JSON.stringify(properties.answer)}`}
          screen={{ ...screen, route }}
          router={router}
          // The start step's values embedded in the page (spec 1.6).
          preset={starts ? { type, zipCode } : {}}
          submitsAtOnce={router.resumed === 'sending' || (begins && !screen.errors && submitsAtOnce(initial))}
          errors={screen.errors ?? (begins && zipCode !== null && error !== null ? { zipCode: error } : {})}
        />
        <aside className={styles.aside} aria-label={say.about}>
          <Why {...properties} />
          {extras && <extras.AnswersSoFar answers={properties.answers ?? []} {...context} />}
        </aside>
      </div>
      <Introduction hidden={!starts} />
    </div>
  )
}

/** A page that begins at a question already has the line and ZIP code, so it skips the start step (spec 2.3.1.3). */
function submitsAtOnce({ wadsworth_first_step, insurance_type, zip_code, error }: InitialData): boolean {
  return wadsworth_first_step !== null && insurance_type !== null && zip_code !== null && error === null
}
