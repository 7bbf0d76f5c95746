import type { Vocabulary } from '../inputs/input.ts'
import { inputsBehind } from './factor-uses.ts'
import type { FlatPlan } from './format/format.ts'
import { type Step, tableUsedBy } from './format/format-step.ts'
import type { FlatTable, Match } from './format/format-table.ts'
import { inputsOf } from './format/format-text.ts'

/** One number that a step multiplies by. */
export interface Relativity {
  readonly value: number
  /** File and line of its row; absent if it comes from no row. */
  readonly at?: string
  /** The cells of its row that belong to the inputs in question. */
  readonly cells: readonly string[]
  /** How many values of those inputs lead to it: the years, the miles, the classes. */
  readonly values: number
}

interface Measured extends Pick<FlatPlan, 'tables' | 'values'> {
  /** All inputs of the line, including those of the members of lists. */
  readonly inputs: Vocabulary
}

/**
 * The numbers by which a step may multiply a price, in groups: within a group only the inputs in question differ. Numbers that a
 * premium begins with are shares of their mean. `null` if the plan alone does not determine how much a price changes, as with
 * dollars that are added.
 */
export function relativitiesOf(
  step: Step,
  isInQuestion: (input: string) => boolean,
  plan: Measured,
): readonly (readonly Relativity[])[] | null {
  const { op, value, when } = step
  if (op !== 'mul' && op !== 'set') return null
  const depends = (name: string) => inputsBehind([name], plan).some(isInQuestion)
  // A step that is skipped multiplies by one.
  const skipped: readonly Relativity[] =
    when && inputsOf(when).some(depends) ? [{ value: 1, cells: [], values: 1 }] : []
  if ('const' in value) return [[{ value: Number(value.const), cells: [], values: 1 }, ...skipped]]
  const table = plan.tables[tableUsedBy(step)?.name ?? '']
  if (!table) return null
  const groups = groupsOf(table, depends)
  if ('table' in value)
    return groups.map(group => {
      const shares = op === 'set' ? sharesOfMean(group) : group
      return [...shares, ...skipped]
    })
  if (!('sumCharges' in value || 'sumCredits' in value)) return null
  const sign = 'sumCharges' in value ? 1 : -1
  const beside = besideOf(table, plan.inputs)
  return groups.map(group => [
    { value: 1, cells: [], values: 1 },
    ...group.map(one => ({ ...one, value: 1 + sign * (one.value + besideIn(group, one, beside)) })),
  ])
}

/** The rows summed together with a row that never counts alone. */
function besideIn(
  group: readonly Relativity[],
  { cells }: Relativity,
  beside: Readonly<Record<string, string>>,
): number {
  const others = cells.map(cell => beside[cell] ?? cell).join(' ')
  return others === cells.join(' ') ? 0 : (group.find(one => one.cells.join(' ') === others)?.value ?? 0)
}

function besideOf({ keys }: FlatTable, inputs: Vocabulary): Readonly<Record<string, string>> {
  const read = keys.map(key => inputs[key])
  return Object.assign({}, ...read.map(input => (input?.type === 'choice' ? input.beside : {})))
}

function sharesOfMean(group: readonly Relativity[]): readonly Relativity[] {
  const mean = meanOf(group)
  return mean === 0 ? [] : group.map(one => ({ ...one, value: one.value / mean }))
}

/** The rows of a table by the cells of the keys that are not in question. */
function groupsOf(table: FlatTable, depends: (key: string) => boolean): readonly (readonly Relativity[])[] {
  const { keys, by, rows } = table
  const columns = keys.flatMap((key, index) =>
    Array.from({ length: by[index] === 'range' ? 2 : 1 }, () => ({
      by: by[index],
      inQuestion: depends(key),
    })),
  )
  const cellsOf = (cells: readonly string[], inQuestion: boolean) =>
    cells.filter((_, index) => columns[index]?.inQuestion === inQuestion)
  const isOf = (kind: Match) => columns.some(column => column.inQuestion && column.by === kind)
  const groups = Map.groupBy(rows, ({ cells }) => cellsOf(cells, false).join(' '))
  return [...groups.values()].map(group => {
    const found = group.map(({ cells, value, at }) => ({
      value: Number(value),
      at,
      cells: cellsOf(cells, true),
      values: 1,
    }))
    if (isOf('range'))
      return isOf('exact') ? byKind(found) : found.map(one => ({ ...one, values: widthOf(one.cells) }))
    return isOf('curve') ? betweenPoints(found) : found
  })
}

/** The numbers from the first of the last two cells up to, not including, the second. */
function widthOf(cells: readonly string[]): number {
  const [from, to] = cells.slice(-2)
  return Number(to) - Number(from)
}

/** The ranges of each kind as shares of all its numbers, so that each kind of incident weighs as much as having none. */
function byKind(rows: readonly Relativity[]): readonly Relativity[] {
  const kinds = Map.groupBy(rows, ({ cells }) => cells.slice(0, -2).join(' '))
  return [...kinds.values()].flatMap(kind => {
    const all = kind.reduce((sum, { cells }) => sum + widthOf(cells), 0)
    return kind.map(one => ({ ...one, values: widthOf(one.cells) / all }))
  })
}

/** The points of a curve, and halfway between two of them the value for the numbers in between. */
function betweenPoints(points: readonly Relativity[]): readonly Relativity[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1]
    if (!next) return [point]
    const values = Number(next.cells[0]) - Number(point.cells[0]) - 1
    const halfway = { ...point, value: (point.value + next.value) / 2, values }
    return values > 0 ? [point, halfway] : [point]
  })
}

/** The mean over all values of the inputs in question, each with the same weight. */
function meanOf(group: readonly Pick<Relativity, 'value' | 'values'>[]): number {
  const values = group.reduce((sum, one) => sum + one.values, 0)
  return group.reduce((sum, one) => sum + one.value * one.values, 0) / Math.max(values, 1)
}

/** The mean distance of relativities from their mean, as a share of it. */
export function weightOf(group: readonly Pick<Relativity, 'value' | 'values'>[]): number {
  const mean = meanOf(group)
  if (mean === 0) return 0
  return meanOf(group.map(({ value, values }) => ({ value: Math.abs(value - mean), values }))) / mean
}
