import type { State } from '../../law/jurisdictions.ts'
import type { Territory } from '../places-file.ts'
import { hurricaneStrength, isHurricaneState } from './coast.ts'
import type { Point } from './geo.ts'
import { stormStrength } from './storms.ts'
import { fireStrength } from './wildfire.ts'
import { type WindPool, windPoolAt } from './wind-pools.ts'

/**
 * The natural perils of a place, as far as a ZIP code shows. All modelled: good for a demonstration price. The zones are drawn by
 * hand and checked against FEMA's National Risk Index (public domain) by county: weighted by people, the rank correlation with
 * its expected losses is 0.81 for hurricanes, within the states that have them, 0.86 for storms (tornadoes alone), 0.67 for
 * wildfire in the West, and 0.71 for earthquakes.
 */
export interface Perils {
  /** From 0, none, to 6: the Keys and the coast from Naples around to Palm Beach. */
  readonly hurricane: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** Hail, tornadoes and straight wind, from 0 to 4: the plains. */
  readonly storm: 0 | 1 | 2 | 3 | 4
  /** From 0 to 4: homes within flammable land. */
  readonly wildfire: 0 | 1 | 2 | 3 | 4
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
  readonly territory: Territory | 'AVERAGE'
}

/** The perils of a place. */
export function perilsAt(place: PerilPlace): Perils {
  // The strengths are whole and within these bounds by construction.
  const hurricane = hurricaneStrength(place) as Perils['hurricane']
  const storm = stormStrength(place) as Perils['storm']
  return {
    hurricane,
    storm,
    wildfire: fireStrength(place) as Perils['wildfire'],
    windPeril: isHurricaneState(place.state) && hurricane >= 2 ? 'hurricane' : storm >= 3 ? 'wind' : 'none',
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
