import { grouped } from '../../language/numbers.ts'
import { divideRounded, factorPlaces, formatFactor, moneyPlaces, parseDecimal } from '../decimal.ts'
import type { Scope } from '../inputs/input.ts'
import { memoizeByObject } from '../memoize-by-object.ts'
import { branchesOf, type FlatTable } from '../plan/format/format-table.ts'
import { everyOther, nestedRanges, rowAt } from '../plan/tables/code-ranges.ts'

/** A table ready for use: its value for the inputs, and the row's key as text for the worksheet. */
export interface Lookup {
  value(scope: Scope): bigint
  key(scope: Scope): string
}

/**
 * Compiles a table that `check-table.ts` has checked to be complete, key by key. Values count 10^-4 dollars or 10^-6 of a factor,
 * as `places` says. A look-up without a result throws: the plan does not fit the risk.
 */
export function compileTable(table: FlatTable, places: number): Lookup {
  return places === factorPlaces ? factorsOf(table) : amountsOf(table)
}

const factorsOf = memoizeByObject((table: FlatTable) => compileKeys(table, factorPlaces))
const amountsOf = memoizeByObject((table: FlatTable) => compileKeys(table, moneyPlaces))

function compileKeys(table: FlatTable, places: number): Lookup {
  const [match] = table.by
  if (match === undefined) return compileRow(table, places)
  switch (match) {
    case 'exact':
      return compileExact(table, places)
    case 'range':
      return compileRange(table, places)
    case 'curve':
      return compileCurve(table, places)
    case 'code':
      return compileCodes(table, places)
  }
}

function compileRow({ rows: [row] }: FlatTable, places: number): Lookup {
  const value = parseDecimal(row?.value ?? '', places)
  return { value: () => value, key: () => '' }
}

function compileExact(table: FlatTable, places: number): Lookup {
  const [key = ''] = table.keys
  const branches = new Map(
    branchesOf(table).map(({ cells: [cell = ''], rest }) => [cell, compileKeys(rest, places)]),
  )
  const others = branches.get(everyOther)
  // Keyed by the value itself, which is faster than converting each number to text.
  const byValue = new Map(
    [...branches].flatMap(([cell, branch]) => valuesOf(cell).map(value => [value, branch])),
  )
  const branchOf = (scope: Scope) => byValue.get(scope[key]) ?? others ?? missing(String(scope[key]))
  return {
    value: scope => branchOf(scope).value(scope),
    key: scope => {
      const cell = String(scope[key])
      return joined(branches.has(cell) ? cell : everyOther, branchOf(scope).key(scope))
    },
  }
}

/** The input values that match a cell of a table: the text, or the number or flag that it stands for. */
function valuesOf(cell: string): readonly unknown[] {
  if (cell === 'true' || cell === 'false') return [cell, cell === 'true']
  return String(Number(cell)) === cell ? [cell, Number(cell)] : [cell]
}

function compileRange(table: FlatTable, places: number): Lookup {
  const [key = ''] = table.keys
  const bands = branchesOf(table).map(({ cells: [from, to], rest }) => ({
    from: Number(from),
    to: Number(to),
    lookup: compileKeys(rest, places),
  }))
  const bandOf = (scope: Scope) => {
    const value = Number(scope[key])
    return bands.find(({ from, to }) => from <= value && value < to) ?? missing(String(value))
  }
  return {
    value: scope => bandOf(scope).lookup.value(scope),
    key: scope => {
      const { from, to, lookup } = bandOf(scope)
      return joined(`${from}-${to - 1}`, lookup.key(scope))
    },
  }
}

function compileCodes(table: FlatTable, places: number): Lookup {
  const [key = ''] = table.keys
  const rows = branchesOf(table).map(({ cells: [cell = ''], rest }) => ({
    cell,
    row: { cell, lookup: compileKeys(rest, places) },
  }))
  const ranges = nestedRanges(rows, row => missing(row.cell))
  const others = rows.find(({ cell }) => cell === everyOther)?.row
  const rowOf = (scope: Scope) => {
    const code = String(scope[key])
    return rowAt(ranges, code) ?? others ?? missing(code)
  }
  return {
    value: scope => rowOf(scope).lookup.value(scope),
    key: scope => joined(rowOf(scope).cell, rowOf(scope).lookup.key(scope)),
  }
}

function compileCurve(table: FlatTable, places: number): Lookup {
  const [key = ''] = table.keys
  const points = branchesOf(table).map(({ cells: [x], rest }) => ({
    x: Number(x),
    lookup: compileKeys(rest, places),
  }))
  const unit = 10n ** BigInt(places - (table.scale ?? places))
  /** The first point at or above x, and the point before it unless x is a point itself. */
  const around = (scope: Scope) => {
    const x = Number(scope[key])
    const index = points.findIndex(point => x <= point.x)
    const above = points[index] ?? missing(String(x))
    return { x, above, below: x === above.x ? undefined : points[index - 1] }
  }
  const pointText = ({ x, lookup }: (typeof points)[number], scope: Scope) =>
    `${dollars(x)} ${formatFactor(lookup.value(scope) * 10n ** BigInt(factorPlaces - places))}`
  const amountOf = (scope: Scope) => {
    const { x, above, below } = around(scope)
    const end = above.lookup.value(scope)
    if (!below) return end
    const start = below.lookup.value(scope)
    const span = BigInt(above.x - below.x)
    const along = (end - start) * BigInt(x - below.x)
    return divideRounded(start * span + along, { by: span * unit, mode: 'halfUp' }) * unit
  }
  return {
    value: table.keys.length === 1 ? remembered(key, amountOf) : amountOf,
    key: scope => {
      const { x, above, below } = around(scope)
      const here = below
        ? `${dollars(x)} between ${pointText(below, scope)} and ${pointText(above, scope)}`
        : dollars(x)
      return joined(here, above.lookup.key(scope))
    },
  }
}

/** The same ages and miles come up for car after car and coverage after coverage: a curve with one key caches its results. */
function remembered(key: string, amountOf: Lookup['value']): Lookup['value'] {
  const values = new Map<unknown, bigint>()
  return scope => {
    const known = values.get(scope[key])
    if (known !== undefined) return known
    const value = amountOf(scope)
    if (values.size < mostRemembered) values.set(scope[key], value)
    return value
  }
}

const mostRemembered = 500

function joined(...keys: readonly string[]): string {
  return keys.filter(key => key !== '').join(' ')
}

function dollars(amount: number): string {
  return grouped(amount)
}

function missing(key: string): never {
  throw new RangeError(`no row for ${key}`)
}
