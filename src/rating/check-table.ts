import { parseDecimal } from './decimal.ts'
import { type Branch, branchesOf, type FlatTable } from './format-table.ts'
import type { InputSpec, Vocabulary } from './inputs.ts'

interface Checked {
  /** The plan and the table, for messages that have no row to point at. */
  readonly where: string
  readonly table: FlatTable
  /** Decimals that a value may have. */
  readonly places: number
  /** Rows are parts of a sum, one for each member of a set. */
  readonly isSum: boolean
  /** The values that reach the steps. */
  readonly vocabulary: Vocabulary
}

/** Gaps, overlaps, duplicates, rows that nothing reaches and values that are no numbers. */
export function checkTable(checked: Checked): readonly string[] {
  const { table, places, isSum, vocabulary } = checked
  const use = [places, isSum, ...table.keys.map(key => vocabulary[key])]
  if (sound.get(table)?.every((part, index) => part === use[index])) return []
  const problems = problemsOf(checked)
  if (problems.length === 0) sound.set(table, use)
  return problems
}

/** How a table was used when it was found in order: the plans of all states share most of them. */
const sound = new WeakMap<FlatTable, readonly unknown[]>()

function problemsOf(checked: Checked): readonly string[] {
  const { where, table, isSum, vocabulary } = checked
  const unknown = table.keys.filter(key => !vocabulary[key])
  if (unknown.length > 0)
    return unknown.map(
      key =>
        `${where}: there is no input ${key}. Key the table by one of ${Object.keys(vocabulary).join(', ')}.`,
    )
  const wrong = valueProblems(checked)
  if (wrong.length > 0) return wrong
  const unfit = table.keys.filter((key, index) => !fits(vocabulary[key], { by: table.by[index], isSum }))
  if (unfit.length > 0)
    return unfit.map(key =>
      table.by[table.keys.indexOf(key)] === 'exact'
        ? `${where}: ${key} does not fit. Key credits by one set, and no other table by a set, a list or a text.`
        : `${where}: ${key} is not a number. Make the table exact.`,
    )
  return keyProblems(table, { where, vocabulary, path: [] })
}

function valueProblems({ table, places }: Checked): readonly string[] {
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

interface Use {
  readonly by: FlatTable['by'][number] | undefined
  readonly isSum: boolean
}

function fits(spec: InputSpec | undefined, { by, isSum }: Use): boolean {
  if (by !== 'exact') return spec?.type === 'whole'
  return spec?.type !== 'list' && spec?.type !== 'text' && (spec?.type === 'set') === isSum
}

interface Place {
  readonly where: string
  readonly vocabulary: Vocabulary
  /** The keys that led here. */
  readonly path: readonly string[]
}

/** The problems of a table's first key, then those of what each of its branches leads to. */
function keyProblems(table: FlatTable, place: Place): readonly string[] {
  const [key] = table.keys
  const spec = key === undefined ? undefined : place.vocabulary[key]
  if (!spec)
    return table.rows
      .slice(1)
      .map(({ at }) => `${at}: a second row for ${place.path.join(' ')}. Remove one of them.`)
  const branches = branchesOf(table)
  return [
    ...branchProblems(branches, { spec, by: table.by[0], place }),
    ...branches.flatMap(({ cells, rest }) =>
      keyProblems(rest, { ...place, path: [...place.path, cells.join('-')] }),
    ),
  ]
}

interface Keyed {
  readonly spec: InputSpec
  readonly by: FlatTable['by'][number] | undefined
  readonly place: Place
}

function branchProblems(branches: readonly Branch[], { spec, by, place }: Keyed): readonly string[] {
  if (by === 'exact') return exactProblems(branches, cellsOf(spec), place)
  // Ranges and curves were found to be keyed by whole numbers.
  const whole = spec as Whole
  return by === 'range' ? rangeProblems(branches, whole, place) : curveProblems(branches, whole, place)
}

function exactProblems(branches: readonly Branch[], wanted: readonly string[], { where, path }: Place) {
  const written = branches.map(({ cells: [cell = ''] }) => cell)
  const named = (cell: string) => [...path, cell].join(' ')
  return [
    ...branches
      .filter(({ cells: [cell = ''] }) => !wanted.includes(cell))
      .map(
        ({ cells: [cell = ''], at }) =>
          `${at}: no answer leads to ${named(cell)}. Remove the row, or spell it like one of ${wanted.join(', ')}.`,
      ),
    ...wanted
      .filter(cell => !written.includes(cell))
      .map(cell => `${where}: there is no row for ${named(cell)}. Add it.`),
  ]
}

function cellsOf(spec: InputSpec): readonly string[] {
  switch (spec.type) {
    case 'flag':
      return ['true', 'false']
    case 'whole':
      return (spec.only ?? []).map(String)
    case 'list':
    case 'text':
      return []
    default:
      return spec.values
  }
}

type Whole = Extract<InputSpec, { type: 'whole' }>

function rangeProblems(branches: readonly Branch[], { min, max }: Whole, { where, path }: Place) {
  const problems: string[] = []
  const here = [where, ...path].join(' ')
  let next = min
  for (const { cells, at } of branches) {
    const [from = Number.NaN, to = Number.NaN] = cells.map(wholeOf)
    if (!(from < to))
      problems.push(`${at}: ${cells.join(' to ')} is no range. Write whole numbers, the end above the start.`)
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
    : [...problems, `${here}: nothing covers ${next} to ${max}. Add a row up to ${max + 1}.`]
}

function curveProblems(branches: readonly Branch[], { min, max }: Whole, { where, path }: Place) {
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
