/** When those who are refused are told to come back. */
export const returns = { soonestSeconds: 2, latestSeconds: 300, apartMs: 40 } as const

/**
 * Returns a function that says in how many seconds the next one who is refused should come back: one after the other, so that a crowd
 * that was refused at once doesn't return at once. `now` is in milliseconds.
 */
export function spreadReturns(now: () => number): () => number {
  const mostMs = (returns.latestSeconds - returns.soonestSeconds) * 1_000
  let taken = 0
  return () => {
    const at = now()
    const free = Math.min(Math.max(taken, at), at + mostMs)
    taken = free + returns.apartMs
    return returns.soonestSeconds + Math.floor((free - at) / 1_000)
  }
}
