import { type State, stateCodes } from '../../law/jurisdictions.ts'
import { type Calculation, changeCalculation, replaced } from './change.ts'
import { parseCsv } from './csv.ts'
import type { FamilyDocument, FlatPlan, GoldenCase, OverrideDocument } from './format/format.ts'
import type { FlatTable } from './format/format-table.ts'
import type { RoundingRule } from './format/format-text.ts'
import { PlanError, readEach } from './plan-error.ts'
import { type PlanFiles, readTable, rowsOfState } from './read-table.ts'
import { surchargesOf } from './surcharge-fees.ts'

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

/**
 * Writes a family out as one flat plan for each state: the state's rows of every table, the changes of its overrides, the state's
 * charges on the bill. Throws a PlanError where the pieces do not fit.
 */
export function flatten({ file, document, overrides }: Family, files: PlanFiles): readonly FlatPlan[] {
  const tables = readTables(document.tables, file, files)
  const changed = overrides.map(override => ({
    ...override,
    read: readTables(override.document.tables, override.file, files),
  }))
  const cases = readCases({ file, document, files })
  return statesOf(document).map(state => {
    const own = changed.filter(override => override.document.states.includes(state))
    const { states: _, rounding, values, eligibility, stages, steps, fees, ...common } = document
    return {
      ...common,
      id: document.id.replace('*', state),
      state,
      rounding: { step: rounding?.step ?? perStep, premium: rounding?.premium ?? perPremium },
      tables: tablesOf(state, tables, own),
      eligibility: own.reduce<FlatPlan['eligibility']>((entries, override) => {
        const { eligibility: add, drop } = override.document
        return replaced(entries, { add, drop: drop.eligibility, file: override.file })
      }, eligibility),
      ...own.reduce<Calculation>(changeCalculation, { values, stages, steps }),
      fees: own.reduce<FlatPlan['fees']>((entries, override) => {
        const { fees: add, drop } = override.document
        return replaced(entries, { add, drop: drop.fees, file: override.file })
      }, fees),
      surcharges: surchargesOf({ ...document, state }, document.effective.newBusiness),
      cases: cases.filter(({ input }) => input.state === state),
    }
  })
}

type Tables = Readonly<Record<string, FlatTable>>

function readTables(documents: FamilyDocument['tables'], file: string, files: PlanFiles): Tables {
  return Object.fromEntries(
    readEach(Object.entries(documents), ([name, document]) => [
      name,
      readTable({ name, document, file }, files),
    ]),
  )
}

function tablesOf(
  state: State,
  base: Tables,
  overrides: readonly (InFile<OverrideDocument> & { readonly read: Tables })[],
): Tables {
  const dropped = overrides.flatMap(({ document }) => document.drop.tables ?? [])
  const merged: Tables = Object.assign({}, base, ...overrides.map(({ read }) => read))
  return Object.fromEntries(
    Object.entries(merged)
      .filter(([name]) => !dropped.includes(name))
      .map(([name, table]) => [name, rowsOfState(table, state)]),
  )
}

interface CaseSource extends InFile<FamilyDocument> {
  readonly files: PlanFiles
}

function readCases({ file, document: { cases }, files }: CaseSource): readonly GoldenCase[] {
  if (!cases) return []
  const text = files.get(cases.csv)
  if (text === undefined)
    throw new PlanError([`${file}: there is no ${cases.csv}. Add the file or correct the name.`])
  return parseCsv(cases.csv, text).rows.map(({ cells, at }) => {
    const [state = '', name = '', worksheet = '', total = ''] = cells
    const profile = cases.profiles[name]
    if (!profile)
      throw new PlanError([
        `${at}: no profile is called ${name}. Name one of ${Object.keys(cases.profiles)}.`,
      ])
    return { name, input: { ...profile, state }, worksheet, total, at }
  })
}
