import { divideRounded, factorOne, factorPlaces, parseDecimal } from '../decimal.ts'
import type { Assignment, UnnamedRule } from '../plan/format/format-step.ts'

/** The factor that one member gets from others, as a car does from its drivers. */
export interface Share {
  /** The indexes of the members whose factors are in it. */
  readonly from: readonly number[]
  /** There are more members than factors, and no factor is this one's own. */
  readonly isBeyond?: true
  /** The member names whose factor it gets. */
  readonly isNamed?: true
  /** Its factor, given this list of the factors that were assigned, or another list with the same indexes. */
  of(factors: readonly bigint[]): bigint
}

export interface Assigned extends Share {
  readonly factor: bigint
}

interface FactorsAndRanks {
  readonly factors: readonly bigint[]
  /** One for each member, the highest for the most expensive. */
  readonly ranks: readonly bigint[]
  /** For each member, the index of the factor that it names; absent if no member names one. */
  readonly named?: readonly (number | undefined)[]
}

/**
 * Makes a function that assigns factors (drivers) to members (cars). Ties keep the order of their lists. Factors count 10^-6 and
 * are rounded once, half up.
 */
export function assignBy(rule: Assignment): (given: FactorsAndRanks) => readonly Assigned[] {
  const sharesOf = sharesBy(rule)
  return given => sharesOf(given).map(share => ({ ...share, factor: share.of(given.factors) }))
}

function sharesBy(rule: Assignment | UnnamedRule): (given: FactorsAndRanks) => readonly Share[] {
  switch (rule.rule) {
    case 'named':
      return named(rule)
    case 'average':
      return ({ factors, ranks }) => {
        const mean = weighted(equally(factors))
        return ranks.map(() => mean)
      }
    case 'highest':
      return ({ factors, ranks }) => {
        const [first = 0] = descending(factors)
        return ranks.map(() => alone(first))
      }
    case 'highToHigh':
      return highToHigh(rule)
    case 'primaryAndOccasional':
      return primaryAndOccasional(rule)
  }
}

type Rule<Name extends UnnamedRule['rule']> = Extract<UnnamedRule, { rule: Name }>

/**
 * A member gets the factor that it names. The others are assigned by another rule, among the factors that no member names, or among
 * all if every one is named. A member beyond the factors has a share in all of them.
 */
function named({ otherwise }: Extract<Assignment, { rule: 'named' }>) {
  const sharesOf = sharesBy(otherwise)
  const extra = 'extraMember' in otherwise ? extraBy(otherwise.extraMember) : null
  return ({ factors, ranks, named = [] }: FactorsAndRanks): readonly Share[] => {
    const isFree = (factor: number) => !named.includes(factor)
    const all = factors.map((_, index) => index)
    const free = all.some(isFree) && extra ? all.filter(isFree) : all
    const members = ranks.map((_, index) => index).filter(member => named[member] === undefined)
    const shares = sharesOf({
      factors: free.map(index => factors[index] ?? 0n),
      ranks: members.map(index => ranks[index] ?? 0n),
    })
    return ranks.map((_, member) => {
      const own = named[member]
      if (own !== undefined) return { ...alone(own), isNamed: true }
      const share = shares[members.indexOf(member)]
      if (!share || (share.isBeyond && extra)) return extra?.(factors) ?? alone(0)
      return amongAll(share, free)
    })
  }
}

/** Turns a share in some factors into a share in all of them; `indexes` lists which. */
function amongAll(share: Share, indexes: readonly number[]): Share {
  return {
    ...share,
    from: share.from.map(at => indexes[at] ?? at),
    of: factors => share.of(indexes.map(index => factors[index] ?? 0n)),
  }
}

/** The highest factor goes to the highest rank; factors beyond the members are averaged into the last one. */
function highToHigh({ extraMember, extraFactor }: Rule<'highToHigh'>) {
  const extra = extraBy(extraMember)
  const weight = parseDecimal(extraFactor, factorPlaces)
  return ({ factors, ranks }: FactorsAndRanks): readonly Share[] => {
    const drivers = descending(factors)
    const cars = descending(ranks)
    const shares = new Map(
      cars.map((car, place): [number, Share] => {
        const isLast = place === cars.length - 1
        const [first, ...others] = drivers.slice(place, isLast ? undefined : place + 1)
        if (first === undefined) return [car, extra(factors)]
        if (others.length === 0 || weight === 0n) return [car, alone(first)]
        const beyond = others.map(driver => ({ driver, weight }))
        return [car, weighted([{ driver: first, weight: factorOne }, ...beyond])]
      }),
    )
    return ranks.map((_, car) => shares.get(car) ?? extra(factors))
  }
}

/**
 * Each driver is the primary one of a car, in the order in which they are named; those beyond the cars drive the most expensive
 * ones occasionally. The larger of the two counts for the car.
 */
function primaryAndOccasional({ occasional, extraMember }: Rule<'primaryAndOccasional'>) {
  const extra = extraBy(extraMember)
  const share = parseDecimal(occasional, factorPlaces)
  return ({ factors, ranks }: FactorsAndRanks): readonly Share[] => {
    const cars = descending(ranks)
    const beyond = descending(factors).filter(driver => driver >= ranks.length)
    return ranks.map((_, car) => {
      if (car >= factors.length) return extra(factors)
      const driver = beyond[cars.indexOf(car)]
      if (driver === undefined) return alone(car)
      const shared = weighted([{ driver, weight: factorOne }], share)
      return shared.of(factors) > (factors[car] ?? 0n) ? shared : alone(car)
    })
  }
}

/** What a member beyond the factors gets: the lowest of them, or a share of their mean. */
function extraBy(extraMember: Rule<'highToHigh'>['extraMember']): (factors: readonly bigint[]) => Share {
  if (extraMember === 'lowest')
    return factors => ({ ...alone(descending(factors).at(-1) ?? 0), isBeyond: true })
  const share = parseDecimal(extraMember, factorPlaces)
  return factors => ({ ...weighted(equally(factors), share), isBeyond: true })
}

/** The indexes of a list, from the highest value to the lowest. */
function descending(list: readonly bigint[]): readonly number[] {
  const valueAt = (place: number) => list[place] ?? 0n
  return list
    .map((_, place) => place)
    .sort((a, b) => (valueAt(a) === valueAt(b) ? 0 : valueAt(a) < valueAt(b) ? 1 : -1))
}

interface Part {
  readonly driver: number
  readonly weight: bigint
}

function equally(factors: readonly bigint[]): readonly Part[] {
  return factors.map((_, driver) => ({ driver, weight: factorOne }))
}

function alone(driver: number): Share {
  return { from: [driver], of: factors => factors[driver] ?? 0n }
}

/** The weighted mean of factors, times a share. */
function weighted(parts: readonly Part[], share: bigint = factorOne): Share {
  const by = parts.reduce((sum, { weight }) => sum + weight, 0n) * factorOne
  return {
    from: parts.map(({ driver }) => driver),
    of: factors => {
      const sum = parts.reduce((sum, { driver, weight }) => sum + (factors[driver] ?? 0n) * weight, 0n)
      return divideRounded(sum * share, { by, mode: 'halfUp' })
    },
  }
}
