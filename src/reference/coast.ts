import type { State } from '../law/jurisdictions.ts'
import { milesBetween, type Point } from './geo.ts'

/** A stretch of coast. */
interface Coast {
  /** How hard and how often hurricanes reach it, from 1 to 6. */
  readonly strength: number
  readonly points: readonly Point[]
}

/**
 * The coasts that hurricanes reach, with the bays and marshes that carry the sea inland, as lines from point to point; typed
 * from the map by latitude and longitude, a tenth of a degree or better, so a distance is good to about ten miles. The strengths
 * follow the return periods of hurricanes along the coast (National Hurricane Center, public domain); recalled and
 * modelled, confidence low.
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
).map(([strength, line]) => ({ strength, points: pointsOf(line) }))

/**
 * The states in which a policy may have a separate deductible for hurricanes: Connecticut General Assembly,
 * OLR Research Report 2011-R-0404.
 */
const hurricaneStates: ReadonlySet<string> = new Set(
  'AL CT DC DE FL GA HI LA MA MD ME MS NC NJ NY RI SC TX VA'.split(' '),
)

function pointsOf(line: string): readonly Point[] {
  return line.split(',').map(pair => {
    const [lat = 0, lon = 0] = pair.trim().split(' ').map(Number)
    return { lat, lon }
  })
}

/** Whether hurricanes are a separate peril in the policies of a state. */
export function isHurricaneState(state: State): boolean {
  return hurricaneStates.has(state)
}

/** Straight lines stand for the coast and a point for the ZIP area, so a finer limit would mean little. */
const coastalMiles = 15

/** Whether a place is on a coast, in a state where hurricanes are a separate peril. */
export function isCoastal({ state, ...point }: Point & { readonly state: State }): boolean {
  return isHurricaneState(state) && coastMiles(point) <= coastalMiles
}

/** Statute miles from a point to the nearest coast that hurricanes reach, good to about ten. */
export function coastMiles(from: Point): number {
  return Math.min(...coasts.map(({ points }) => milesTo(points, from)))
}

/** Miles within which a coast keeps its strength, then loses one after the other; modelled. */
const reaches = [12, 25, 45, 75, 120, 180]

/** The least strength in a state all of which hurricanes cross, whatever the distance to the sea. */
const leastStrength: Partial<Record<State, number>> = { FL: 2, HI: 2 }

/** How hard hurricanes hit a place, from 0 to 6; 0 in the states where they are no separate peril. Modelled. */
export function hurricaneStrength({ state, ...place }: Point & { readonly state: State }): number {
  if (!isHurricaneState(state)) return 0
  const strengths = coasts.map(({ strength, points }) => {
    const miles = milesTo(points, place)
    return strength - reaches.filter(reach => miles > reach).length
  })
  return Math.max(leastStrength[state] ?? 0, ...strengths)
}

function milesTo(points: readonly Point[], from: Point): number {
  const miles = points.map((point, index) => {
    const stretch = { from: point, to: points[index + 1] ?? point }
    return milesBetween(from, closestOn(stretch, from))
  })
  return Math.min(...miles)
}

interface Stretch {
  readonly from: Point
  readonly to: Point
}

/** The closest point of a stretch, on a flat map around the given point. */
function closestOn({ from, to }: Stretch, point: Point): Point {
  const narrowing = Math.cos((point.lat * Math.PI) / 180) ** 2
  const [lat, lon] = [to.lat - from.lat, to.lon - from.lon]
  const length = lat * lat + lon * lon * narrowing
  const along = length === 0 ? 0 : (point.lat - from.lat) * lat + (point.lon - from.lon) * lon * narrowing
  const share = length === 0 ? 0 : Math.min(Math.max(along / length, 0), 1)
  return { lat: from.lat + share * lat, lon: from.lon + share * lon }
}
