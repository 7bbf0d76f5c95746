import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { perilsAt } from '../../src/reference/perils/perils.ts'
import type { ZipPlace } from '../../src/reference/places.ts'
import { fireZones, hurricaneZones, stormZones } from '../../src/risk/words.ts'
import { everyPlace } from '../../tests/carriers/samples/places.ts'
import { readCityPlaces } from './market.ts'

/** Shares of a state's ZIP codes by level, in the order of the levels; they add up to 1. */
export type Shares = Readonly<Record<string, number>>

/** The share of each state's ZIP codes in each territory class. */
export function territoryShares(): ReadonlyMap<State, Shares> {
  return sharesBy(['T1', 'T2', 'T3', 'T4', 'T5'], place => place.territory)
}

/** The share of each state's ZIP codes in each zone of a peril. */
export function perilShares(peril: keyof typeof zonesOf): ReadonlyMap<State, Shares> {
  const { zones, letter } = zonesOf[peril]
  return sharesBy(
    zones.filter(zone => zone !== 'AVERAGE'),
    place => `${letter}${perilsAt(place)[peril]}`,
  )
}

/** The share of its state's ZIP codes in each city that auto plans rate by itself, by the place of the city. */
export function cityShares(): ReadonlyMap<string, number> {
  return new Map(
    readCityPlaces().map(({ state, key, place }) => {
      const codes = everyPlace.filter(one => one.state === state).map(one => one[key])
      return [place, codes.filter(code => isIn(code, place)).length / codes.length]
    }),
  )
}

/** Whether a cell of a table of codes is for a code: one that begins so, or lies between two that do. */
function isIn(code: string, cell: string): boolean {
  const [from = '', to = from] = cell.split('-')
  return from <= code.slice(0, from.length) && code.slice(0, to.length) <= to
}

/** The zones of each peril, and the letter before the strength in their names. */
const zonesOf = {
  hurricane: { zones: hurricaneZones, letter: 'H' },
  storm: { zones: stormZones, letter: 'S' },
  wildfire: { zones: fireZones, letter: 'F' },
} as const

function sharesBy(levels: readonly string[], levelOf: (place: ZipPlace) => string) {
  const places = Map.groupBy(everyPlace, ({ state }) => state)
  return new Map(
    stateCodes.map(state => {
      const territories = (places.get(state) ?? []).map(levelOf)
      const shareOf = (level: string) => territories.filter(one => one === level).length / territories.length
      return [state, Object.fromEntries(levels.map(level => [level, shareOf(level)]))]
    }),
  )
}
