import { readFileSync } from 'node:fs'
import type { PlacesFile } from './places-file.ts'

const file = new URL('../../built/reference/places.json', import.meta.url)

/** The built places, read once when the service starts (about 20 ms). Our own build step made them, so we don't validate them again. */
export const places: PlacesFile = JSON.parse(read())

/** Row of a five-digit ZIP code in the columns of `places`, or -1. */
export function rowOf(zip: string): number {
  return (rowPlusOne[Number(zip)] ?? 0) - 1
}

const rowPlusOne = new Uint16Array(100_000)
for (const [row, zip] of places.zip.entries()) rowPlusOne[zip] = row + 1

function read(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new Error('The reference data is not built. `npm start` and `npm test` build it.', { cause })
  }
}
