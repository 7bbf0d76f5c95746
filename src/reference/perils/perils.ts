import type { State } from '../../law/jurisdictions.ts'
import { places, rowOf } from '../places-data.ts'
import { hurricaneStrength } from './coast.ts'
import type { Point } from './geo.ts'
import { stormStrength } from './storms.ts'
import { type WindPool, windPoolAt } from './wind-pools.ts'

/**
 * The natural perils of a place, as far as a ZIP code shows. All modelled: good for a demonstration price. The coasts, boxes and
 * lists behind them are drawn by hand and, before they were smoothed between neighbors, were checked against FEMA's National Risk
 * Index (public domain) by county: weighted by people, the rank correlation with its expected losses was 0.81 for hurricanes,
 * within the states that have them, 0.86 for storms (tornadoes alone), 0.67 for wildfire in the West, and 0.71 for earthquakes.
 */
export interface Perils {
  /** From 0, none, to 100: the Keys and the coast from Naples around to Palm Beach. Whole, as are those below. */
  readonly hurricane: number
  /** Hail, tornadoes and straight wind, from 0 to 100: the plains. */
  readonly storm: number
  /** From 0 to 100: homes within flammable land. */
  readonly wildfire: number
  /** The peril to which insurers give a deductible of its own here. */
  readonly windPeril: 'none' | 'wind' | 'hurricane'
  /** The pool of the state to which insurers may leave wind and hail here. */
  readonly windPool: WindPool
  readonly earthquake: boolean
}

interface PerilPlace extends Point {
  readonly state: State
  readonly zip: string
  readonly countyFips: string
}

/** From this strength on, hurricanes have a deductible of their own, and storms one for wind and hail; modeled. */
const ownDeductible = { hurricane: 12, storm: 45 }

/** The perils of a place. */
export function perilsAt(place: PerilPlace): Perils {
  const hurricane = hurricaneStrength(place)
  const storm = stormStrength(place)
  return {
    hurricane,
    storm,
    wildfire: places.wildfire[rowOf(place.zip)] ?? 0,
    windPeril:
      hurricane >= ownDeductible.hurricane ? 'hurricane' : storm >= ownDeductible.storm ? 'wind' : 'none',
    windPool: windPoolAt(place),
    earthquake: hasEarthquakes(place),
  }
}

/** States where strong earthquakes are expected throughout; after the National Seismic Hazard Model (USGS, public domain). */
const quakeStates = new Set<State>(['AK', 'CA', 'HI', 'NV', 'OR', 'UT', 'WA'])

/** Around New Madrid, up the Wabash and to St. Louis; around Charleston; where faults of the West cross a border. Drawn by hand. */
function hasEarthquakes({ state, lat, lon }: PerilPlace): boolean {
  if (quakeStates.has(state)) return true
  const isNewMadrid = lat > 34.2 && lat < 38.9 && lon > -91.6 && lon < -87.2
  const isWestern =
    (state === 'MT' && lon < -111) ||
    (state === 'WY' && lon < -110.4) ||
    (state === 'AZ' && lon < -114.2 && lat < 33)
  return isNewMadrid || isWestern || (state === 'SC' && lat > 32.3 && lat < 34 && lon > -81)
}
