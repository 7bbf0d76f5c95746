import { divideRounded, factorPlaces, moneyPlaces, parseDecimal } from '../../decimal.ts'
import { vocabularyOf } from '../../inputs/inputs.ts'
import { memoizeByObject } from '../../memoize-by-object.ts'
import { namedIn, type Where } from '../factor-uses.ts'
import type { FlatPlan } from '../format/format.ts'
import type { FlatTable } from '../format/format-table.ts'
import type { RoundingRule } from '../format/format-text.ts'
import { scopesOf } from '../scopes.ts'
import { decimalsOf } from '../tables/rates-as-written.ts'
import { withReachedRows } from '../tables/reached-rows.ts'

/** Where a plan rounds table values to fewer decimals than the table has, and by how much at worst. */
export function roundingNotes(plan: FlatPlan, where: Where = namedIn(plan)): readonly string[] {
  let read: FlatPlan | undefined
  return scopesOf(plan, vocabularyOf(plan.line)).flatMap(({ steps, unit }) =>
    steps.flatMap(({ id, op, value, round }) => {
      const isMoney = unit === 'money'
      const rule = round ?? (isMoney ? plan.rounding.step : undefined)
      if (op !== 'set' || !('table' in value) || !rule) return []
      const filed = plan.tables[value.table]
      if (!filed || Number(rule.to) * 10 ** decimalsOf(filed) <= 1) return []
      read ??= withReachedRows(plan)
      const table = read.tables[value.table]
      const cut = table && cutOf(table, { rule, places: isMoney ? moneyPlaces : factorPlaces })
      if (!cut) return []
      const { count, at, value: exact, kept, share } = cut
      return [
        `${where({ list: 'steps', id })}: it rounds to ${rule.to}, which cuts decimals of ${count === 1 ? 'a row' : `${count} rows`}, at worst in ${at}: ${exact} becomes ${kept}, ${(100 * share).toFixed(share < 0.001 ? 2 : 1)}% off. Leave the rounding out, and every rate counts as it is written.`,
      ]
    }),
  )
}

interface Cut {
  readonly count: number
  readonly at: string
  readonly value: string
  readonly kept: string
  /** How far the rounded number is from the filed one, as a share of the latter. */
  readonly share: number
}

interface Rounded {
  readonly rule: RoundingRule
  readonly places: number
}

function cutOf(table: FlatTable, { rule, places }: Rounded): Cut | null {
  const cuts = cutsOf(table)
  const key = `${rule.to} ${rule.mode} ${places}`
  const known = cuts.get(key)
  if (known !== undefined) return known
  const unit = parseDecimal(rule.to, places)
  let [worst, count]: [Omit<Cut, 'count'> | null, number] = [null, 0]
  for (const { value, at } of table.rows) {
    const filed = parseDecimal(value, places)
    const kept = divideRounded(filed, { by: unit, mode: rule.mode }) * unit
    if (kept === filed) continue
    count += 1
    const share = Math.abs(Number(kept - filed) / Number(filed))
    if (!worst || share > worst.share) worst = { at, value, kept: String(Number(kept) / 10 ** places), share }
  }
  const cut = worst && { ...worst, count }
  cuts.set(key, cut)
  return cut
}

const cutsOf = memoizeByObject((_: FlatTable) => new Map<string, Cut | null>())
