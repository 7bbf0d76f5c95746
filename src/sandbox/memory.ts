import { createHash } from 'node:crypto'

/** Oldest first; a demonstration forgets. */
const most = 10_000

/** What a carrier remembers of the questions it was asked, by their idempotency keys. */
export interface Memory<Kept> {
  /** How often this question came before; `conflict` when the key came with another one. */
  seen(key: string, question: string): number | 'conflict'
  keep(key: string, kept: Kept): void
  kept(key: string): Kept | undefined
}

export function openMemory<Kept>(): Memory<Kept> {
  const questions = new Map<string, { digest: string; times: number; kept?: Kept }>()
  return {
    seen(key, question) {
      const digest = createHash('sha256').update(question).digest('base64')
      const earlier = questions.get(key)
      if (!earlier) {
        questions.set(key, { digest, times: 1 })
        const [oldest] = questions.keys()
        if (questions.size > most && oldest !== undefined) questions.delete(oldest)
        return 0
      }
      if (earlier.digest !== digest) return 'conflict'
      earlier.times += 1
      return earlier.times - 1
    },
    keep(key, kept) {
      const earlier = questions.get(key)
      if (earlier) earlier.kept = kept
    },
    kept: key => questions.get(key)?.kept,
  }
}
