import type { Text } from '../language/text.ts'
import type { State } from '../law/jurisdictions.ts'
import { law } from '../law/law.ts'
import type { Rulebook } from '../law/rule.ts'
import type { Day } from '../units/day.ts'
import type { CoveragePart } from './coverage/coverage.ts'
import { formatMoney } from './decimal.ts'
import { type CompiledPlan, compilePlan } from './engine/compile.ts'
import { planCoverage } from './engine/coverage.ts'
import { NoPrice } from './engine/no-price.ts'
import { runningAmounts } from './engine/worksheet-row.ts'
import type { Inputs } from './inputs/input.ts'
import { memoizeByObject } from './memoize-by-object.ts'
import { type LeftOut, type Period, underLaw } from './plan/apply-law.ts'
import { problemsOf } from './plan/check/check.ts'
import { roundingNotes } from './plan/check/check-rounding.ts'
import { conflictText, type Ending, endingOf, placesIn, whereIn } from './plan/endings.ts'
import { ratedBy } from './plan/factor-uses.ts'
import { type Flattened, flatten } from './plan/flatten.ts'
import { type FolderSentence, sentencesBy, textsOf, type Wording } from './plan/folder-sentence.ts'
import type { FlatPlan } from './plan/format/format.ts'
import { coveragesOf, stepsOf } from './plan/format/format-step.ts'
import type { FlatTable } from './plan/format/format-table.ts'
import { inputsOf } from './plan/format/format-text.ts'
import { type PlanNote, unreachedNotes } from './plan/notes.ts'
import { PlanError } from './plan/plan-error.ts'
import { readFamilies } from './plan/read-families.ts'
import { withReachedRows } from './plan/tables/reached-rows.ts'
import type { PlanFiles } from './plan/tables/read-table.ts'

/** A plan that passed every check, without what the law of some days bans, ready to rate. */
export interface LoadedPlan extends Omit<CompiledPlan, 'notes'> {
  readonly plan: FlatPlan
  /** What it covers if a visitor chose this. */
  coverage(chosen: readonly CoveragePart[]): readonly CoveragePart[]
  /** The sentences about the cover of a risk. */
  notes(inputs: Inputs): readonly FolderSentence[]
  /** The parts of the cover that these sentences are about. */
  notedParts(inputs: Inputs): readonly CoveragePart[]
  /** The plan's sentences that contain no values, in the form that offers store. */
  sentence(wording: Wording): FolderSentence
  /** SHA-256 of the flat plan: equal hashes give equal prices. */
  readonly hash: string
  /** The first policy start that it applies to. */
  readonly from: Day
  /** The first policy start that it no longer applies to. */
  readonly until: Day | undefined
  /** The inputs that affect the price. */
  readonly ratedBy: ReadonlySet<string>
  /** What the law removes from it. */
  readonly leftOut: readonly LeftOut[]
}

interface StateAndDay {
  readonly state: State
  /** The first day of the policy. */
  readonly on: Day
}

export interface PlanBook {
  readonly plans: readonly LoadedPlan[]
  readonly states: readonly State[]
  /** All sentences for visitors in the plans, without repeats. */
  readonly words: readonly Text[]
  /** The days from which the law, as we know it today, leaves the carrier without a price. */
  readonly endings: readonly Ending[]
  /** What somebody should know about plans that load. */
  readonly notes: readonly PlanNote[]
  /**
   * The newest plan for policies that start on the day. `null` if the carrier has none or the newest has ended: an older one never
   * comes back.
   */
  choose(stateAndDay: StateAndDay): LoadedPlan | null
}

/** Remembers the files that last passed every check, by their hash, and what there was to know about them. */
export interface PassedFiles {
  last(hash: string): readonly PlanNote[] | null
  keep(hash: string, notes: readonly PlanNote[]): void
}

export interface PlanSource {
  /** The carrier's plan files by name: JSON documents and the CSV tables they name. */
  readonly files: PlanFiles
  /** SHA-256 of a text, in hexadecimal. */
  hash(text: string): string
  readonly rules?: Rulebook
  /** Files that passed under these rules are not checked again. */
  readonly passed?: PassedFiles
}

/** Reads, flattens and checks the plans of a carrier. Throws a PlanError with every problem. */
export function loadPlans({ files, hash, rules = law, passed }: PlanSource): PlanBook {
  const key = passed ? hash(JSON.stringify([...files])) : ''
  const known = passed?.last(key) ?? null
  const sentencesOf = sentencesBy(hash)
  const { families, isPartial, ...read } = readFamilies(files)
  const problems: string[] = [...read.problems]
  const notes: PlanNote[] = []
  const endings: Ending[] = []
  const written: Flattened[] = []
  const plans = families.flatMap(family => {
    const flattened = flatten(family, files)
    written.push(flattened)
    problems.push(...flattened.problems)
    const unread = new Set([...read.unread, ...flattened.unread])
    const checkedPlans = flattened.plans.map(plan => {
      const source = { plan, family, files }
      const place = { where: whereIn(source), places: placesIn(source) }
      return { plan, place, problems: known ? [] : problemsOf(plan, place, { unread, isPartial }) }
    })
    problems.push(...toldOnce(checkedPlans, family.document.id))
    const isSound = !isPartial && flattened.problems.length === 0
    const sound = checkedPlans.filter(({ problems }) => isSound && problems.length === 0)
    if (!known) {
      const cuts = sound.map(({ plan, place }) => ({ plan, problems: roundingNotes(plan, place.where) }))
      notes.push(...toldOnce(cuts, family.document.id).map(text => ({ text, isWarning: true })))
    }
    const lawful = sound.map(({ plan }) => ({ plan, ...underLaw(plan, rules) }))
    for (const { plan, conflicts } of lawful)
      for (const conflict of conflicts)
        if (conflict.on === plan.effective.newBusiness)
          problems.push(conflictText(conflict, { plan, family, files }))
        else endings.push(endingOf(conflict, { plan, family, files }))
    return lawful.flatMap(({ periods }) => periods.map(period => load(period, { hash, sentencesOf })))
  })
  if (!known) problems.push(...plans.flatMap(caseProblems))
  if (problems.length > 0) throw new PlanError(problems)
  if (!known) {
    notes.push(...unreachedNotes(written))
    passed?.keep(key, notes)
  }
  const byState = Map.groupBy(plans, ({ plan }) => plan.state)
  for (const versions of byState.values()) versions.sort(newestFirst)
  const newestOn = ({ state, on }: StateAndDay) =>
    byState.get(state)?.find(({ plan, from }) => plan.effective.newBusiness <= on && from <= on)
  return {
    plans,
    states: [...byState.keys()],
    words: [...new Map(plans.flatMap(({ plan }) => textsOf(plan)).map(text => [text.en, text])).values()],
    // A newer version that has what the older one lacks may apply by then.
    notes: known ?? notes,
    endings: endings.filter(({ state, on }) => !isFor(newestOn({ state, on }), on)),
    choose: stateAndDay => {
      const newest = newestOn(stateAndDay)
      return newest && isFor(newest, stateAndDay.on) ? newest : null
    },
  }
}

function isFor(plan: LoadedPlan | undefined, on: Day): boolean {
  return plan !== undefined && (plan.until === undefined || on < plan.until)
}

/** The newest version comes first; within a version, the part that begins last. */
function newestFirst(a: LoadedPlan, b: LoadedPlan): number {
  const days = (one: LoadedPlan) => `${one.plan.effective.newBusiness} ${one.from}`
  return days(a) < days(b) ? 1 : -1
}

interface LoadDeps extends Pick<PlanSource, 'hash'> {
  readonly sentencesOf: ReturnType<typeof sentencesBy>
}

/** Most plans never quote, so a plan is compiled on its first quote. */
function load({ plan, from, until, leftOut }: Period, { hash, sentencesOf }: LoadDeps): LoadedPlan {
  const read = once(() => withReachedRows(plan))
  const compiled = once(() => compilePlan(read()))
  const sentence = sentencesOf(plan)
  const hashOf = once(() => hash(canonical(read())))
  const ratedByOf = once(() => {
    const steps = [
      ...plan.values.flatMap(value => value.steps),
      ...plan.stages.flatMap(stepsOf),
      ...plan.steps,
    ]
    const rated = steps.filter(({ id }) => plan.leftOut?.[id] === undefined)
    return new Set([
      ...rated.flatMap(step => ratedBy(step, plan)),
      ...coveragesOf(plan).flatMap(({ when }) => (when ? inputsOf(when) : [])),
    ])
  })
  return {
    plan,
    rate: inputs => compiled().rate(inputs),
    explain: inputs => compiled().explain(inputs),
    sentence,
    coverage: chosen => planCoverage(plan, chosen),
    notes: inputs => compiled().notes(inputs).map(sentence),
    notedParts: inputs =>
      compiled()
        .notes(inputs)
        .flatMap(({ part = [] }) => part),
    get hash() {
      return hashOf()
    },
    from,
    until,
    leftOut,
    get ratedBy() {
      return ratedByOf()
    },
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

/**
 * The plan as text, without the positions of its rows in files and without the ids and the Spanish of its words, which affect no
 * price and were added after plans had made offers.
 */
function canonical({ tables, values, ...plan }: FlatPlan): string {
  const entries = Object.entries(tables).map(([name, table]) => [name, textOf(table)])
  const content = {
    ...plan,
    // A plan without values keeps the hash that it had before plans could have any.
    ...(values.length > 0 ? { values } : {}),
    present: { ...plan.present, notes: plan.present.notes.map(withoutId) },
    cases: plan.cases.map(({ at: _, ...goldenCase }) => goldenCase),
    tables: entries,
  }
  return JSON.stringify(content, (_, value) => (isText(value) ? value.en : value))
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'en' in value
}

function withoutId<Entry extends { readonly id: string }>({ id: _, ...entry }: Entry) {
  return entry
}

const textOf = memoizeByObject(({ rows, ...table }: FlatTable) =>
  JSON.stringify({ ...table, rows: rows.map(({ cells, value }) => [cells, value]) }),
)

/** Golden cases are policies of the plan's first day. */
function caseProblems({ plan, from, explain }: LoadedPlan): readonly string[] {
  if (from !== plan.effective.newBusiness) return []
  return plan.cases.flatMap(({ name, input, worksheet, total, at }) => {
    const { rating, worksheet: rows, why } = explainedOr(explain, input)
    if (!rating) return [`${at}: the case ${name} has no price: ${why}. Fix the plan.`]
    if (rating.kind === 'refused')
      return [`${at}: the case ${name} is turned away by ${rating.rule.id}. Fix the rule or the case.`]
    const [amounts, sum] = [runningAmounts(rows), formatMoney(rating.total)]
    if (amounts === worksheet && sum === total) return []
    return [
      `${at}: the case ${name} comes to ${sum} by ${amounts}, not to ${total} by ${worksheet}. Fix the plan, or the case if the change is meant.`,
    ]
  })
}

function explainedOr(explain: CompiledPlan['explain'], input: Inputs) {
  try {
    return { ...explain(input), why: '' }
  } catch (error) {
    if (!(error instanceof NoPrice)) throw error
    return { rating: null, worksheet: error.worksheet, why: error.message }
  }
}

interface PlanProblems {
  readonly plan: FlatPlan
  readonly problems: readonly string[]
}

/** A mistake in a document is a problem of many states' plans: we report it once, with its states. */
function toldOnce(checked: readonly PlanProblems[], family: string): readonly string[] {
  const sharedProblems = checked.flatMap(({ plan, problems }) =>
    problems.map(problem => ({ state: plan.state, problem, shared: problem.replaceAll(plan.id, family) })),
  )
  const groups = Map.groupBy(sharedProblems, ({ shared }) => shared)
  return [...groups].map(([shared, group]) => {
    const [{ state, problem } = { state: '', problem: shared }] = group
    // A row of a table is located by its file and line, and needs no states.
    if (group.length === 1 || shared === problem) return problem
    return `${shared} (in ${group.length} states, ${state} among them)`
  })
}
