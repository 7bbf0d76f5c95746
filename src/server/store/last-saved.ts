import type { Quote } from './quote.ts'

/** Visitors who answer at a time; whoever is not among them costs one more statement. */
const mostQuotes = 1_000

/** Longer than most people take for a question. Answers are personal data: they stay no longer than they help. */
const keptMs = 120_000

/** The quotes that this process saved last, each for two minutes, in memory. */
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
      // A map keeps the order in which keys were added: its first is the quote that was saved longest ago.
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
