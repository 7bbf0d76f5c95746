import { readFileSync } from 'node:fs'
import type { State } from '../../../src/law/jurisdictions.ts'
import type { InsuranceLine } from '../../../src/law/rule.ts'
import { parseCsv } from '../../../src/rating/plan/tables/csv.ts'

/** How `scripts/market` makes a carrier of the panel different, for the tests that check its prices. */

type Rows = ReadonlyMap<string, ReadonlyMap<string, string>>

const files = new Map<string, Rows>()

/** The rows of a table in `scripts/market`, by their first cells, each by its column. */
function rowsOf(file: string, keys: number): Rows {
  const known = files.get(file)
  if (known) return known
  const text = readFileSync(new URL(`../../../scripts/market/${file}`, import.meta.url), 'utf8')
  const { header, rows } = parseCsv(file, text)
  const read = new Map(
    rows.map(({ cells }) => [
      cells.slice(0, keys).join(' '),
      new Map(header.map((column, index) => [column, cells[index] ?? ''])),
    ]),
  )
  files.set(file, read)
  return read
}

interface InState {
  readonly line: InsuranceLine
  readonly carrier: string
  readonly state: State
}

/** How a carrier's prices in a state differ from its level. */
export function levelIn({ line, carrier, state }: InState): number {
  return Number(rowsOf(`${line}-states.csv`, 1).get(state)?.get(carrier))
}

interface Own {
  readonly line: InsuranceLine
  readonly carrier: string
  readonly table: string
  readonly level: string
}

/** A carrier's own relativity at a level, in addition to its exponents; 1 where it has none. */
export function ownOf({ line, carrier, table, level }: Own): number {
  return Number(
    rowsOf(`${line}-characters.csv`, 3).get(`${carrier} ${table} ${level}`)?.get('relativity') ?? 1,
  )
}
