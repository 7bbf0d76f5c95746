import { readFileSync } from 'node:fs'
import type { VehiclesFile, VinsFile } from './vehicles-file.ts'

/** The built files, read once when the service starts (about 10 ms). Our own build step made them, so we don't validate them again. */
export const vehicles: VehiclesFile = JSON.parse(read('vehicles.json'))
export const vins: VinsFile = JSON.parse(read('vins.json'))

function read(name: string): string {
  try {
    return readFileSync(new URL(`../../../built/reference/${name}`, import.meta.url), 'utf8')
  } catch (cause) {
    throw new Error('The reference data is not built. `npm start` and `npm test` build it.', { cause })
  }
}
