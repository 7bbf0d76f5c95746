import { andList } from '../../language/lists.ts'
import { grouped } from '../../language/numbers.ts'
import type { Flattened } from './flatten.ts'
import type { FlatTable } from './format/format-table.ts'
import { meantBy, reachOf, type UnreachedRow } from './reached-rows.ts'
import { tableUsesOf } from './table-uses.ts'

/** What somebody should know about plans that load: nothing in it keeps them from being sold. */
export interface PlanNote {
  /** File, line and what is there, in sentences. */
  readonly text: string
  /** It changes prices, and the log of the service tells it too. */
  readonly isWarning: boolean
}

/** The rows of tables that no plan reads, a note for each table. */
export function unreachedNotes(families: readonly Flattened[]): readonly PlanNote[] {
  const tables = new Map<FlatTable, readonly UnreachedRow[]>()
  for (const plan of families.flatMap(({ plans }) => plans))
    for (const [name, uses] of Map.groupBy(tableUsesOf(plan), use => use.name)) {
      const table = plan.tables[name]
      if (!table) continue
      const reach = reachOf(
        table,
        uses.map(({ vocabulary }) => vocabulary),
      )
      tables.set(reach.table, reach.unreached)
    }
  const unread = new Map(
    [...families.flatMap(({ stray }) => stray), ...[...tables.values()].flat()].map(one => [one.row.at, one]),
  )
  if (unread.size === 0) return []
  // A row that one state's answers reach is no row in vain.
  for (const { rows } of tables.keys()) for (const { at } of rows) unread.delete(at)
  const byTable = Map.groupBy(unread.values(), ({ row }) => row.at.replace(/(:|, row )\d+$/, ''))
  return [...byTable.values()].map(rows => ({ text: unreachedText(rows), isWarning: false }))
}

/** The most values of a key that a note lists. */
const mostListed = 8

function unreachedText(rows: readonly UnreachedRow[]): string {
  const [first] = rows
  const count = rows.length === 1 ? 'this row' : `${grouped(rows.length)} rows, this one first`
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const values = [...byKey].map(([key, group]) => {
    const cells = [...new Set(group.map(({ cell }) => cell))]
    const more = cells.length - mostListed
    return `${key} ${cells.slice(0, mostListed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  })
  const slips = [...new Map(rows.map(row => [row.cell, row])).values()].flatMap(row => {
    const word = meantBy(row)
    return word === undefined ? [] : [`${word} where it says ${row.cell}`]
  })
  const asked = slips.length > 0 ? ` Did you mean ${andList(slips, 'en')}?` : ''
  return `${first?.row.at}: no answer leads to ${count}: ${values.join('; ')}. The plan leaves ${rows.length === 1 ? 'it' : 'them'} out.${asked}`
}
