import type { BestBundle } from '../../contract/status.ts'
import styles from './Bundle.module.css'
import { dollars } from './money.ts'

interface BundleProps {
  readonly bundle: BestBundle
  /** The insurance on this page: "Renters insurance". */
  readonly line: string
}

/** What both lines cost with one insurer that gives a discount for it, and whether two insurers cost less. */
export function Bundle({ bundle: { insurer, with: other, year, saves, apart }, line }: BundleProps) {
  return (
    <p className={styles.bundle}>
      <strong>
        Both with {insurer}: {dollars(year)} a year, {dollars(saves)} less than apart.
      </strong>{' '}
      That’s {line.toLowerCase()} and {other} together, ~ an estimate until the insurer confirms it.{' '}
      {apart !== undefined &&
        (Number(year) <= Number(apart)
          ? 'No two insurers here cost less.'
          : `The cheapest two insurers cost less: ${dollars(apart)} a year.`)}
    </p>
  )
}
