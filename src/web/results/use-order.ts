import { useState } from 'react'
import type { Quote } from '../../contract/status.ts'
import { type Filter, filtered, held, offers, type Sorting, sorted } from './arrange.ts'

export interface Order {
  readonly shown: readonly Quote[]
  readonly sorting: Sorting
  readonly wanted: ReadonlySet<Filter>
  /** Prices came in while the order was held, and would stand elsewhere. */
  readonly stale: boolean
  sortBy(sorting: Sorting): void
  toggle(filter: Filter): void
  clear(): void
  /** Keeps every card where it stands from now on. */
  hold(): void
  release(): void
}

/** The list as the visitor wants it, and standing still once the visitor is on it. */
export function useOrder(quotes: readonly Quote[]): Order {
  const [sorting, setSorting] = useState<Sorting>('butler')
  const [wanted, setWanted] = useState<ReadonlySet<Filter>>(none)
  const [standing, setStanding] = useState<readonly string[] | null>(null)
  const ordered = sorted(filtered(quotes, wanted), sorting)
  const shown = standing ? held(ordered, standing) : ordered
  const release = () => setStanding(null)
  return {
    shown,
    sorting,
    wanted,
    stale: offers(shown).some((quote, index) => quote.id !== offers(ordered)[index]?.id),
    sortBy(next) {
      setSorting(next)
      release()
    },
    toggle(filter) {
      setWanted(now => (now.has(filter) ? without(now, filter) : new Set([...now, filter])))
      release()
    },
    clear: () => setWanted(none),
    hold: () => setStanding(before => before ?? shown.map(({ id }) => id)),
    release,
  }
}

const none: ReadonlySet<Filter> = new Set()

function without(filters: ReadonlySet<Filter>, gone: Filter): ReadonlySet<Filter> {
  return new Set([...filters].filter(filter => filter !== gone))
}
