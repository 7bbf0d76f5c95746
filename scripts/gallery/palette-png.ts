import { crc32, deflateSync } from 'node:zlib'

/** A picture as bytes: four for each point, of which the last, how opaque it is, is always full. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const most = 256
/** How far apart two neighbors of the same part of a color are. */
const step = 16
/** The colors of grounds, which are not rounded: a color is one where so many of a thousand points have it. */
const groundInThousand = 5

/**
 * A picture as PNG with a palette, which takes a third of one with full colors: its grounds keep theirs, the edges of letters get
 * rounded ones, the 256 colors that most points have are kept, and a point of another color gets the nearest of these. pngjs reads
 * such files and writes none.
 */
export function palettePng({ width, height, data }: Picture): Buffer {
  const points = Array.from({ length: width * height }, (_, point) =>
    colorOf(data.subarray(point * 4, point * 4 + 3)),
  )
  const least = (points.length * groundInThousand) / 1000
  const grounds = new Set([...countsOf(points)].flatMap(([color, count]) => (count >= least ? color : [])))
  const colors = points.map(color => (grounds.has(color) ? color : rounded(color)))
  const palette = [...countsOf(colors)]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([color]) => color)
  const places = new Map(palette.map((color, place) => [color, place]))
  const placeOf = (color: number) => {
    const known = places.get(color) ?? nearest(color, palette)
    places.set(color, known)
    return known
  }
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height)
  for (const [point, color] of colors.entries()) rows[point + Math.floor(point / width) + 1] = placeOf(color)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for a point, which are a place in the palette.
  header.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(partsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function countsOf(colors: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1)
  return counts
}

function rounded(color: number): number {
  return colorOf(partsOf(color).map(part => Math.min(255, Math.round(part / step) * step)))
}

function colorOf([red = 0, green = 0, blue = 0]: Iterable<number>): number {
  return (red << 16) | (green << 8) | blue
}

function partsOf(color: number): readonly [red: number, green: number, blue: number] {
  return [color >> 16, (color >> 8) & 255, color & 255]
}

function nearest(color: number, palette: readonly number[]): number {
  const [red, green, blue] = partsOf(color)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [place, other] of palette.entries()) {
    const [r, g, b] = partsOf(other)
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
    if (distance < least) [best, least] = [place, distance]
  }
  return best
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(content.length, 0)
  framed.set(named, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
