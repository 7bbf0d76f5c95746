export type Rate = { perSecond: number; p50Ms: number; p99Ms: number }

/** Repeats work, `inFlight` at once, after one second of warm-up that does not count. */
export async function measure({
  inFlight,
  seconds,
  work,
}: {
  inFlight: number
  seconds: number
  /** One operation on one of the lanes, 0 to inFlight - 1. */
  work: (lane: number) => Promise<unknown>
}): Promise<Rate> {
  const begin = performance.now() + 1000
  const end = begin + seconds * 1000
  const took: number[] = []
  async function loop(_: unknown, lane: number): Promise<void> {
    while (performance.now() < end) {
      const started = performance.now()
      await work(lane)
      if (started >= begin) took.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, loop))
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0
  return { perSecond: Math.round(took.length / seconds), p50Ms: at(0.5), p99Ms: at(0.99) }
}

export function medianOf(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}
