import { divideRounded, factorOne, factorPlaces, formatFactor, lesser, parseDecimal } from '../decimal.ts'
import type { Inputs, Scope } from '../inputs/input.ts'
import type { FlatPlan } from '../plan/format/format.ts'
import {
  type ListReading,
  listReadBy,
  placesOf,
  type Step,
  tablePlaces,
  tableUsedBy,
  type Unit,
} from '../plan/format/format-step.ts'
import type { FlatTable } from '../plan/format/format-table.ts'
import { compileTable, type Lookup } from './lookup.ts'

interface Where {
  readonly tables: FlatPlan['tables']
  readonly unit: Unit
}

/** The value of a checked step as functions of what it reads. Throws a RangeError for a table that the plan does not have. */
export function compileValue(step: Step, { tables, unit }: Where): Lookup {
  const { op, value } = step
  const places = placesOf(op, unit)
  if ('const' in value) {
    const constant = parseDecimal(value.const, places)
    return { value: () => constant, key: () => '' }
  }
  if ('table' in value) return compileTable(tableOf(value.table, tables), places)
  if ('input' in value) return compileInput(value, places)
  if ('stage' in value) {
    const name = value.stage
    // The plan's checks ensure that a stage with this name runs earlier.
    return { value: scope => scope[name] as bigint, key: () => '' }
  }
  const reading = listReadBy(value)
  if (reading) return compileListReading(reading, places)
  const sum = compileSumOf(step, { tables, unit })
  if ('sumCredits' in value) return { value: scope => factorOne - sum.value(scope), key: sum.key }
  if ('sumCharges' in value) return { value: scope => factorOne + sum.value(scope), key: sum.key }
  return sum
}

/** A whole number of the risk, divided exactly and then rounded to the places. */
function compileInput(
  { input, per = '1' }: { input: string; per?: string | undefined },
  places: number,
): Lookup {
  const by = parseDecimal(per, factorPlaces)
  const scale = 10n ** BigInt(places) * factorOne
  return {
    value: scope => divideRounded(BigInt(Number(scope[input])) * scale, { by, mode: 'halfUp' }),
    key: scope => String(scope[input]),
  }
}

/** One number for a list's members: their highest, their lowest, or their sum. */
function compileListReading({ take, input, of }: ListReading, places: number): Lookup {
  const scale = 10n ** BigInt(places)
  // The plan's checks ensure that this input is a list, whose members have this whole number.
  const numbersIn = (scope: Scope) => (scope[of] as readonly Inputs[]).map(member => Number(member[input]))
  const oneOf = {
    highest: (numbers: readonly number[]) => Math.max(...numbers),
    lowest: (numbers: readonly number[]) => Math.min(...numbers),
    total: (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0),
  }[take]
  return {
    value: scope => BigInt(oneOf(numbersIn(scope))) * scale,
    key: scope => `${take} of ${numbersIn(scope).join(', ')}`,
  }
}

/** A sum of rows of a table, at most its cap: one for each member of a set or a list. */
function compileSumOf(step: Step, { tables, unit }: Where): Lookup {
  const { name = '', over } = tableUsedBy(step) ?? {}
  const table = tableOf(name, tables)
  const places = tablePlaces(step, unit)
  const cap = 'cap' in step.value ? step.value.cap : undefined
  const { value, key } =
    over === undefined ? compileSumOfSet(table, places) : compileSumOver(over, { table, places })
  if (cap === undefined) return { value, key }
  const most = parseDecimal(cap, places)
  return { value: scope => lesser(value(scope), most), key }
}

interface Summed {
  readonly table: FlatTable
  readonly places: number
}

/** The rows that the members of a list match, such as the incidents of a driver. */
function compileSumOver(list: string, { table, places }: Summed): Lookup {
  const { value, key } = compileTable(table, places)
  const perFactor = 10n ** BigInt(factorPlaces - places)
  const membersIn = (scope: Scope) => {
    // The plan's checks ensure that the step reads a list of this name; a golden case may lack it.
    const members = scope[list] as readonly Inputs[] | undefined
    if (!members) throw new RangeError(`no ${list}`)
    return members
  }
  return {
    value: scope => {
      let sum = 0n
      for (const member of membersIn(scope)) sum += value(keysOf(table, scope, member))
      return sum
    },
    key: scope =>
      membersIn(scope)
        .map(member => {
          const seen = keysOf(table, scope, member)
          return `${key(seen)} ${formatFactor(value(seen) * perFactor)}`
        })
        .join(' + '),
  }
}

/** A member's own value for each key of a table, or else the policy's: copying everything takes longer. */
function keysOf({ keys }: FlatTable, scope: Scope, member: Inputs): Scope {
  const seen: Record<string, Scope[string]> = {}
  for (const key of keys) seen[key] = member[key] ?? scope[key]
  return seen
}

/** The rows of the members of a set. */
function compileSumOfSet({ keys, rows }: FlatTable, places: number): Lookup {
  const [name = ''] = keys
  const parts = new Map(rows.map(row => [row.cells[0] ?? '', parseDecimal(row.value, places)]))
  const perFactor = 10n ** BigInt(factorPlaces - places)
  // The plan's checks ensure that this input is a set with a row for every member.
  const membersOf = (scope: Scope) => scope[name] as readonly string[]
  const partOf = (member: string) => parts.get(member) ?? 0n
  return {
    value: scope => {
      let sum = 0n
      for (const member of membersOf(scope)) sum += partOf(member)
      return sum
    },
    key: scope =>
      membersOf(scope)
        .map(member => `${member} ${formatFactor(partOf(member) * perFactor)}`)
        .join(' + '),
  }
}

function tableOf(name: string, tables: FlatPlan['tables']): FlatTable {
  const table = tables[name]
  if (!table) throw new RangeError(`no table ${name}`)
  return table
}
