import { wordsIn } from '../../../language/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { useWords } from '../../words.ts'
import { filters, type Sorting, sortings } from './arrange.ts'
import styles from './Controls.module.css'
import type { Order } from './use-order.ts'

const words = wordsIn({
  en: {
    sort: 'Sort by',
    value: 'Best value',
    price: 'Lowest price',
    rating: 'Highest rating',
    only: 'Show only',
    priced: 'With a price',
    confirmed: 'Confirmed prices',
    rated: '4.5 stars and up',
    compare: 'Compare',
  },
  es: {
    sort: 'Ordenar por',
    value: 'Mejor valor',
    price: 'Precio más bajo',
    rating: 'Mejor calificación',
    only: 'Mostrar solo',
    priced: 'Con precio',
    confirmed: 'Precios confirmados',
    rated: '4.5 estrellas o más',
    compare: 'Comparar',
  },
})

interface ControlsProps {
  readonly order: Order
  /** Begins to choose offers for a comparison; null if there is nothing to compare. */
  readonly compare: (() => void) | null
}

/** The order and the filters of the list, and the way to compare; they stay in reach while the list scrolls. */
export function Controls({ order, compare }: ControlsProps) {
  const say = useWords(words)
  return (
    <form ref={order.form} className={styles.controls}>
      <Select
        name="sorting"
        label={say.sort}
        className={styles.sorting}
        options={sortings.map(value => ({ value, label: say[value] }))}
        value={order.sorting}
        // One of `sortings`.
        onChange={event => order.sortBy(event.currentTarget.value as Sorting)}
      />
      <fieldset className={styles.filters}>
        <legend>{say.only}</legend>
        {filters.map(value => (
          <label key={value} className={styles.filter}>
            <input
              type="checkbox"
              name="only"
              value={value}
              checked={order.filters.has(value)}
              onChange={() => order.toggle(value)}
            />
            {say[value]}
          </label>
        ))}
      </fieldset>
      {compare && (
        <Button className={styles.compare} onClick={compare}>
          {say.compare}
        </Button>
      )}
    </form>
  )
}
