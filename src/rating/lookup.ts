import { divideRounded, factorPlaces, formatFactor, parseDecimal } from './decimal.ts'
import type { FlatRow, FlatTable } from './format.ts'
import type { Inputs, InputValue } from './inputs.ts'

/** A table ready for use: its value for the inputs, and the row's key in words for the worksheet. */
export interface Lookup {
  value(inputs: Inputs): bigint
  key(inputs: Inputs): string
}

/** Joins the cells of a key; no cell holds it, because cells of a key are values of inputs. */
const joint = '|'

/**
 * Compiles a table that `check.ts` found complete. Values count 10^-4 dollars or 10^-6 of a factor, as
 * `places` says. A look-up that still finds nothing throws: the plan and the risk do not belong together.
 */
export function compileTable(table: FlatTable, places: number): Lookup {
  if (table.kind === 'exact') return compileExact(table, places)
  if (table.kind === 'range') return compileRange(table, places)
  return compileCurve(table, places)
}

function compileExact({ keys, rows }: FlatTable, places: number): Lookup {
  const values = new Map(rows.map(row => [row.keys.join(joint), parseDecimal(row.value, places)]))
  const [only = ''] = keys
  const keyOf =
    keys.length === 1
      ? (inputs: Inputs) => String(inputs[only])
      : (inputs: Inputs) => keys.map(key => String(inputs[key])).join(joint)
  return {
    value: inputs => values.get(keyOf(inputs)) ?? missing(keyOf(inputs)),
    key: inputs => keyOf(inputs).replaceAll(joint, ' '),
  }
}

function compileRange({ keys: [key = ''], rows }: FlatTable, places: number): Lookup {
  const bands = rows.map(({ keys: [from, to], value }) => ({
    from: Number(from),
    to: Number(to),
    value: parseDecimal(value, places),
  }))
  const bandOf = (given: InputValue | undefined) =>
    bands.find(({ from, to }) => from <= Number(given) && Number(given) < to)
  return {
    value: inputs => bandOf(inputs[key])?.value ?? missing(String(inputs[key])),
    key: inputs => {
      const band = bandOf(inputs[key])
      return band ? `${band.from}-${band.to - 1}` : String(inputs[key])
    },
  }
}

function compileCurve(table: Extract<FlatTable, { kind: 'curve' }>, places: number): Lookup {
  const [key] = table.keys
  const points = table.rows.map(row => pointOf(row, places))
  const unit = 10n ** BigInt(places - table.scale)
  /** The first point at or above the given one, and the point before it. */
  const around = (given: number) => {
    const index = points.findIndex(point => given <= point.x)
    return { above: points[index], below: points[index - 1] }
  }
  return {
    value: inputs => {
      const given = Number(inputs[key])
      const { above, below } = around(given)
      if (!above) return missing(String(given))
      if (!below || given === above.x) return above.value
      const along = (above.value - below.value) * BigInt(given - below.x)
      const span = BigInt(above.x - below.x)
      return divideRounded(below.value * span + along, { by: span * unit, mode: 'halfUp' }) * unit
    },
    key: inputs => {
      const given = Number(inputs[key])
      const { above, below } = around(given)
      if (!above || !below || given === above.x) return dollars(given)
      return `${dollars(given)} between ${pointText(below, places)} and ${pointText(above, places)}`
    },
  }
}

interface Point {
  readonly x: number
  readonly value: bigint
}

function pointOf({ keys: [x], value }: FlatRow, places: number): Point {
  return { x: Number(x), value: parseDecimal(value, places) }
}

function pointText({ x, value }: Point, places: number): string {
  return `${dollars(x)} ${formatFactor(value * 10n ** BigInt(factorPlaces - places))}`
}

function dollars(amount: number): string {
  return amount.toLocaleString('en-US')
}

function missing(key: string): never {
  throw new RangeError(`no row for ${key}`)
}
