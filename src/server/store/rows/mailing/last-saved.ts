import type { Quote } from '../quote.ts'

interface Entry {
  readonly quote: Quote
  /** Drops the entry when its time is up. */
  readonly timer: NodeJS.Timeout
}

/** The most visitors remembered at a time; each further one costs one more statement. */
const mostQuotes = 1_000

/** Longer than most people take for a question. Answers are personal data: they are dropped when they are no longer useful. */
const keptMs = 120_000

/** The quotes that this process saved last, kept in memory for two minutes each. */
export interface LastSavedQuotes {
  keep(quote: Quote): void
  /** Returns only what this visitor saved. */
  find(visitor: Buffer, id: string): Quote | null
  forget(id: string): void
}

/** An empty memory. */
export function lastSavedQuotes(): LastSavedQuotes {
  const entries = new Map<string, Entry>()

  /** With its timer, which would keep the answers in memory for as long as it runs. */
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
