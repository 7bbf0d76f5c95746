import { type State, stateCodes } from '../law/jurisdictions.ts'
import { surchargesFor } from '../law/surcharges.ts'
import { parseCsv } from './csv.ts'
import { cent, divideRounded, formatMoney, moneyPlaces, parseDecimal } from './decimal.ts'
import type { FamilyDocument, Fee, FlatPlan, GoldenCase, OverrideDocument } from './format.ts'
import { type Step, stepsOf } from './format-step.ts'
import type { FlatTable } from './format-table.ts'
import type { RoundingRule } from './format-text.ts'
import { PlanError } from './plan-error.ts'
import { type PlanFiles, readTable, rowsOfState } from './read-table.ts'

/** Cent after each step, whole dollar before fees: the rule of the textbook (Werner & Modlin, ch. 2). */
const perStep: RoundingRule = { to: '0.01', mode: 'halfUp' }
const perPremium: RoundingRule = { to: '1.00', mode: 'halfUp' }

interface Filed<Document> {
  readonly file: string
  readonly document: Document
}

export interface Family extends Filed<FamilyDocument> {
  readonly overrides: readonly Filed<OverrideDocument>[]
}

/** The states that a family of plans names. */
export function statesOf({ states }: FamilyDocument): readonly State[] {
  return states === 'all' ? stateCodes : states
}

/**
 * Writes a family out as one flat plan a state: the state's rows of every table, what its overrides change,
 * what the law adds to the bill. Throws a PlanError where the pieces do not fit.
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
    const { states: _, rounding, eligibility, stages, steps, fees, ...kept } = document
    return {
      ...kept,
      id: document.id.replace('*', state),
      state,
      rounding: { step: rounding?.step ?? perStep, premium: rounding?.premium ?? perPremium },
      tables: tablesOf(state, tables, own),
      eligibility: own.reduce<FlatPlan['eligibility']>((entries, override) => {
        const { eligibility: add, drop } = override.document
        return replaced(entries, { add, drop: drop.eligibility, file: override.file })
      }, eligibility),
      ...own.reduce<Calculation>(changeSteps, { stages, steps }),
      fees: own.reduce<FlatPlan['fees']>((entries, override) => {
        const { fees: add, drop } = override.document
        return replaced(entries, { add, drop: drop.fees, file: override.file })
      }, fees),
      surcharges: surchargesOf(document, state),
      cases: cases.filter(({ input }) => input.state === state),
    }
  })
}

type Tables = Readonly<Record<string, FlatTable>>

function readTables(documents: FamilyDocument['tables'], file: string, files: PlanFiles): Tables {
  const entries = Object.entries(documents)
  return Object.fromEntries(
    entries.map(([name, document]) => [name, readTable({ name, document, file }, files)]),
  )
}

function tablesOf(
  state: State,
  base: Tables,
  overrides: readonly (Filed<OverrideDocument> & { readonly read: Tables })[],
): Tables {
  const dropped = overrides.flatMap(({ document }) => document.drop.tables ?? [])
  const merged = Object.assign({}, base, ...overrides.map(({ read }) => read)) as Tables
  return Object.fromEntries(
    Object.entries(merged)
      .filter(([name]) => !dropped.includes(name))
      .map(([name, table]) => [name, rowsOfState(table, state)]),
  )
}

interface Change<Entry> {
  readonly add: readonly Entry[]
  readonly drop?: readonly string[] | undefined
  readonly file: string
}

function replaced<Entry extends { readonly id: string }>(
  base: readonly Entry[],
  { add, drop = [], file }: Change<Entry>,
): Entry[] {
  const unknown = drop.filter(id => !base.some(entry => entry.id === id))
  if (unknown.length > 0)
    throw new PlanError(unknown.map(id => `${file}: drops ${id}, which the plan does not have. Remove it.`))
  const kept = base.filter(({ id }) => !drop.includes(id))
  const inPlace = kept.map(entry => add.find(({ id }) => id === entry.id) ?? entry)
  return [...inPlace, ...add.filter(({ id }) => !kept.some(entry => entry.id === id))]
}

type Calculation = Pick<FlatPlan, 'stages' | 'steps'>

/** Steps are known by their ids, whether they stand in a stage or after the stages. */
function changeSteps(
  { stages, steps }: Calculation,
  { file, document: { steps: add, drop } }: Filed<OverrideDocument>,
): Calculation {
  const dropped = drop.steps ?? []
  const staged = stages.flatMap(stepsOf).map(({ id }) => id)
  const inStages = (id: string) => staged.includes(id)
  const change = (entries: readonly Step[]) =>
    replaced(entries, {
      add: add.filter(step => entries.some(({ id }) => id === step.id)),
      drop: dropped.filter(id => entries.some(entry => entry.id === id)),
      file,
    })
  return {
    stages: stages.map(stage =>
      stage.unit === 'factor'
        ? { ...stage, steps: change(stage.steps), highest: change(stage.highest) }
        : { ...stage, steps: change(stage.steps) },
    ),
    steps: replaced(steps, {
      add: add.filter(({ id }) => !inStages(id)),
      drop: dropped.filter(id => !inStages(id)),
      file,
    }),
  }
}

/** The state's surcharges on the first day of the plan; a new surcharge asks for a new version of the plan. */
function surchargesOf({ line, effective, period }: FamilyDocument, state: State): readonly Fee[] {
  const bill = { line, state, on: effective.newBusiness }
  return surchargesFor(bill).map(({ id, label, basis, amount, source }) => {
    if (basis === 'percent')
      return { id, label, ref: source, value: { step: 'premium', times: percent(amount) } }
    if (basis === 'policy') return { id, label, ref: source, value: { const: amount } }
    const perTerm = period === '6 months' ? halved(amount) : amount
    return { id, label, ref: source, value: { const: perTerm, each: 'vehicles' } }
  })
}

/** Half of an amount of dollars, to the cent. */
function halved(amount: string): string {
  const half = divideRounded(parseDecimal(amount, moneyPlaces), { by: 2n * cent, mode: 'halfUp' })
  return formatMoney(half * cent)
}

/** `"1.8"` percent as the factor `"0.018"`. */
function percent(amount: string): string {
  const [whole = '0', decimals = ''] = amount.split('.')
  const shifted = whole.padStart(3, '0')
  return `${shifted.slice(0, -2)}.${shifted.slice(-2)}${decimals}`
}

interface CaseSource extends Filed<FamilyDocument> {
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
