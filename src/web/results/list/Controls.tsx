import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { type Filter, filters, type Sorting, sortings } from './arrange.ts'
import styles from './Controls.module.css'
import type { Order } from './use-order.ts'

interface ControlsProps {
  readonly order: Order
  /** Begins to choose offers for a comparison; null where there is nothing to compare. */
  readonly compare: (() => void) | null
}

/** The order and the filters of the list, and the way to compare; they stay in reach while the list scrolls. */
export function Controls({ order, compare }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <Select
        name="sorting"
        label="Sort by"
        className={styles.sorting}
        options={entries(sortings)}
        value={order.sorting}
        // The options are the keys of `sortings`.
        onChange={event => order.sortBy(event.currentTarget.value as Sorting)}
      />
      <fieldset className={styles.filters}>
        <legend>Show only</legend>
        {entries(filters).map(({ value, label }) => (
          <label key={value} className={styles.filter}>
            <input type="checkbox" checked={order.filters.has(value)} onChange={() => order.toggle(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      {compare && (
        <Button className={styles.compare} onClick={compare}>
          Compare
        </Button>
      )}
    </div>
  )
}

function entries<Key extends Sorting | Filter>(labels: Record<Key, string>): { value: Key; label: string }[] {
  // `Object.entries` loses the type of the keys.
  return (Object.entries(labels) as [Key, string][]).map(([value, label]) => ({ value, label }))
}
