import { andList } from '../../language/lists.ts'
import { grouped } from '../../language/numbers.ts'
import type { Flattened } from './flatten.ts'
import { hasUnreachedRows, meantBy, reachesIn, type UnreachedRow } from './tables/reached-rows.ts'

/** What somebody should know about plans that load: none of it keeps them from being sold. */
export interface PlanNote {
  /** File, line and what is there, in sentences. */
  readonly text: string
  /** It changes prices, so the service logs it too. */
  readonly isWarning: boolean
}

/** The rows of tables that no plan reads, a note for each table. The plans have been checked. */
export function unreachedNotes(families: readonly Flattened[]): readonly PlanNote[] {
  const plans = families.flatMap(({ plans }) => plans)
  const stray = families.flatMap(({ stray }) => stray)
  const isAllRead = !plans.some(({ tables }) => Object.values(tables).some(hasUnreachedRows))
  if (isAllRead && stray.length === 0) return []
  const reaches = plans.flatMap(plan => [...reachesIn(plan).values()])
  const unreached = [...stray, ...reaches.flatMap(one => one.unreached)]
  const unread = new Map(unreached.map(one => [one.row.at, one]))
  // A row that one state's answers reach is not in vain.
  for (const { rows } of new Set(reaches.map(({ table }) => table)))
    for (const { at } of rows) unread.delete(at)
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
