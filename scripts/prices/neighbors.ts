import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import { memoizeByObject } from '../../src/rating/memoize-by-object.ts'
import { milesBetween } from '../../src/reference/perils/geo.ts'
import { perilsAt } from '../../src/reference/perils/perils.ts'
import type { ZipPlace } from '../../src/reference/places.ts'
import type { Risk } from '../../src/risk/risk.ts'
import { planPrices } from '../../tests/carriers/plan-prices.ts'
import { medianOf } from '../../tests/carriers/rated-panel.ts'
import { everyPlace } from '../../tests/carriers/samples/places.ts'
import { livingAt } from '../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../tests/carriers/samples/sample-homeowner.ts'
import { readCityPlaces } from '../calibrate/market.ts'
import { isWithin } from '../calibrate/shares.ts'

/** Two ZIP areas of a state, and how many times the price of the cheaper one the other costs. */
export interface Neighbors {
  readonly state: State
  /** The cheaper place first, by the median. */
  readonly places: readonly [ZipPlace, ZipPlace]
  /** At the carriers that price both, from the least to the greatest. */
  readonly ratios: readonly number[]
  readonly median: number
}

/** Carriers' charges by carrier, by ZIP code. */
export type PricesByZip = ReadonlyMap<string, ReadonlyMap<string, number>>

const riskAt = {
  auto: ({ zip }: ZipPlace) => livingAt(zip),
  homeowner: ({ state, zip }: ZipPlace) => homeownerIn({ state, zip }),
} as const satisfies Partial<Record<InsuranceLine, (place: ZipPlace) => Risk>>

export const neighborMiles = 6

/** What each carrier charges the ordinary risk of a line at every ZIP code. */
export function pricesEverywhere(line: keyof typeof riskAt): PricesByZip {
  const pricesOf = planPrices(loadCarriers(), line)
  return new Map(
    everyPlace.map(place => [
      place.zip,
      new Map(pricesOf(riskAt[line](place)).map(({ id, price }) => [id, price])),
    ]),
  )
}

/** Every two ZIP areas of a state whose middles are within six miles, with their prices compared. */
export function neighborsOf(prices: PricesByZip): readonly Neighbors[] {
  return pairs().map(([one, other]) => {
    const [here, there] = [prices.get(one.zip), prices.get(other.zip)]
    const times = [...(here ?? [])]
      .map(([id, price]) => (there?.get(id) ?? Number.NaN) / price)
      .filter(ratio => !Number.isNaN(ratio))
      .sort((a, b) => a - b)
    const isRising = medianOf(times) >= 1
    const ratios = isRising ? times : times.map(ratio => 1 / ratio).reverse()
    return {
      state: one.state,
      places: isRising ? ([one, other] as const) : ([other, one] as const),
      ratios,
      median: medianOf(ratios),
    }
  })
}

/**
 * The line that an insurer's manual draws between two neighbors: the border of a wind pool's area, which leaves wind and hail
 * out of the price on one side; that of homes within flammable land, as the maps of fire hazard have it; that of a county in
 * Michigan, where no price may go by postal zones. `null` where there is none.
 */
export function lineBetween([one, other]: Neighbors['places']): 'pool' | 'wildfire' | 'county' | null {
  const [here, there] = [perilsOf(one), perilsOf(other)]
  if (here.windPool !== there.windPool) return 'pool'
  if ((here.wildfire === 100) !== (there.wildfire === 100)) return 'wildfire'
  return one.state === 'MI' && one.countyFips !== other.countyFips ? 'county' : null
}

/**
 * The same between auto prices: a county of Michigan, or one that the market prices by itself, as it does the boroughs of New
 * York, or a town that it prices so. `null` where there is none.
 */
export function autoLineBetween([one, other]: Neighbors['places']): 'county' | 'city' | null {
  if (townOf(one) !== townOf(other)) return 'city'
  if (one.countyFips === other.countyFips) return null
  if (one.state === 'MI') return 'county'
  return [one, other].some(({ countyFips }) => pricedCounties.has(countyFips)) ? 'city' : null
}

const pricedCounties = new Set(
  readCityPlaces().flatMap(({ key, place }) => (key === 'countyFips' ? [place] : [])),
)

const pricedTowns = readCityPlaces().filter(({ key }) => key === 'zip')

/** The ZIP codes of the town of a place that has a price of its own. */
function townOf({ state, zip }: ZipPlace): string | undefined {
  return pricedTowns.find(town => town.state === state && isWithin(zip, town.place))?.place
}

/** A place has many neighbors. */
const perilsOf = memoizeByObject(perilsAt)

const cellsPerDegree = 8

/** Six miles are less than a cell from north to south, and than three from east to west. */
function pairs(): readonly (readonly [ZipPlace, ZipPlace])[] {
  const cell = (degrees: number) => Math.floor(degrees * cellsPerDegree)
  const grid = Map.groupBy(everyPlace, ({ state, lat, lon }) => `${state} ${cell(lat)},${cell(lon)}`)
  return everyPlace.flatMap(one =>
    [-1, 0, 1].flatMap(north =>
      [-3, -2, -1, 0, 1, 2, 3].flatMap(east =>
        (grid.get(`${one.state} ${cell(one.lat) + north},${cell(one.lon) + east}`) ?? [])
          .filter(other => one.zip < other.zip && milesBetween(one, other) <= neighborMiles)
          .map(other => [one, other] as const),
      ),
    ),
  )
}
