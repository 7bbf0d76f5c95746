import { readFileSync } from 'node:fs'
import { parseCsv } from '../rating/csv.ts'

/** What the tests of all panels share: the market's facts, the middle of a list, numbers that repeat. */

/** A column of numbers of a table in `scripts/market`, by the table's first column. */
export function columnOf(file: string, name: string): ReadonlyMap<string, number> {
  const text = readFileSync(new URL(`../../scripts/market/${file}`, import.meta.url), 'utf8')
  const { header, rows } = parseCsv(file, text)
  return new Map(rows.map(({ cells }) => [cells[0] ?? '', Number(cells[header.indexOf(name)])]))
}

/** The median of a sorted list. */
export function medianOf(sorted: readonly number[]): number {
  const half = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return (low + high) / 2
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
