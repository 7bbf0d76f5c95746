import { factorPlaces, parseDecimal } from './decimal.ts'
import type { FlatRow, FlatTable, Step } from './format.ts'
import type { InputSpec, Vocabulary } from './inputs.ts'
import { placesOf } from './step.ts'

interface Checked {
  /** The plan and the table, for messages that have no row to point at. */
  readonly where: string
  readonly table: FlatTable
  readonly op: Step['op']
  /** Rows are credits for members of a set. */
  readonly isCredits: boolean
  /** The values that reach the steps. */
  readonly vocabulary: Vocabulary
}

/** Gaps, overlaps, duplicates, rows that nothing reaches and values that are no numbers. */
export function checkTable(checked: Checked): readonly string[] {
  const { where, table, vocabulary } = checked
  const unknown = table.keys.filter(key => !vocabulary[key])
  if (unknown.length > 0)
    return unknown.map(
      key =>
        `${where}: there is no input ${key}. Key the table by one of ${Object.keys(vocabulary).join(', ')}.`,
    )
  const wrong = valueProblems(checked)
  if (wrong.length > 0) return wrong
  if (table.kind === 'exact') return exactProblems(checked)
  const [key] = table.keys
  const spec = vocabulary[key]
  if (spec?.type !== 'whole') return [`${where}: ${key} is not a number. Make the table exact.`]
  return table.kind === 'range' ? rangeProblems(checked, spec) : curveProblems(checked, spec)
}

function valueProblems({ table, op, isCredits }: Checked): readonly string[] {
  const places = isCredits ? factorPlaces : placesOf(op)
  return table.rows
    .filter(({ value }) => !isDecimal(value, places))
    .map(
      ({ at, value }) =>
        `${at}: "${value}" is not a decimal of at most ${places} places. Write it like 1.06.`,
    )
}

/** Whether a text is a decimal of at most so many places. */
export function isDecimal(value: string, places: number): boolean {
  try {
    parseDecimal(value, places)
    return true
  } catch {
    return false
  }
}

function exactProblems({ where, table, isCredits, vocabulary }: Checked): readonly string[] {
  const unfit = table.keys.filter(key => (vocabulary[key]?.type === 'set') !== isCredits)
  if (unfit.length > 0)
    return unfit.map(
      key => `${where}: ${key} does not fit. Key credits by one set, and no other table by a set.`,
    )
  const columns = table.keys.map(key => cellsOf(vocabulary[key]))
  const wanted = new Set(combinations(columns).map(cells => cells.join(' ')))
  const seen = new Set<string>()
  const problems: string[] = []
  for (const { keys, at } of table.rows) {
    const key = keys.join(' ')
    if (seen.has(key)) problems.push(`${at}: a second row for ${key}. Remove one of them.`)
    else if (!wanted.has(key))
      problems.push(
        `${at}: no answer leads to ${key}. Remove the row, or spell it like one of ${named(columns)}.`,
      )
    seen.add(key)
  }
  const gaps = [...wanted].filter(key => !seen.has(key))
  return [...problems, ...gaps.map(key => `${where}: there is no row for ${key}. Add it.`)]
}

function cellsOf(spec: InputSpec | undefined): readonly string[] {
  if (!spec) return []
  if (spec.type === 'flag') return ['true', 'false']
  if (spec.type === 'whole') return (spec.only ?? []).map(String)
  return spec.values
}

function combinations(columns: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return columns.reduce<readonly (readonly string[])[]>(
    (rows, cells) => rows.flatMap(row => cells.map(cell => [...row, cell])),
    [[]],
  )
}

function named(columns: readonly (readonly string[])[]): string {
  return columns.map(cells => cells.join(', ')).join(' with ')
}

type Whole = Extract<InputSpec, { type: 'whole' }>

function rangeProblems({ where, table }: Checked, { min, max }: Whole): readonly string[] {
  const problems: string[] = []
  let next = min
  for (const { keys, at } of table.rows) {
    const [from = Number.NaN, to = Number.NaN] = keys.map(wholeOf)
    if (!(from < to))
      problems.push(`${at}: ${keys.join(' to ')} is no range. Write whole numbers, the end above the start.`)
    else if (to <= min || from > max)
      problems.push(`${at}: no answer lies from ${from} to ${to - 1}. Remove the row.`)
    else if (from > next)
      problems.push(`${at}: nothing covers ${next} to ${from - 1}. Begin the row at ${next} or add one.`)
    else if (from < next && next !== min)
      problems.push(`${at}: ${from} to ${next - 1} stands in the row above too. Begin at ${next}.`)
    if (to > next) next = to
  }
  return next > max
    ? problems
    : [...problems, `${where}: nothing covers ${next} to ${max}. Add a row up to ${max + 1}.`]
}

function curveProblems({ where, table }: Checked, { min, max }: Whole): readonly string[] {
  const points = table.rows.map(({ keys: [point = ''] }) => wholeOf(point))
  const unordered = table.rows.filter(
    (_, index) => index > 0 && !(Number(points[index]) > Number(points[index - 1])),
  )
  const [first, last] = [points[0], points.at(-1)]
  return [
    ...unordered.map(
      (row: FlatRow) =>
        `${row.at}: the point ${row.keys[0]} is not above the one before. Order the rows, each point once.`,
    ),
    ...(first !== undefined && first <= min
      ? []
      : [`${where}: the curve begins above ${min}. Add a point at ${min}.`]),
    ...(last !== undefined && last >= max
      ? []
      : [`${where}: the curve ends below ${max}. Add a point at ${max}.`]),
  ]
}

function wholeOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}
