import { sha256 } from '../../src/connectors/rate-plan/plan-files.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { loadPlans } from '../../src/rating/book.ts'
import { formatMoney } from '../../src/rating/decimal.ts'
import { runningAmounts } from '../../src/rating/engine/worksheet-row.ts'
import type { FamilyDocument, OverrideDocument } from '../../src/rating/plan/format/format.ts'
import type { Step } from '../../src/rating/plan/format/format-step.ts'
import type { Rows } from './tables.ts'

/** What the calibrations of all lines read in a carrier's plan documents, and the files they write beside them. */

/** A carrier's plan documents of one line, by file name. */
export interface Documents {
  readonly carrier: string
  readonly family: FamilyDocument
  readonly overrides: readonly OverrideDocument[]
  readonly texts: ReadonlyMap<string, string>
}

/** The product of the constants in steps that always apply: part of a plan's design, in no table. */
export function constantsOf(steps: readonly Step[]): number {
  return steps.reduce(
    (product, { op, value, when }) =>
      op === 'mul' && 'const' in value && !when ? product * Number(value.const) : product,
    1,
  )
}

interface Keyed {
  readonly input: string
  readonly rows: Rows
}

/** The rows of an input that some risk reaches: without the values that the plan refuses. */
export function keptBy({ eligibility }: FamilyDocument, { input, rows }: Keyed): Rows {
  const isRefused = (value: string) =>
    eligibility.some(({ when }) => {
      if (when[0] === 'eq') return when[1] === input && String(when[2]) === value
      return when[0] === 'in' && when[1] === input && when[2].map(String).includes(value)
    })
  return rows.filter(([value]) => !isRefused(value))
}

/** A file of a plan: its name and its text. */
export function csv(name: string, keys: string, rows: Rows): [string, string] {
  return [`${name}.csv`, `${[`${keys},value`, ...rows.map(row => row.join(','))].join('\n')}\n`]
}

/**
 * The prices of the plan's profiles in each state, or in some and those whose law bans part of the plan, with the running amounts
 * of their worksheets.
 */
export function goldenCases(
  { family, texts }: Documents,
  tables: ReadonlyMap<string, string>,
  states: ReadonlySet<State> = new Set(stateCodes),
): string {
  const { cases, ...document } = family
  const files = new Map([...texts, ...tables, [`${family.line}.json`, JSON.stringify(document)]])
  const plans = loadPlans({ files, hash: sha256 }).plans.filter(
    ({ plan, from, leftOut }) =>
      from === plan.effective.newBusiness && (states.has(plan.state) || leftOut.length > 0),
  )
  const rows = plans.flatMap(({ plan: { state }, explain }) =>
    Object.entries(cases?.profiles ?? {}).map(([name, profile]) => {
      const { rating, worksheet } = explain({ ...profile, state })
      if (rating.kind === 'refused') throw new Error(`${family.id}: ${name} is turned away in ${state}`)
      return [state, name, runningAmounts(worksheet), formatMoney(rating.total)].join(',')
    }),
  )
  return `${['state,name,worksheet,total', ...rows].join('\n')}\n`
}
