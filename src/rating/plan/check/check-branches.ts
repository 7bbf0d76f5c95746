import type { InputSpec, Vocabulary } from '../../inputs/input.ts'
import type { Branch, FlatTable } from '../format/format-table.ts'
import { type CodeSpec, codeRange, everyOther, nestedRanges } from '../tables/code-ranges.ts'
import { cellsOf, meantBy, type UnreachedRow } from '../tables/reached-rows.ts'

export interface BranchPlace {
  readonly where: string
  readonly vocabulary: Vocabulary
  /** The rows of the table that no answer leads to. */
  readonly unreached: readonly UnreachedRow[]
  /** The keys that led here. */
  readonly path: readonly string[]
}

interface Keyed {
  readonly key: string
  readonly spec: InputSpec
  readonly by: FlatTable['by'][number] | undefined
  readonly place: BranchPlace
}

/** The values of one key that a table misses or repeats. */
export function branchProblems(branches: readonly Branch[], keyed: Keyed): readonly string[] {
  const { spec, by, place } = keyed
  if (spec.type === 'name') return nameProblems(branches, place)
  if (by === 'exact') return exactProblems(branches, keyed)
  if (spec.type === 'code') return codeProblems(branches, spec, place)
  // Earlier checks ensure that ranges and curves have whole numbers as keys.
  const whole = spec as Whole
  return by === 'range' ? rangeProblems(branches, whole, place) : curveProblems(branches, whole, place)
}

function exactProblems(branches: readonly Branch[], { key, spec, place }: Keyed): readonly string[] {
  const { where, path } = place
  const written = new Set(branches.map(({ cells: [cell] }) => cell))
  const missing = (cellsOf(spec) ?? []).filter(cell => !written.has(cell))
  if (missing.length === 0) return []
  const unreached = place.unreached.filter(row => row.key === key)
  const [other] = unreached
  return missing.map(cell => {
    const what = `${where}: there is no row for ${[...path, cell].join(' ')}. Add it`
    const slip = unreached.find(row => meantBy(row) === cell)
    if (slip) return `${what}, or correct ${slip.cell} in ${slip.row.at}.`
    return other ? `${what}. No answer leads to ${other.cell} in ${other.row.at}.` : `${what}.`
  })
}

/** Names cannot be listed completely, so only the row for the others can be missing. */
function nameProblems(branches: readonly Branch[], { where, path }: BranchPlace): readonly string[] {
  if (branches.some(({ cells: [cell] }) => cell === everyOther)) return []
  return [`${[where, ...path].join(' ')}: nothing covers the other names. Add a row for *.`]
}

function codeProblems(branches: readonly Branch[], spec: CodeSpec, { where, path }: BranchPlace) {
  const rows = branches.map(branch => ({ cell: branch.cells[0] ?? '', row: branch }))
  const others = rows.filter(({ cell }) => cell !== everyOther)
  const unread = others.filter(({ cell }) => codeRange(cell, spec) === null)
  const crossings: string[] = []
  nestedRanges(others, ({ at, cells }, other) =>
    crossings.push(
      `${at}: ${cells[0]} crosses ${other.cells[0]}. Put one entirely inside the other, or outside it.`,
    ),
  )
  return [
    ...unread.map(
      ({ cell, row: { at } }) =>
        `${at}: ${cell} isn't a code. Write up to ${spec.length} ${spec.signs}, two of one length with a hyphen between, or *.`,
    ),
    ...(unread.length > 0 ? [] : crossings),
    ...(others.length < rows.length
      ? []
      : [`${[where, ...path].join(' ')}: nothing covers the other codes. Add a row for *.`]),
  ]
}

type Whole = Extract<InputSpec, { type: 'whole' }>

function rangeProblems(branches: readonly Branch[], { min, max }: Whole, { where, path }: BranchPlace) {
  const problems: string[] = []
  const here = [where, ...path].join(' ')
  let next = min
  for (const { cells, at } of branches) {
    const [from = Number.NaN, to = Number.NaN] = cells.map(wholeOf)
    if (!(from < to))
      problems.push(
        `${at}: ${cells.join(' to ')} isn't a range. Write whole numbers, the end above the start.`,
      )
    else if (from > next)
      problems.push(`${at}: nothing covers ${next} to ${from - 1}. Begin the row at ${next} or add one.`)
    else if (from < next && next !== min)
      problems.push(`${at}: ${from} to ${next - 1} is in the row above too. Begin at ${next}.`)
    if (to > next) next = to
  }
  return next > max
    ? problems
    : [...problems, `${here}: nothing covers ${next} to ${max}. Add a row up to ${max + 1}.`]
}

function curveProblems(branches: readonly Branch[], { min, max }: Whole, { where, path }: BranchPlace) {
  const here = [where, ...path].join(' ')
  const points = branches.map(({ cells: [point = ''] }) => wholeOf(point))
  const unordered = branches.filter(
    (_, index) => index > 0 && !(Number(points[index]) > Number(points[index - 1])),
  )
  const [first, last] = [points[0], points.at(-1)]
  return [
    ...unordered.map(
      ({ cells, at }) =>
        `${at}: the point ${cells[0]} is not above the one before. Order the rows, each point once.`,
    ),
    ...(first !== undefined && first <= min
      ? []
      : [`${here}: the curve begins above ${min}. Add a point at ${min}.`]),
    ...(last !== undefined && last >= max
      ? []
      : [`${here}: the curve ends below ${max}. Add a point at ${max}.`]),
  ]
}

function wholeOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}
