import type { State } from '../law/jurisdictions.ts'
import { milesBetween, type Point } from './geo.ts'

type Coast = readonly Point[]

/**
 * The coasts that hurricanes reach, as lines from point to point; typed from the map by latitude and longitude,
 * a tenth of a degree or better. Bays and barrier islands are cut off, so a distance is good to about ten miles.
 */
const coasts: readonly Coast[] = [
  // The Gulf, from the Rio Grande to the Keys, and the Atlantic up to the harbor of New York.
  `25.96 -97.15, 26.60 -97.28, 27.60 -97.21, 28.40 -96.40, 28.94 -95.30, 29.31 -94.78,
   29.68 -93.85, 29.76 -93.10, 29.55 -92.30, 29.48 -91.40, 29.05 -90.80, 29.20 -90.00,
   29.00 -89.20, 29.85 -89.70, 30.15 -89.65, 30.39 -88.90, 30.25 -88.10, 30.33 -87.15,
   30.38 -86.45, 30.13 -85.73, 29.68 -85.35, 29.85 -84.50, 30.07 -84.10, 29.70 -83.45,
   29.14 -83.04, 28.70 -82.66, 27.97 -82.83, 27.33 -82.58, 26.68 -82.25, 26.14 -81.80,
   25.80 -81.40, 25.13 -81.08, 24.55 -81.78, 25.09 -80.44, 25.76 -80.13, 26.70 -80.03,
   27.47 -80.29, 28.40 -80.59, 29.22 -81.00, 29.90 -81.30, 30.67 -81.43, 31.13 -81.40,
   32.02 -80.84, 32.76 -79.86, 33.20 -79.18, 33.69 -78.88, 33.87 -77.98, 34.21 -77.80,
   34.65 -76.60, 35.23 -75.53, 36.20 -75.75, 36.93 -76.00, 37.90 -75.35, 38.33 -75.08,
   38.93 -74.92, 39.36 -74.42, 40.08 -74.03, 40.46 -74.00, 40.58 -73.95, 40.63 -73.20,
   41.03 -71.95, 41.32 -71.85`,
  // Norfolk and the mouth of the Chesapeake.
  '36.93 -76.00, 36.97 -76.33, 37.30 -76.30',
  // The Sound, and New England from Watch Hill to the border.
  `40.80 -73.80, 41.02 -73.62, 41.26 -72.90, 41.32 -71.85, 41.43 -71.45, 41.50 -71.10,
   41.52 -70.67, 41.68 -69.95, 42.06 -70.18, 41.96 -70.66, 42.35 -71.00, 42.66 -70.60,
   43.05 -70.70, 43.65 -70.22, 43.85 -69.52, 44.30 -68.20, 44.86 -66.98`,
  // Kauai, Oahu, Molokai with Maui, and Hawaii.
  '22.22 -159.40, 21.90 -159.50, 22.03 -159.78',
  '21.58 -158.27, 21.71 -157.98, 21.31 -157.65, 21.25 -157.81, 21.30 -158.10',
  '21.13 -157.20, 20.92 -156.69, 20.60 -156.43, 20.75 -155.99',
  '20.25 -155.88, 19.73 -155.08, 19.52 -154.81, 18.91 -155.68, 19.64 -156.00, 20.25 -155.88',
].map(coastOf)

/**
 * The states in which a policy may have a separate deductible for hurricanes: Connecticut General Assembly,
 * OLR Research Report 2011-R-0404.
 */
const hurricaneStates: ReadonlySet<string> = new Set(
  'AL CT DC DE FL GA HI LA MA MD ME MS NC NJ NY RI SC TX VA'.split(' '),
)

function coastOf(line: string): Coast {
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
  let nearest = Number.POSITIVE_INFINITY
  for (const coast of coasts)
    for (const [index, point] of coast.entries()) {
      const stretch = { from: point, to: coast[index + 1] ?? point }
      nearest = Math.min(nearest, milesBetween(from, closestOn(stretch, from)))
    }
  return nearest
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
