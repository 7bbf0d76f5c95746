import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import styles from './ComparisonBar.module.css'
import { ComparisonDialog } from './ComparisonDialog.tsx'
import { type Comparison, mostCompared } from './use-comparison.ts'

/** While offers are chosen: how many are, and the way to see them side by side. */
export function ComparisonBar({ comparison: { chosen, isEnough, stop } }: { comparison: Comparison }) {
  const [open, setOpen] = useState(false)
  return (
    <section className={styles.bar} aria-label="Compare">
      <p role="status">
        {chosen.length === 0 ? `Choose up to ${mostCompared} prices.` : `${chosen.length} chosen`}
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
