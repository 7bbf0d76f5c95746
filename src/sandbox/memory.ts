import { createHash } from 'node:crypto'

/** Oldest first; the sandbox drops the oldest beyond this number. */
const most = 10_000

/** What a carrier remembers of its questions, by their idempotency keys. */
export interface Memory<Reply> {
  /** How often this question was received before; `conflict` if the key was used for another one. */
  seen(key: string, question: string): number | 'conflict'
  keep(key: string, answer: Reply): void
  find(key: string): Reply | undefined
}

export function openMemory<Reply>(): Memory<Reply> {
  const questions = new Map<string, { digest: string; times: number; answer?: Reply }>()
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
    keep(key, answer) {
      const earlier = questions.get(key)
      if (earlier) earlier.answer = answer
    },
    find: key => questions.get(key)?.answer,
  }
}
