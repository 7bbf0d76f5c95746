import type { Point } from './geo.ts'

/** Degrees north, then degrees west, each from the lesser to the greater. */
type Box = readonly [south: number, north: number, east: number, west: number]

/**
 * How hard hail, tornadoes and straight wind hit the parts of the country, from 4 down, after the climatology of the Storm
 * Prediction Center (NOAA, public domain); boxes drawn by hand, modelled, confidence low. The first box that contains a place
 * counts.
 */
const boxes: readonly (readonly [strength: number, box: Box])[] = [
  // Northern Texas and Oklahoma, Kansas and Nebraska, the Front Range.
  [4, [32.2, 37, 94.9, 102.5]],
  [4, [37, 43, 95.3, 102.1]],
  [4, [37.5, 41.2, 102.05, 105.4]],
  // The woods of northern Minnesota, Michigan with the shore of Lake Erie, and the mountains of West Virginia.
  [1, [46.3, 49.5, 88, 94]],
  [1, [40.9, 47, 80.5, 87.5]],
  [1, [37.3, 40.6, 79.5, 82.3]],
  // The rest of the plains up to the Mississippi, and the hail of Austin, San Antonio and Midland.
  [3, [29.2, 33, 97, 103.5]],
  [3, [33, 49, 90, 104.1]],
  [3, [41, 47, 104, 110]],
  [3, [31.5, 36.5, 86, 94.9]],
  // The Midwest, the South with the low country of the Carolinas, and eastern New Mexico.
  [2, [30, 46.5, 80.5, 97]],
  [2, [33, 36.5, 76.5, 80.5]],
  [2, [26, 30, 95, 100]],
  [2, [32, 37, 103, 105.4]],
  // The East, Florida, the border at El Paso and the high plains of Montana.
  [1, [24, 48, 66, 96]],
  [1, [29, 49, 104, 112]],
]

/** How hard hail, tornadoes and straight wind hit a place, from 0 in the West to 4 on the plains. Modelled. */
export function stormStrength({ lat, lon }: Point): number {
  const holds = ([south, north, east, west]: Box) =>
    lat >= south && lat < north && -lon >= east && -lon < west
  return boxes.find(([, box]) => holds(box))?.[0] ?? 0
}
