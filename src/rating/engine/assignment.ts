import { divideRounded, factorOne, factorPlaces, parseDecimal } from '../decimal.ts'
import type { Assignment } from '../plan/format-step.ts'

/** The factor of one member, and the indexes of those whose factors are in it. */
export interface Assigned {
  readonly factor: bigint
  readonly from: readonly number[]
}

/**
 * Gives factors (drivers) to members (cars). With `highToHigh` the highest factor goes to the highest rank; members
 * beyond the factors get a share of the mean of all, factors beyond the members are averaged into the last one.
 * Equals keep the order of their lists. Factors count 10^-6 and are rounded once, half up.
 */
export function assign(
  rule: Assignment,
  { factors, ranks }: { readonly factors: readonly bigint[]; readonly ranks: readonly bigint[] },
): readonly Assigned[] {
  const everyone = factors.map((_, place) => place)
  if (rule.rule === 'average') {
    const mean = weighted(factors.map(factor => ({ factor, weight: factorOne })))
    return ranks.map(() => ({ factor: mean, from: everyone }))
  }
  const share = parseDecimal(rule.extraMember, factorPlaces)
  const weight = parseDecimal(rule.extraFactor, factorPlaces)
  const drivers = descending(factors)
  const cars = descending(ranks)
  const assignedByCar = new Map(
    cars.map((car, place): [number, Assigned] => {
      const isLast = place === cars.length - 1
      const own = drivers.slice(place, isLast ? undefined : place + 1)
      if (own.length === 0) {
        const shared = factors.map(factor => ({ factor, weight: factorOne }))
        return [car, { factor: weighted(shared, share), from: everyone }]
      }
      const parts = own.map((driver, index) => ({
        factor: factors[driver] ?? 0n,
        weight: index === 0 ? factorOne : weight,
      }))
      return [car, { factor: weighted(parts), from: own }]
    }),
  )
  return ranks.map((_, car) => assignedByCar.get(car) ?? { factor: 0n, from: [] })
}

/** The indexes of a list, the highest value first. */
function descending(list: readonly bigint[]): readonly number[] {
  const places = list.map((value, place) => ({ value, place }))
  return places
    .sort((a, b) => (a.value === b.value ? 0 : a.value < b.value ? 1 : -1))
    .map(({ place }) => place)
}

interface Part {
  readonly factor: bigint
  readonly weight: bigint
}

/** The mean of factors by their weights, times a share. */
function weighted(parts: readonly Part[], share: bigint = factorOne): bigint {
  const sum = parts.reduce((sum, { factor, weight }) => sum + factor * weight, 0n)
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0n)
  return divideRounded(sum * share, { by: weights * factorOne, mode: 'halfUp' })
}
