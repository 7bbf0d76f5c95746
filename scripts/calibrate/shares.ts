import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { memoizeByObject } from '../../src/rating/memoize-by-object.ts'
import { perilsAt } from '../../src/reference/perils/perils.ts'
import type { ZipPlace } from '../../src/reference/places.ts'
import { everyPlace } from '../../tests/carriers/samples/places.ts'
import { type Peril, perilLevels, readCityPlaces } from './market.ts'

/** Shares of a state's ZIP codes by level, in the order of the levels; they add up to 1. */
export type Shares = Readonly<Record<string, number>>

/** The share of each state's ZIP codes in each territory class, or in each of auto's. */
export function territoryShares(of: 'territory' | 'autoTerritory' = 'territory'): ReadonlyMap<State, Shares> {
  return sharesBy(['T1', 'T2', 'T3', 'T4', 'T5'], (place, level) => (place[of] === level ? 1 : 0))
}

/**
 * The share of each state's ZIP codes at each level of a peril's curve. A place between two levels belongs to both, the more
 * the closer it is: so the mean of a curve over the shares is its mean over the places.
 */
export function perilShares(peril: Peril): ReadonlyMap<State, Shares> {
  const levels = perilLevels(peril)
  const step = (levels[1] ?? Number.NaN) - (levels[0] ?? Number.NaN)
  return sharesBy(levels.map(String), (place, level) =>
    Math.max(0, 1 - Math.abs(strengthsAt(place)[peril] - Number(level)) / step),
  )
}

/** The share of its state's ZIP codes in each city that auto plans rate by itself, by the level of the city. */
export function cityShares(): ReadonlyMap<string, number> {
  return new Map(
    readCityPlaces().map(({ state, key, place, territory, level }) => {
      const places = everyPlace.filter(one => one.state === state)
      const inCity = places.filter(one => one.autoTerritory === territory && isWithin(one[key], place))
      return [level, inCity.length / places.length]
    }),
  )
}

/** Whether a cell of a table of codes is for a code: one that begins so, or lies between two that do. */
export function isWithin(code: string, cell: string): boolean {
  const [from = '', to = from] = cell.split('-')
  return from <= code.slice(0, from.length) && code.slice(0, to.length) <= to
}

/** Each place is asked about three perils. */
const strengthsAt = memoizeByObject(perilsAt)

function sharesBy(levels: readonly string[], shareOf: (place: ZipPlace, level: string) => number) {
  const places = Map.groupBy(everyPlace, ({ state }) => state)
  return new Map(
    stateCodes.map(state => {
      const all = places.get(state) ?? []
      const share = (level: string) => all.reduce((sum, place) => sum + shareOf(place, level), 0) / all.length
      return [state, Object.fromEntries(levels.map(level => [level, share(level)]))]
    }),
  )
}
