/** How many confirmed prices had which ratio to the market's price: counts by bucket of the ratio's logarithm. */
export type Ratios = ReadonlyMap<number, number>

/** What we know about a carrier's prices for a line. */
export interface CarrierRatios {
  /** From confirmed quotes in the risk's own state. */
  readonly state: Ratios
  /** From confirmed quotes in all states. */
  readonly line: Ratios
  /** The carrier's prices relative to the market's, if its operator set a level. */
  readonly level?: number | undefined
}

/** Logarithms are rounded to the nearest twentieth: far finer than any carrier's spread, and few enough to store. */
const width = 0.05
/** Ratios beyond a twentieth or twenty times count with these. */
const outermost = Math.round(Math.log(20) / width)

/** The weight of a carrier's level in quotes (docs/decisions/023-estimates.md). */
const weightOfLevel = 25
/** The share of quotes to leave out, half of it at either end. */
const outer = 0.05
/** The widest spread of logarithms at which an index still means something. */
const widest = 0.35

/** The bucket of a ratio above 0. */
export function bucketOf(ratio: number): number {
  return Math.max(-outermost, Math.min(outermost, Math.round(Math.log(ratio) / width)))
}

/**
 * A carrier's index: its prices over the market's. Only quotes of the state count once there are as many as the level
 * weighs; until then those of the whole line do. `null` with neither quotes nor a level, or where prices scatter so
 * widely that an index would be a guess.
 */
export function indexOf({ state, line, level }: CarrierRatios): number | null {
  const ratios = countOf(state) >= weightOfLevel ? state : line
  const count = countOf(ratios)
  if (count === 0) return level ?? null
  const { mean, spread } = momentsOf(trimmed(ratios))
  if (spread > widest) return null
  if (level === undefined) return Math.exp(mean)
  return Math.exp((count * mean + weightOfLevel * Math.log(level)) / (count + weightOfLevel))
}

type Weighed = readonly (readonly [logarithm: number, weight: number])[]

function countOf(ratios: Ratios): number {
  return [...ratios.values()].reduce((sum, count) => sum + count, 0)
}

/** The ratios without the outer ones; a bucket at the edge may lose a part of its count. */
function trimmed(ratios: Ratios): Weighed {
  const [from, to] = [outer / 2, 1 - outer / 2].map(share => share * countOf(ratios)) as [number, number]
  let passed = 0
  return [...ratios]
    .sort(([a], [b]) => a - b)
    .map(([bucket, count]) => {
      const within = Math.min(passed + count, to) - Math.max(passed, from)
      passed += count
      return [bucket * width, Math.max(0, within)] as const
    })
}

/** Mean and standard deviation. */
function momentsOf(values: Weighed): { readonly mean: number; readonly spread: number } {
  const averageOf = (term: (logarithm: number) => number) =>
    values.reduce((sum, [logarithm, weight]) => sum + term(logarithm) * weight, 0) /
    values.reduce((sum, [, weight]) => sum + weight, 0)
  const mean = averageOf(logarithm => logarithm)
  return { mean, spread: Math.sqrt(averageOf(logarithm => (logarithm - mean) ** 2)) }
}
