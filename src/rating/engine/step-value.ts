import { divideRounded, factorOne, factorPlaces, formatFactor, lesser, parseDecimal } from '../decimal.ts'
import type { Scope } from '../inputs/input.ts'
import type { FlatPlan } from '../plan/format.ts'
import { placesOf, type Step, type Unit } from '../plan/format-step.ts'
import type { FlatTable } from '../plan/format-table.ts'
import { compileTable, type Lookup } from './lookup.ts'

interface Where {
  readonly tables: FlatPlan['tables']
  readonly unit: Unit
}

/** The value of a checked step as functions of what it sees. Throws a RangeError for a table that the plan does not have. */
export function compileValue({ op, value }: Step, { tables, unit }: Where): Lookup {
  const places = placesOf(op, unit)
  if ('const' in value) {
    const constant = parseDecimal(value.const, places)
    return { value: () => constant, key: () => '' }
  }
  if ('table' in value) return compileTable(tableOf(value.table, tables), places)
  if ('input' in value) return compileInput(value, places)
  if ('stage' in value) {
    const name = value.stage
    // The checks of the plan made sure that a stage with this name runs earlier.
    return { value: scope => scope[name] as bigint, key: () => '' }
  }
  if ('sumCredits' in value) {
    const sum = compileSum(tableOf(value.sumCredits, tables), value.cap)
    return { value: scope => factorOne - sum.value(scope), key: sum.key }
  }
  const sum = compileSum(tableOf(value.sumCharges, tables), value.cap)
  return { value: scope => factorOne + sum.value(scope), key: sum.key }
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

/** The capped sum of a table's rows for the members of a set. */
function compileSum({ keys, rows }: FlatTable, cap: string): Lookup {
  const [name = ''] = keys
  const most = parseDecimal(cap, factorPlaces)
  const parts = new Map(rows.map(row => [row.cells[0] ?? '', parseDecimal(row.value, factorPlaces)]))
  // The checks of the plan made sure that this input is a set with a row for every member.
  const membersOf = (scope: Scope) => scope[name] as readonly string[]
  const partOf = (member: string) => parts.get(member) ?? 0n
  return {
    value: scope => {
      let sum = 0n
      for (const member of membersOf(scope)) sum += partOf(member)
      return lesser(sum, most)
    },
    key: scope =>
      membersOf(scope)
        .map(member => `${member} ${formatFactor(partOf(member))}`)
        .join(' + '),
  }
}

function tableOf(name: string, tables: FlatPlan['tables']): FlatTable {
  const table = tables[name]
  if (!table) throw new RangeError(`no table ${name}`)
  return table
}
