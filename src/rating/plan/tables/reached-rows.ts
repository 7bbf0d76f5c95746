import type { InputSpec, Vocabulary } from '../../inputs/input.ts'
import { memoizeByObject } from '../../memoize-by-object.ts'
import type { FlatPlan } from '../format/format.ts'
import type { FlatRow, FlatTable } from '../format/format-table.ts'
import { tableUsesOf } from './table-uses.ts'

/** Filed tables have rows for answers that nobody can give here: they stay in the file, and no price uses them. */

/** A row that no answer leads to, by the first of its keys that nobody answers like that. */
export interface UnreachedRow {
  readonly row: FlatRow
  readonly key: string
  readonly cell: string
  /** What the key may be, if that can be listed. */
  readonly words?: readonly string[]
}

export interface Reach {
  /** The table without the rows that no answer leads to; the table itself if there are none. */
  readonly table: FlatTable
  readonly unreached: readonly UnreachedRow[]
}

/** The rows of a table that answers reach by one of these vocabularies. */
export function reachOf(table: FlatTable, vocabularies: readonly Vocabulary[]): Reach {
  const reaches = reachesOf(table)
  const signature = [...new Set(vocabularies.map(vocabulary => signatureOf(table, vocabulary)))].join(' ')
  const known = reaches.get(signature)
  if (known) return known
  const reach = divide(table, vocabularies)
  reaches.set(signature, reach)
  return reach
}

/** The plans of all states share most tables, and most states have the same values. */
const reachesOf = memoizeByObject((_: FlatTable) => new Map<string, Reach>())

/** Whether the checks have found rows in it that some plan's answers do not reach. */
export function hasUnreachedRows(table: FlatTable): boolean {
  return [...reachesOf(table).values()].some(({ unreached }) => unreached.length > 0)
}

/** Equal for vocabularies in which the keys of a table have the same values. */
export function signatureOf({ keys }: FlatTable, vocabulary: Vocabulary): string {
  return keys
    .map(key => {
      const spec = vocabulary[key]
      return spec ? numberOf(spec) : ''
    })
    .join()
}

const numbers = new Map<string, number>()

/** The same number for inputs with the same values, which are different objects in the vocabularies of several states. */
const numberOf = memoizeByObject((spec: InputSpec) => {
  const text = JSON.stringify(spec)
  const number = numbers.get(text) ?? numbers.size
  numbers.set(text, number)
  return number
})

/** The rows that answers reach in the tables of a plan, by name; without tables that no step reads. */
export function reachesIn(plan: FlatPlan): ReadonlyMap<string, Reach> {
  const uses = Map.groupBy(tableUsesOf(plan), ({ name }) => name)
  return new Map(
    [...uses].flatMap(([name, used]) => {
      const table = plan.tables[name]
      const vocabularies = used.map(({ vocabulary }) => vocabulary)
      return table ? [[name, reachOf(table, vocabularies)] as const] : []
    }),
  )
}

/** A plan whose tables have only the rows that answers reach. */
export function withReachedRows(plan: FlatPlan): FlatPlan {
  const reaches = [...reachesIn(plan)].filter(([, { unreached }]) => unreached.length > 0)
  if (reaches.length === 0) return plan
  const reached = Object.fromEntries(reaches.map(([name, { table }]) => [name, table]))
  return { ...plan, tables: { ...plan.tables, ...reached } }
}

function divide(table: FlatTable, vocabularies: readonly Vocabulary[]): Reach {
  const tests = vocabularies.map(vocabulary => testsOf(table, vocabulary))
  const rows: FlatRow[] = []
  const unreached: UnreachedRow[] = []
  for (const row of table.rows) {
    const [first, ...others] = tests.map(columns => columns.find(({ isReached }) => !isReached(row.cells)))
    if (first && others.every(one => one !== undefined)) unreached.push({ row, ...first.named(row.cells) })
    else rows.push(row)
  }
  return unreached.length === 0 ? { table, unreached } : { table: { ...table, rows }, unreached }
}

interface Column {
  isReached(cells: readonly string[]): boolean
  named(cells: readonly string[]): Omit<UnreachedRow, 'row'>
}

/** The keys of a table by which a row may be beyond all answers. */
function testsOf({ keys, by }: FlatTable, vocabulary: Vocabulary): readonly Column[] {
  let at = 0
  return keys.flatMap((key, index): readonly Column[] => {
    const place = at
    at += by[index] === 'range' ? 2 : 1
    const spec = vocabulary[key]
    const words = spec && by[index] === 'exact' ? cellsOf(spec) : null
    if (words) {
      const known = new Set(words)
      return [
        {
          isReached: cells => known.has(cells[place] ?? ''),
          named: cells => ({ key, cell: cells[place] ?? '', words }),
        },
      ]
    }
    if (spec?.type !== 'whole' || by[index] !== 'range') return []
    const endsOf = (cells: readonly string[]) => [Number(cells[place]), Number(cells[place + 1])] as const
    return [
      {
        // A row that is not a range of numbers is left to the checks.
        isReached(cells) {
          const [from, to] = endsOf(cells)
          return !(from < to) || (to > spec.min && from <= spec.max)
        },
        named: cells => ({ key, cell: `${cells[place]}-${endsOf(cells)[1] - 1}` }),
      },
    ]
  })
}

/** All values of an input as cells of an exact key; `null` if they are too many to list, or are no values. */
export function cellsOf(spec: InputSpec): readonly string[] | null {
  switch (spec.type) {
    case 'flag':
      return ['true', 'false']
    case 'whole':
      return spec.only?.map(String) ?? null
    case 'list':
    case 'code':
    case 'name':
    case 'place':
      return null
    default:
      return spec.values
  }
}

/** The word that a cell may be meant for. */
export function meantBy({ cell, words = [] }: Pick<UnreachedRow, 'cell' | 'words'>): string | undefined {
  return words.find(word => isMisspelling(cell, word))
}

/** Whether a cell is a word with a typo: other digits mean something else. */
function isMisspelling(cell: string, word: string): boolean {
  const [written, meant] = [cell.toUpperCase(), word.toUpperCase()]
  if (written === meant) return true
  const digits = (text: string) => text.replace(/\D/g, '')
  const letters = word.length - digits(word).length
  return digits(written) === digits(meant) && letters > 1 && slips(written, meant) <= Math.ceil(letters / 6)
}

/** How many letters have to be added, removed or replaced to make one word of another. */
function slips(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...a].entries()) {
    const here = [row + 1]
    for (const [at, other] of [...b].entries())
      here.push(
        Math.min(
          (above[at] ?? 0) + (letter === other ? 0 : 1),
          (above[at + 1] ?? 0) + 1,
          (here[at] ?? 0) + 1,
        ),
      )
    above = here
  }
  return above.at(-1) ?? 0
}
