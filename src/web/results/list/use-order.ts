import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Quote } from '../../../contract/prices/status.ts'
import { type Filter, filtered, held, offers, type Sorting, sorted } from './arrange.ts'

export interface Order {
  /** The form with the fields `sorting` and `only`. */
  readonly form: RefObject<HTMLFormElement | null>
  readonly cards: readonly Quote[]
  readonly sorting: Sorting
  readonly filters: ReadonlySet<Filter>
  /** Prices arrived while the order was held, and would change it. */
  readonly stale: boolean
  sortBy(sorting: Sorting): void
  toggle(filter: Filter): void
  clear(): void
  /** Keeps every card in place from now on. */
  hold(): void
  release(): void
}

/** The list as the visitor sorts and filters it; it stays still once the visitor is on it. */
export function useOrder(quotes: readonly Quote[]): Order {
  const [sorting, setSorting] = useState(last.sorting)
  const [filters, setFilters] = useState(last.filters)
  const [standing, setStanding] = useState<readonly string[] | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // A visitor who comes back finds the form as it was left: the browser fills it in. It has no values but ours.
    const chosen = new FormData(form.current ?? undefined)
    setSorting(before => (chosen.get('sorting') as Sorting | null) ?? before)
    setFilters(new Set(chosen.getAll('only') as Filter[]))
  }, [])
  useEffect(() => {
    last = { sorting, filters }
  })
  const ordered = sorted(filtered(quotes, filters), sorting)
  const cards = standing ? held(ordered, standing) : ordered
  const release = () => setStanding(null)
  return {
    form,
    cards,
    sorting,
    filters,
    stale: offers(cards).some((quote, index) => quote.id !== offers(ordered)[index]?.id),
    sortBy(next) {
      setSorting(next)
      release()
    },
    toggle(filter) {
      setFilters(now => (now.has(filter) ? without(now, filter) : new Set([...now, filter])))
      release()
    },
    clear: () => setFilters(none),
    hold: () => setStanding(before => before ?? cards.map(({ id }) => id)),
    release,
  }
}

const none: ReadonlySet<Filter> = new Set()

/** How the visitor, who may come back to it from a question, arranged the list that this document showed last. */
let last: Pick<Order, 'sorting' | 'filters'> = { sorting: 'value', filters: none }

function without(filters: ReadonlySet<Filter>, gone: Filter): ReadonlySet<Filter> {
  return new Set([...filters].filter(filter => filter !== gone))
}
