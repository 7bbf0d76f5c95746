import type { CoversPage } from '../../contract/covers.ts'
import { Alert } from '../ui/Alert.tsx'
import { networkError } from '../wizard/messages.ts'
import styles from './CoverPage.module.css'
import { CoverSection } from './CoverSection.tsx'
import { Effects } from './Effects.tsx'
import { Prices } from './Prices.tsx'
import { Summary } from './Summary.tsx'
import { useCovers } from './use-covers.ts'

interface CoverPageProps {
  readonly title: string
  readonly quoteId: string
  /** As embedded in the page. */
  readonly initial: CoversPage
}

/** The covers of a quote, each choice with its price before it is taken. Without scripts every choice is a form of its own. */
export function CoverPage({ title, quoteId, initial }: CoverPageProps) {
  const { page, pending, failed, change } = useCovers(quoteId, initial)
  const { covers, result, latest, effects, reference_insurer } = page
  const opened = initial.opened ?? initial.covers[0]?.key
  return (
    <article className={styles.page}>
      <p>
        <a href={`/quotes/${quoteId}`}>Back to all prices</a>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.words}>
        Open a line to see its choices, each with its price at the cheapest of the insurers whose rates I
        hold. Press one, and every price follows.
      </p>
      {reference_insurer !== undefined && <p className={styles.reference}>Now that’s {reference_insurer}.</p>}
      <Summary {...{ quoteId, result, latest, pending, change }} />
      {failed !== null && (
        <Alert>
          <p>{failed.message === '' ? networkError : failed.message}</p>
        </Alert>
      )}
      <div className={styles.columns}>
        <div>
          {covers.map(cover => (
            <CoverSection
              key={cover.key}
              {...{ quoteId, cover, pending, change }}
              isOpen={cover.key === opened}
              late={initial.late_start?.picked}
              isLate={page.late_start !== undefined}
              error={failed?.what === cover.key ? failed.message : undefined}
            />
          ))}
          {covers.length === 0 && <p>There is nothing to choose for this kind of insurance.</p>}
        </div>
        <Prices {...{ quoteId, result }} />
      </div>
      <Effects {...{ quoteId, effects }} insurer={reference_insurer} />
      <p>
        <a href={`/quotes/${quoteId}/exact`}>Make your price exact</a>
      </p>
    </article>
  )
}
