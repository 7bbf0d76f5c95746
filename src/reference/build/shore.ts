import { mesh } from 'topojson-client'
import { milesBetween, milesToStretch, type Point, type Stretch } from '../perils/geo.ts'

/** The county map of the Census Bureau in the form of the package us-atlas. */
export type CountyMap = Parameters<typeof mesh>[0]

/** The salt-water shore of the 50 states and DC: the outer edges of the counties, without lakes and neighboring countries. */
export function readShore(map: CountyMap): readonly Stretch[] {
  const outerEdges = mesh(map, map.objects.counties as Parameters<typeof mesh>[1], (a, b) => a === b)
  const shore = outerEdges.coordinates
    .flatMap(line => line.slice(1).map((to, index) => ({ from: pointOf(line[index]), to: pointOf(to) })))
    .filter(({ from, to }) => !(isInland(from) && isInland(to)))
  if (shore.length < 6_500 || shore.length > 8_000) {
    throw new Error(
      `County map: ${shore.length} stretches of shore, expected 6,500 to 8,000. Look at what changed in the package us-atlas.`,
    )
  }
  return shore
}

function pointOf([lon = 0, lat = 0]: readonly number[] = []): Point {
  return { lat, lon }
}

/** West, east, south, north, in degrees: where the outer edge of a county is a border or the shore of a Great Lake. */
const inlandBoxes = [
  // The Great Lakes and Canada, from Idaho to the Adirondacks.
  [-121.5, -74.5, 41.3, 50],
  [-74.5, -71.6, 42, 50],
  // Maine and Canada, down to the tidal part of the St. Croix.
  [-71.6, -66, 45, 50],
  // Washington and Canada.
  [-123.1, -121.5, 48.99, 50],
  // Mexico, from San Diego to Brownsville.
  [-117.1, -97.6, 25.5, 32.8],
  // Alaska and the Yukon.
  [-141.2, -130, 60.5, 71],
] as const

function isInland({ lat, lon }: Point): boolean {
  return inlandBoxes.some(
    ([west, east, south, north]) => lon > west && lon < east && lat > south && lat < north,
  )
}

/** Consecutive stretches in a section: few enough to search, many enough that most sections need no search. */
const stretchesInSection = 40

/** Returns a function from a point to the statute miles to the closest stretch of a shore. */
export function distanceToShore(shore: readonly Stretch[]): (point: Point) => number {
  const sections = Array.from({ length: Math.ceil(shore.length / stretchesInSection) }, (_, index) =>
    sectionOf(shore.slice(index * stretchesInSection, (index + 1) * stretchesInSection)),
  )
  return point => {
    let nearest = Number.POSITIVE_INFINITY
    for (const { stretches, center, radiusMiles } of sections) {
      if (milesBetween(point, center) - radiusMiles > nearest) continue
      for (const stretch of stretches) nearest = Math.min(nearest, milesToStretch(point, stretch))
    }
    return nearest
  }
}

interface Section {
  readonly stretches: readonly Stretch[]
  readonly center: Point
  /** No point of the stretches is farther from the center. */
  readonly radiusMiles: number
}

function sectionOf(stretches: readonly Stretch[]): Section {
  const points = stretches.flatMap(({ from, to }) => [from, to])
  const middle = (degrees: readonly number[]) => (Math.min(...degrees) + Math.max(...degrees)) / 2
  const center = { lat: middle(points.map(({ lat }) => lat)), lon: middle(points.map(({ lon }) => lon)) }
  return { stretches, center, radiusMiles: Math.max(...points.map(point => milesBetween(center, point))) }
}
