import type { BestBundle } from '../../contract/status.ts'
import { dollars } from '../../language/money.ts'
import styles from './Bundle.module.css'

interface BundleProps {
  readonly bundle: BestBundle
  /** The insurance on this page: "Renters insurance". */
  readonly line: string
}

/** What both lines cost with one insurer that gives a discount for it, and what two separate policies cost. */
export function Bundle({ bundle: { insurer, with: other, year, saves, apart }, line }: BundleProps) {
  const against =
    saves.against === 'any-two'
      ? 'than the cheapest two separate policies'
      : `than separately from ${insurer}`
  return (
    <p className={styles.bundle}>
      <strong>
        Both with {insurer}: {dollars(year)} a year, {dollars(saves.amount)} less {against}.
      </strong>{' '}
      That’s {line.toLowerCase()} and {other} together, ~ an estimate until the insurer confirms it.{' '}
      {apart !== undefined && saves.against === 'same-insurer' && (
        <>The cheapest two separate policies come to {dollars(apart)} a year.</>
      )}
    </p>
  )
}
