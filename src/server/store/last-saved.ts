import type { Quote } from './quote.ts'

interface Entry {
  readonly quote: Quote
  /** Drops the entry when its time is up. */
  readonly timer: NodeJS.Timeout
}

/** How many visitors answer at a time; any more cost one more statement each. */
const mostQuotes = 1_000

/** Longer than most people take for a question. Answers are personal data: they stay no longer than they are useful. */
const keptMs = 120_000

/** The quotes that this process saved last, kept in memory for two minutes each. */
export interface LastSavedQuotes {
  keep(quote: Quote): void
  /** Only what this visitor saved. */
  find(visitor: Buffer, id: string): Quote | null
  forget(id: string): void
}

/** Holds no quote yet. */
export function lastSavedQuotes(): LastSavedQuotes {
  const entries = new Map<string, Entry>()

  /** With its timer, which would hold the answers for as long as it runs. */
  function forget(id: string): void {
    clearTimeout(entries.get(id)?.timer)
    entries.delete(id)
  }

  return {
    keep(quote) {
      const { id } = quote
      // A map keeps the order of insertion: its first entry is the quote saved longest ago.
      forget(id)
      entries.set(id, { quote, timer: setTimeout(forget, keptMs, id).unref() })
      const [oldest] = entries.keys()
      if (entries.size > mostQuotes && oldest !== undefined) forget(oldest)
    },
    find(visitor, id) {
      const quote = entries.get(id)?.quote
      return quote?.visitor.equals(visitor) ? quote : null
    },
    forget,
  }
}
