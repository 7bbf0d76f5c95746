import type { State } from '../law/jurisdictions.ts'
import { hurricaneStrength, isHurricaneState } from './coast.ts'
import type { Point } from './geo.ts'
import type { Territory } from './places-file.ts'
import { stormStrength } from './storms.ts'
import { fireStrength } from './wildfire.ts'

/** What nature does to homes in a place, as far as a ZIP code tells. All modelled: good for a demonstration price. */
export interface Perils {
  /** From 0, none, to 6: the Keys and the coast from Naples around to Palm Beach. */
  readonly hurricane: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** Hail, tornadoes and straight wind, from 0 to 4: the plains. */
  readonly storm: 0 | 1 | 2 | 3 | 4
  /** From 0 to 4: homes among what burns. */
  readonly wildfire: 0 | 1 | 2 | 3 | 4
  /** The peril to which insurers give a deductible of its own here. */
  readonly windPeril: 'none' | 'wind' | 'hurricane'
  /** Insurers here leave wind and hail to a pool of the state. */
  readonly windPool: boolean
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
    windPool: windPool.has(place.countyFips),
    earthquake: hasEarthquakes(place),
  }
}

/**
 * The first tier of the Texas coast, where the Texas Windstorm Insurance Association insures wind and hail (twia.org, Coverage
 * & Eligibility): Aransas to Willacy. The corner of Harris County that belongs to it is left out.
 */
const windPool = new Set(
  '48007 48039 48057 48061 48071 48167 48245 48261 48273 48321 48355 48391 48409 48489'.split(' '),
)

/** States where strong earthquakes are expected throughout; after the National Seismic Hazard Model (USGS, public domain). */
const quakeStates = new Set<State>(['AK', 'CA', 'HI', 'NV', 'OR', 'UT', 'WA'])

/** Around New Madrid and around Charleston; drawn by hand. */
function hasEarthquakes({ state, lat, lon }: PerilPlace): boolean {
  if (quakeStates.has(state)) return true
  const isNewMadrid = lat > 34.6 && lat < 38.6 && lon > -91.6 && lon < -87.8
  return isNewMadrid || (state === 'SC' && lat > 32.3 && lat < 33.7 && lon > -81)
}
