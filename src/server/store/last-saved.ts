import type { Quote } from './quote.ts'

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
  const quotes = new Map<string, Quote>()

  return {
    keep(quote) {
      // A map keeps the order of insertion: its first entry is the quote saved longest ago.
      quotes.delete(quote.id)
      quotes.set(quote.id, quote)
      const [oldest] = quotes.keys()
      if (quotes.size > mostQuotes && oldest !== undefined) quotes.delete(oldest)
      const drop = () => quotes.get(quote.id) === quote && quotes.delete(quote.id)
      setTimeout(drop, keptMs).unref()
    },
    find(visitor, id) {
      const quote = quotes.get(id)
      return quote?.visitor.equals(visitor) ? quote : null
    },
    forget(id) {
      quotes.delete(id)
    },
  }
}
