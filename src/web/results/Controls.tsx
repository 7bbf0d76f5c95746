import { Select } from '../ui/Select.tsx'
import { type Filter, filters, type Sorting, sortings } from './arrange.ts'
import styles from './Controls.module.css'
import type { Order } from './use-order.ts'

/** The order and the filters of the list. */
export function Controls({ order }: { order: Order }) {
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
    </div>
  )
}

function entries<Key extends Sorting | Filter>(labels: Record<Key, string>): { value: Key; label: string }[] {
  // `Object.entries` loses the type of the keys.
  return (Object.entries(labels) as [Key, string][]).map(([value, label]) => ({ value, label }))
}
