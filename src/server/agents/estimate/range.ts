/** A value of a fact: how often ordinary people have it, and the price with it; null where nobody insures it. */
export interface Priced {
  readonly value: string | number
  readonly weight: number
  readonly cents: number | null
}

/** The width of a price step, as a natural logarithm. */
const step = 0.01

/**
 * The range of prices around a usual one when each fact moves it by itself: its ends leave the same share of ordinary people
 * below and above. Facts do not move prices quite independently, so each end is wider by `slack`. Pure.
 */
export function rangeOf(
  usual: number,
  facts: readonly (readonly Priced[])[],
  { outside, slack }: { readonly outside: number; readonly slack: number },
): { readonly low: number; readonly high: number } {
  let shares = new Map([[0, 1]])
  for (const ways of facts) {
    const next = new Map<number, number>()
    const priced = ways.filter(({ cents }) => cents !== null)
    const all = priced.reduce((sum, { weight }) => sum + weight, 0)
    for (const { cents, weight } of priced) {
      const moved = Math.round(Math.log((cents ?? usual) / usual) / step)
      for (const [at, share] of shares)
        next.set(at + moved, (next.get(at + moved) ?? 0) + (share * weight) / all)
    }
    if (next.size > 0) shares = next
  }
  const sorted = [...shares].toSorted(([one], [other]) => one - other)
  const centsAt = (at: number) => usual * Math.exp(at * step)
  return {
    low: Math.floor(centsAt(reaching(sorted, outside / 2)) / slack),
    high: Math.ceil(centsAt(reaching(sorted, 1 - outside / 2)) * slack),
  }
}

/** The first point by which a share of all is reached. */
function reaching(sorted: readonly (readonly [number, number])[], share: number): number {
  let passed = 0
  for (const [at, one] of sorted) {
    passed += one
    if (passed >= share - 1e-9) return at
  }
  return sorted.at(-1)?.[0] ?? 0
}
