import { milesPerDegree, type Point } from './geo.ts'

/** Degrees north, then degrees west, each from the lesser to the greater. */
type Box = readonly [south: number, north: number, east: number, west: number]

/**
 * How hard hail, tornadoes and straight wind hit the parts of the country, from 100 down, after the climatology of the Storm
 * Prediction Center (NOAA, public domain); boxes drawn by hand, modelled, confidence low. The first box that contains a place
 * counts.
 */
const boxes: readonly (readonly [strength: number, box: Box])[] = [
  // Northern Texas and Oklahoma, Kansas and Nebraska, the Front Range.
  [100, [32.2, 37, 94.9, 102.5]],
  [100, [37, 43, 95.3, 102.1]],
  [100, [37.5, 41.2, 102.05, 105.4]],
  // The woods of northern Minnesota, Michigan with the shore of Lake Erie, and the mountains of West Virginia.
  [14, [46.3, 49.5, 88, 94]],
  [14, [40.9, 47, 80.5, 87.5]],
  [14, [37.3, 40.6, 79.5, 82.3]],
  // The rest of the plains up to the Mississippi, and the hail of Austin, San Antonio and Midland.
  [61, [29.2, 33, 97, 103.5]],
  [61, [33, 49, 90, 104.1]],
  [61, [41, 47, 104, 110]],
  [61, [31.5, 36.5, 86, 94.9]],
  // The Midwest, the South with the low country of the Carolinas, and eastern New Mexico.
  [29, [30, 46.5, 80.5, 97]],
  [29, [33, 36.5, 76.5, 80.5]],
  [29, [26, 30, 95, 100]],
  [29, [32, 37, 103, 105.4]],
  // The East, Florida, the border at El Paso and the high plains of Montana.
  [14, [24, 48, 66, 96]],
  [14, [29, 49, 104, 112]],
]

/** The storms of a place are those of its surroundings: no border of a box is one of prices. */
const surroundingMiles = 30

/** Points evenly spread over a circle around a place, as miles north and east of it: turned by the golden angle, none align. */
const surroundings = Array.from({ length: 120 }, (_, index) => {
  const miles = surroundingMiles * Math.sqrt((index + 0.5) / 120)
  const angle = index * Math.PI * (3 - Math.sqrt(5))
  return { north: miles * Math.cos(angle), east: miles * Math.sin(angle) }
})

/** How hard hail, tornadoes and straight wind hit a place, from 0 in the West to 100 on the plains. Modelled. */
export function stormStrength({ lat, lon }: Point): number {
  const eastPerDegree = milesPerDegree * Math.cos((lat * Math.PI) / 180)
  const sum = surroundings.reduce(
    (total, { north, east }) =>
      total + strengthAt({ lat: lat + north / milesPerDegree, lon: lon + east / eastPerDegree }),
    0,
  )
  return Math.round(sum / surroundings.length)
}

function strengthAt({ lat, lon }: Point): number {
  const holds = ([south, north, east, west]: Box) =>
    lat >= south && lat < north && -lon >= east && -lon < west
  return boxes.find(([, box]) => holds(box))?.[0] ?? 0
}
