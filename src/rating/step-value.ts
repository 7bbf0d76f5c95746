import {
  divideRounded,
  factorOne,
  factorPlaces,
  formatFactor,
  lesser,
  moneyPlaces,
  parseDecimal,
} from './decimal.ts'
import type { FlatPlan } from './format.ts'
import type { Step, Unit } from './format-step.ts'
import type { FlatTable } from './format-table.ts'
import type { Scope } from './inputs.ts'
import { compileTable, type Lookup } from './lookup.ts'

/** What a step multiplies by is a factor; everything else is what the steps count. */
export function placesOf(op: Step['op'], unit: Unit): number {
  return op === 'mul' || unit === 'factor' ? factorPlaces : moneyPlaces
}

/** The table a step reads, if it reads one, and whether it sums rows for the members of a set. */
export function tableUsedBy({ value }: Step): { readonly name: string; readonly isSum: boolean } | null {
  if ('table' in value) return { name: value.table, isSum: false }
  if ('sumCredits' in value) return { name: value.sumCredits, isSum: true }
  return 'sumCharges' in value ? { name: value.sumCharges, isSum: true } : null
}

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
    // The checks of the plan have found a stage of this name that runs before.
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
  // The checks of the plan have found this input to be a set with a row for every member.
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
