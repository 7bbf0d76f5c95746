import { grouped } from '../../../language/numbers.ts'
import { parseDecimal } from '../../decimal.ts'
import { highestPrice } from '../../highest-price.ts'
import type { InputSpec, Vocabulary } from '../../inputs/input.ts'
import { memoizeByObject } from '../../memoize-by-object.ts'
import { branchesOf, type FlatTable } from '../format/format-table.ts'
import { shortened } from '../plan-error.ts'
import { reachOf, signatureOf } from '../tables/reached-rows.ts'
import { type BranchPlace, branchProblems } from './check-branches.ts'

interface TableUse {
  /** The plan and the table, for messages about the whole table. */
  readonly where: string
  readonly table: FlatTable
  /** Decimals that a value may have. */
  readonly places: number
  /** The least value that leaves a price, for values that a premium begins with or is multiplied by. */
  readonly least: 'any' | 'zero' | 'above zero'
  /** Rows are parts of a sum, one for each member of a set. */
  readonly isSum: boolean
  /** The values that reach the steps. */
  readonly vocabulary: Vocabulary
}

/** Gaps, overlaps, duplicates and values that are not numbers, among the rows that answers reach. */
export function checkTable(checked: TableUse): readonly string[] {
  const { where, table, places, least, isSum, vocabulary } = checked
  const signature = [places, least, isSum, signatureOf(table, vocabulary)].join()
  const checks = checksOf(table)
  const before = checks.get(signature)
  if (before)
    return before.problems.map(problem =>
      problem.startsWith(before.where) ? where + problem.slice(before.where.length) : problem,
    )
  const problems = shortened(problemsOf(checked), where)
  checks.set(signature, { where, problems })
  return problems
}

/** The results of a table's checks: the plans of all states share most tables. */
const checksOf = memoizeByObject(
  (_: FlatTable) => new Map<string, { readonly where: string; readonly problems: readonly string[] }>(),
)

function problemsOf(checked: TableUse): readonly string[] {
  const { where, table, isSum, vocabulary } = checked
  const unknown = table.keys.filter(key => !vocabulary[key])
  if (unknown.length > 0)
    return unknown.map(
      key =>
        `${where}: there is no input ${key}. Key the table by one of ${Object.keys(vocabulary).join(', ')}.`,
    )
  const unfit = table.keys.filter((key, index) => !fits(vocabulary[key], { by: table.by[index], isSum }))
  const reach = reachOf(table, [vocabulary])
  const ofKeys =
    unfit.length > 0
      ? unfit.map(key => `${where}: ${unfitText(key, { vocabulary, by: table.by[table.keys.indexOf(key)] })}`)
      : keyProblems(reach.table, { where, vocabulary, unreached: reach.unreached, path: [] })
  return [...valueProblems({ ...checked, table: reach.table }), ...ofKeys]
}

function valueProblems({ table, places, least }: TableUse): readonly string[] {
  return table.rows.flatMap(({ at, value }) => {
    if (!isDecimal(value, places))
      return [`${at}: "${value}" is not a decimal of at most ${places} places. Write it like 1.06.`]
    if ((least !== 'any' && Number(value) < 0) || (least === 'above zero' && Number(value) === 0))
      return [`${at}: ${value} leaves no price above zero. Write a number above 0.`]
    if (Math.abs(Number(value)) > highestPrice)
      return [`${at}: no price is above ${grouped(highestPrice)}. Write a smaller number.`]
    return []
  })
}

/** Whether a text is a decimal with at most this many places. */
export function isDecimal(value: string, places: number): boolean {
  try {
    parseDecimal(value, places)
    return true
  } catch {
    return false
  }
}

interface Use {
  readonly by: FlatTable['by'][number] | undefined
  readonly isSum: boolean
}

function fits(spec: InputSpec | undefined, { by, isSum }: Use): boolean {
  if ((by === 'code') !== (spec?.type === 'code')) return false
  if (by === 'code') return true
  if (by !== 'exact') return spec?.type === 'whole'
  if (spec?.type === 'whole') return !isSum && spec.only !== undefined
  if (spec?.type === 'list' || spec?.type === 'place') return false
  return (spec?.type === 'set') === isSum
}

interface Unfit extends Pick<TableUse, 'vocabulary'> {
  readonly by: Use['by']
}

function unfitText(key: string, { vocabulary, by }: Unfit): string {
  const spec = vocabulary[key]
  if (by === 'exact' && spec?.type === 'whole' && !spec.only)
    return `${key} may be any number from ${spec.min} to ${spec.max}. Look it up by range or by curve.`
  if (spec?.type === 'code') return `${key} is a code. Make the table one of kind code.`
  if (by === 'code') return `${key} isn't a code. Make the table exact.`
  return by === 'exact'
    ? `${key} does not fit. Key credits by one set, and no other table by a set or a list.`
    : `${key} is not a number. Make the table exact.`
}

/** The problems of a table's first key, then those of the branches below it. */
function keyProblems(table: FlatTable, place: BranchPlace): readonly string[] {
  const [key] = table.keys
  const spec = key === undefined ? undefined : place.vocabulary[key]
  if (key === undefined || !spec)
    return table.rows
      .slice(1)
      .map(({ at }) => `${at}: a second row for ${place.path.join(' ')}. Remove one of them.`)
  const branches = branchesOf(table)
  return [
    ...branchProblems(branches, { key, spec, by: table.by[0], place }),
    ...branches.flatMap(({ cells, rest }) =>
      keyProblems(rest, { ...place, path: [...place.path, cells.join('-')] }),
    ),
  ]
}
