import type { State } from '../../src/law/jurisdictions.ts'
import { liabilityOf } from '../../src/risk/auto/liability.ts'
import type { AutoLimits } from '../../src/risk/words.ts'
import type { Day } from '../../src/units/day.ts'
import { shareUntilRejected } from './auto-shares.ts'
import { type Market, readLiabilityShares, readMinimumPrices } from './market.ts'
import { type Bending, levelsOf, powers, type Rows } from './tables.ts'

/**
 * The limits of liability by state, as shares of 100/300/100. The least is what makes the state's minimum cost what is
 * published: states ask for as little as 10/20/10 or as much as 50/100/50. `quoted` is the price of full cover a year.
 */
export function limitsRows(
  states: readonly State[],
  { bending, quoted }: { readonly bending: Bending; readonly quoted: Market['target'] },
): Rows {
  const shares = readLiabilityShares()
  const minimums = readMinimumPrices()
  const of = (prices: ReadonlyMap<string, number>, state: State) => prices.get(state) ?? Number.NaN
  return states.flatMap(state => {
    // Whoever wants no more than the state requires turns down what may be turned down.
    const liability = of(shares, state) * (1 - shareUntilRejected(state))
    const published = of(minimums, state) / (of(quoted, state) * liability)
    const least = Math.min(Math.max(published, lowest), highest)
    const low = levelsOf('limits', bending.market)
    return [['MIN', least] as const, ['L50', least + (1 - least) * fifty] as const, ...low].map(
      ([level, relativity]) =>
        [
          `${state},${level}`,
          (relativity ** bending.of('limits') * bending.own('limits', level)).toFixed(3),
        ] as const,
    )
  })
}

/**
 * The limits without what their own limit for damage to property changes, for a carrier that takes that apart; the same rows for one
 * that does not.
 */
export function injuryRows(limits: Rows, { effective, bending }: InjuryLimits): Rows {
  const factors = new Map(powers('property_damage', bending))
  return limits.map(([key, value]) => {
    const [state, level] = key.split(',')
    // Keys are written by `limitsRows`.
    const auto = { limits: level as AutoLimits }
    const { property } = liabilityOf({ state: state as State, effective, auto })
    const factor = factors.get(String(property / 1000)) ?? Number.NaN
    return [key, factor === 1 ? value : (Number(value) / factor).toFixed(4)]
  })
}

interface InjuryLimits {
  readonly effective: Day
  readonly bending: Bending
}

/** Limits a little above the minimum would otherwise cost twice as much in Colorado, and no more in North Carolina and Texas. */
const [lowest, highest] = [0.48, 0.87]

/** Where 50/100/50 lies between the minimum and 100/300/100. */
const fifty = 0.6
