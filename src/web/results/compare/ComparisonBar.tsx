import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import styles from './ComparisonBar.module.css'
import { ComparisonDialog } from './ComparisonDialog.tsx'
import { type Comparison, mostCompared } from './use-comparison.ts'

/** While offers are chosen: how many are, and the way to see them side by side. */
export function ComparisonBar({ comparison: { chosen, isEnough, stop } }: { comparison: Comparison }) {
  const [open, setOpen] = useState(false)
  // It is there while prices are chosen.
  useBackCloses(true, stop)
  return (
    <section className={styles.bar} aria-label="Compare">
      <p role="status">
        {chosen.length === 0 ? `Choose up to ${mostCompared} prices.` : `${chosen.length} chosen`}
        {chosen.length === mostCompared && ', as many as fit side by side. Uncheck one to choose another.'}
      </p>
      <Button look="plain" onClick={stop}>
        Cancel
      </Button>
      <Button look="primary" disabled={!isEnough} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show
      </Button>
      <ComparisonDialog open={open} onClose={() => setOpen(false)} quotes={chosen} />
    </section>
  )
}
