import type { State } from '../../law/jurisdictions.ts'
import { milesToStretch, type Point, type Stretch } from './geo.ts'

/** A coast, as stretches from point to point. */
interface Coast {
  /** How hard and how often hurricanes reach it, from 1 to 6. */
  readonly strength: number
  readonly stretches: readonly Stretch[]
}

/**
 * The coasts that hurricanes reach, with the bays and marshes over which a storm carries the sea inland; drawn by hand, good to
 * about ten miles. The strengths follow the return periods of hurricanes along the coast (National Hurricane Center, public
 * domain); recalled and modeled, confidence low.
 */
const coasts: readonly Coast[] = (
  [
    // Texas: the Rio Grande to Matagorda, and on to Sabine Pass.
    [4, '25.96 -97.15, 26.60 -97.28, 27.60 -97.21, 28.40 -96.40'],
    [4, '27.80 -97.40, 27.85 -97.30'],
    // Nothing rises between the sea and McAllen.
    [3, '26.00 -97.50, 26.20 -98.00'],
    [5, '28.40 -96.40, 28.94 -95.30, 29.31 -94.78, 29.68 -93.85'],
    [4, '29.60 -94.95, 29.75 -94.80'],
    // Louisiana, where the marsh is sea in a storm: Lake Charles, Houma, New Orleans.
    [5, '29.68 -93.85, 29.76 -93.10, 29.55 -92.30, 29.48 -91.40'],
    [5, '29.95 -93.85, 30.10 -93.30'],
    [5, '29.48 -91.40, 29.45 -90.75, 29.20 -90.00, 29.00 -89.20, 29.85 -89.70, 30.03 -89.95'],
    // Lake Pontchartrain, to which the marsh opens: Hammond and Slidell.
    [4, '30.10 -90.45, 30.35 -90.10, 30.25 -89.75'],
    // Mississippi, Alabama and the Panhandle.
    [5, '30.15 -89.65, 30.39 -88.90, 30.25 -88.10, 30.33 -87.15, 30.38 -86.45, 30.13 -85.73, 29.68 -85.35'],
    [4, '30.40 -88.00, 30.69 -88.03'],
    [4, '29.68 -85.35, 29.85 -84.50, 30.07 -84.10, 29.70 -83.45, 29.14 -83.04, 28.70 -82.66'],
    // The Gulf side of Florida, with Tampa Bay and Charlotte Harbor, then the Keys and Miami up to Palm Beach.
    [5, '28.70 -82.66, 27.97 -82.83, 27.33 -82.58, 26.68 -82.25, 26.14 -81.80'],
    [5, '27.60 -82.60, 27.93 -82.47'],
    [5, '26.95 -82.10, 26.64 -81.88'],
    [6, '26.14 -81.80, 25.80 -81.40, 25.13 -81.08, 24.55 -81.78, 25.09 -80.44, 25.76 -80.13, 26.95 -80.08'],
    [5, '26.95 -80.08, 27.47 -80.29, 27.90 -80.47'],
    [4, '27.90 -80.47, 28.40 -80.59'],
    [3, '28.40 -80.59, 29.22 -81.00, 29.90 -81.30, 30.67 -81.43, 31.13 -81.40'],
    [4, '31.13 -81.40, 32.02 -80.84'],
    // The Carolinas, with Pamlico Sound; the Outer Banks shelter what lies north of them.
    [5, '32.02 -80.84, 32.76 -79.86, 33.20 -79.18, 33.69 -78.88, 33.87 -77.98, 34.21 -77.80'],
    [5, '34.21 -77.80, 34.65 -76.60, 35.23 -75.53, 35.80 -75.55'],
    [5, '35.10 -77.00, 35.45 -76.60'],
    [4, '35.80 -75.55, 36.20 -75.75'],
    // Virginia to New York, with both shores of the Chesapeake and the mouth of the Delaware.
    [2, '36.20 -75.75, 36.93 -76.00'],
    [2, '37.15 -75.97, 37.95 -75.85, 38.60 -76.20'],
    [2, '36.93 -76.00, 37.90 -75.35, 38.33 -75.08, 38.93 -74.92, 39.36 -74.42, 40.08 -74.03, 40.46 -74.00'],
    [2, '36.93 -76.00, 36.97 -76.33, 37.30 -76.30, 37.90 -76.25'],
    [1, '37.90 -76.25, 38.95 -76.45'],
    [2, '38.93 -74.92, 39.40 -75.50'],
    [2, '40.58 -73.95, 40.63 -73.20'],
    [3, '40.63 -73.20, 41.03 -71.95'],
    // The Sound and New England, with the islands.
    [2, '40.80 -73.80, 41.02 -73.62, 41.26 -72.90, 41.32 -71.85'],
    [3, '41.32 -71.85, 41.43 -71.45, 41.50 -71.10, 41.52 -70.67'],
    [4, '41.52 -70.67, 41.68 -69.95, 42.06 -70.18'],
    [5, '41.35 -70.75, 41.39 -70.50, 41.28 -70.10'],
    [2, '42.06 -70.18, 41.96 -70.66'],
    [
      1,
      '41.96 -70.66, 42.35 -71.00, 42.66 -70.60, 43.05 -70.70, 43.65 -70.22, 43.85 -69.52, 44.30 -68.20, 44.86 -66.98',
    ],
    // Kauai, Oahu, Molokai with Maui, and Hawaii.
    [3, '22.22 -159.40, 21.90 -159.50, 22.03 -159.78'],
    [2, '21.58 -158.27, 21.71 -157.98, 21.31 -157.65, 21.25 -157.81, 21.30 -158.10'],
    [2, '21.13 -157.20, 20.92 -156.69, 20.60 -156.43, 20.75 -155.99'],
    [2, '20.25 -155.88, 19.73 -155.08, 19.52 -154.81, 18.91 -155.68, 19.64 -156.00, 20.25 -155.88'],
  ] as const
).map(([strength, line]) => ({ strength, stretches: stretchesOf(line) }))

/**
 * The states in which a policy may have a separate deductible for hurricanes: Connecticut General Assembly,
 * OLR Research Report 2011-R-0404.
 */
const hurricaneStates: ReadonlySet<string> = new Set(
  'AL CT DC DE FL GA HI LA MA MD ME MS NC NJ NY RI SC TX VA'.split(' '),
)

function stretchesOf(line: string): readonly Stretch[] {
  const points = line.split(',').map(pair => {
    const [lat = 0, lon = 0] = pair.trim().split(' ').map(Number)
    return { lat, lon }
  })
  return points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }))
}

/** Whether hurricanes are a separate peril in the policies of a state. */
export function isHurricaneState(state: State): boolean {
  return hurricaneStates.has(state)
}

/** The distance within which insurers commonly call a home coastal; modeled. */
const coastalMiles = 15

interface PlaceByTheSea {
  readonly state: State
  /** Statute miles to the nearest salt-water shore. */
  readonly coastMiles: number
}

/** Whether a place is near a shore, in a state where hurricanes are a separate peril. */
export function isCoastal({ state, coastMiles }: PlaceByTheSea): boolean {
  return isHurricaneState(state) && coastMiles <= coastalMiles
}

/** Miles within which a coast keeps its strength, then loses one after the other; modeled. */
const reaches = [12, 25, 45, 75, 120, 180]

/** The least strength in a state all of which hurricanes cross, whatever the distance to the sea. */
const leastStrength: Partial<Record<State, number>> = { FL: 2, HI: 2 }

/** How hard hurricanes hit a place, from 0 to 6; 0 in the states where they are no separate peril. Modelled. */
export function hurricaneStrength({ state, ...place }: Point & { readonly state: State }): number {
  if (!isHurricaneState(state)) return 0
  const strengths = coasts.map(({ strength, stretches }) => {
    const miles = Math.min(...stretches.map(stretch => milesToStretch(place, stretch)))
    return strength - reaches.filter(reach => miles > reach).length
  })
  return Math.max(leastStrength[state] ?? 0, ...strengths)
}
