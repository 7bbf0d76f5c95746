import { type State, stateCodes } from '../../law/jurisdictions.ts'
import { type Calculation, changeCalculation, replaced } from './change.ts'
import type { FamilyDocument, FlatPlan, GoldenCase, OverrideDocument } from './format/format.ts'
import type { FlatTable } from './format/format-table.ts'
import type { RoundingRule } from './format/format-text.ts'
import { PlanError, readParts } from './plan-error.ts'
import { surchargesOf } from './surcharge-fees.ts'
import { parseCsv } from './tables/csv.ts'
import { ratesAsWritten } from './tables/rates-as-written.ts'
import type { UnreachedRow } from './tables/reached-rows.ts'
import { columnOf, csvIn, type PlanFiles, readTable, rowsOfState } from './tables/read-table.ts'

/** To the cent after each step, to the whole dollar before fees: the rule of the textbook (Werner & Modlin, ch. 2). */
const perStep: RoundingRule = { to: '0.01', mode: 'halfUp' }
const perPremium: RoundingRule = { to: '1.00', mode: 'halfUp' }

interface InFile<Document> {
  readonly file: string
  readonly document: Document
}

export interface Family extends InFile<FamilyDocument> {
  readonly overrides: readonly InFile<OverrideDocument>[]
}

/** The states that a family of plans names. */
export function statesOf({ states }: FamilyDocument): readonly State[] {
  return states === 'all' ? stateCodes : states
}

export interface Flattened {
  readonly plans: readonly FlatPlan[]
  /** Rows for states that the family is not for. */
  readonly stray: readonly UnreachedRow[]
  /** What keeps the plans from being used. They are still good enough to look for more. */
  readonly problems: readonly string[]
  /** The tables that cannot be read, by their names. */
  readonly unread: ReadonlySet<string>
}

/**
 * Writes a family out as one flat plan for each state: the state's rows of every table, the changes of its overrides, the state's
 * charges on the bill.
 */
export function flatten({ file, document, overrides }: Family, files: PlanFiles): Flattened {
  const states = statesOf(document)
  const base = readTables(document.tables, { file, files })
  const changed = overrides.map(override => ({
    ...override,
    ...readTables(override.document.tables, { file: override.file, files }),
  }))
  const cases = readParts([document], () => readCases({ file, document, files }))
  const plans = readParts(states, (state): FlatPlan => {
    const own = changed.filter(override => override.document.states.includes(state))
    const { states: _, rounding, values, eligibility, stages, steps, fees, ...common } = document
    const tables = tablesOf(state, base.tables, own)
    const calculation = own.reduce<Calculation>(changeCalculation, { values, stages, steps })
    return {
      ...common,
      id: document.id.replace('*', state),
      state,
      rounding: { step: rounding?.step ?? perStep, premium: rounding?.premium ?? perPremium },
      tables,
      eligibility: own.reduce<FlatPlan['eligibility']>((entries, override) => {
        const { eligibility: add, drop } = override.document
        return replaced(entries, { add, drop: drop.eligibility, file: override.file })
      }, eligibility),
      ...(rounding?.step ? calculation : ratesAsWritten(calculation, tables)),
      fees: own.reduce<FlatPlan['fees']>((entries, override) => {
        const { fees: add, drop } = override.document
        return replaced(entries, { add, drop: drop.fees, file: override.file })
      }, fees),
      surcharges: surchargesOf({ ...document, state }, document.effective.newBusiness),
      cases: cases.made.flat().filter(({ input }) => input.state === state),
    }
  })
  return {
    plans: plans.made,
    stray: [
      ...strayRows(base.tables, states),
      ...changed.flatMap(({ tables, document: { states } }) => strayRows(tables, states)),
    ],
    problems: [
      ...base.problems,
      ...changed.flatMap(({ problems }) => problems),
      ...cases.problems,
      ...new Set(plans.problems),
    ],
    unread: new Set([...base.unread, ...changed.flatMap(({ unread }) => unread)]),
  }
}

type Tables = Readonly<Record<string, FlatTable>>

interface ReadTables {
  readonly tables: Tables
  readonly problems: readonly string[]
  readonly unread: readonly string[]
}

function readTables(
  documents: FamilyDocument['tables'],
  { file, files }: { readonly file: string; readonly files: PlanFiles },
): ReadTables {
  const { made, problems } = readParts(
    Object.entries(documents),
    ([name, document]) => [name, readTable({ name, document, file }, files)] as const,
  )
  const tables: Tables = Object.fromEntries(made)
  return { tables, problems, unread: Object.keys(documents).filter(name => !tables[name]) }
}

function tablesOf(
  state: State,
  base: Tables,
  overrides: readonly (InFile<OverrideDocument> & ReadTables)[],
): Tables {
  const dropped = overrides.flatMap(({ document }) => document.drop.tables ?? [])
  const merged: Tables = Object.assign({}, base, ...overrides.map(({ tables }) => tables))
  return Object.fromEntries(
    Object.entries(merged)
      .filter(([name]) => !dropped.includes(name))
      .map(([name, table]) => [name, rowsOfState(table, state)]),
  )
}

function strayRows(tables: Tables, states: readonly State[]): readonly UnreachedRow[] {
  const known = new Set<string>(states)
  return Object.values(tables).flatMap(table => {
    const column = columnOf('state', table)
    if (column < 0) return []
    return table.rows.flatMap(row => {
      const cell = row.cells[column] ?? ''
      return known.has(cell) ? [] : [{ row, key: 'state', cell }]
    })
  })
}

interface CaseSource extends InFile<FamilyDocument> {
  readonly files: PlanFiles
}

function readCases({ file, document: { cases }, files }: CaseSource): readonly GoldenCase[] {
  if (!cases) return []
  return parseCsv(cases.csv, csvIn(files, { csv: cases.csv, file })).rows.map(({ cells, at }) => {
    const [state = '', name = '', worksheet = '', total = ''] = cells
    const profile = cases.profiles[name]
    if (!profile)
      throw new PlanError([
        `${at}: no profile is called ${name}. Name one of ${Object.keys(cases.profiles)}.`,
      ])
    return { name, input: { ...profile, state }, worksheet, total, at }
  })
}
