import { type Ask, type Collect, type Stage, stepOf } from './line.ts'
import type { Step } from './step.ts'
import { type Answers, isAsked, type Journey, listOf, type Stop, type Walk } from './walk.ts'

/** "Step X of Y" for a page on the path. Y counts the questions still expected with the answers so far. */
export function progress(journey: Journey, walked: Walk, place: Stop): { current: number; total: number } {
  const counts = isFurtherItem(journey, place) ? place.stage : place.asks
  const undecided = new Set<string>()
  let current = 1
  let total = 0
  /** Whether the number shared by the questions of one part has been counted. */
  let counted = false
  for (const stage of journey.line.stages) {
    const onPath = walked.path.filter(one => one.stage === stage)
    const reached = onPath.length > 0
    const comes = reached || mayBeAsked(stage, walked.application, undecided)
    if (comes && !(reached && onPath.every(one => one.answered))) undecided.add(stage.name)
    const pages = stage.type === 'ask' ? [stage] : [...stage.asks, stage]
    for (const page of pages) {
      if (!('part' in page && page.part)) counted = false
      if (!comes) continue
      if (!counted) total += 1
      counted = true
      if (page === counts) current = total
    }
  }
  return { current, total }
}

/** Whether a list has items other than this page's: then the page counts as the list's, so the number never goes down. */
export function isFurtherItem(journey: Journey, { stage, asks, uuid }: Stop): boolean {
  if (stage.type !== 'collect' || asks === stage) return false
  return listOf(journey, stage).items.some(item => item.uuid !== uuid)
}

/**
 * The kinds of the questions from this page on, each once, as far as the answers so far determine them: a question may depend on
 * one that is still open.
 */
export function kindsFrom(
  { line }: Journey,
  { application }: Walk,
  { stage: here }: Stop,
): readonly string[] {
  const kinds = line.stages
    .slice(line.stages.indexOf(here))
    .flatMap(stage => (stage.type === 'ask' ? [stage] : [...stage.asks, stage]))
    .flatMap(page => kindOf(page, application) ?? [])
  return [...new Set(kinds)]
}

/** A question that is still to come. */
export interface Upcoming {
  readonly stage: Stage
  /** The question itself, or one about each item if `stage` is a list. */
  readonly asks: Ask
  /** Undefined while it depends on answers that are still open. */
  readonly step: Step | undefined
}

/** The questions from the open one on, as far as the answers so far do not rule them out, in the order of the line. */
export function upcoming({ line }: Journey, { application, open }: Walk): readonly Upcoming[] {
  if (!open) return []
  const isKnown = (name: string) => name in application
  const known = guarded(application, isKnown)
  return line.stages
    .slice(line.stages.indexOf(open.stage))
    .filter(stage => untilUnanswered(() => isAsked(stage, known)) ?? true)
    .flatMap(stage => {
      const inList = guarded({ ...application, position: 0 }, name => name === 'position' || isKnown(name))
      const asked = stage.type === 'ask' ? [stage] : stage.asks
      return asked
        .filter(asks => asks === stage || (untilUnanswered(() => isAsked(asks, inList)) ?? true))
        .map(asks => ({
          stage,
          asks,
          step: untilUnanswered(() => stepOf(asks, asks === stage ? known : inList)),
        }))
    })
}

function kindOf(page: Ask | Collect, earlier: Answers): string | undefined {
  if (page.type === 'collect') return page.step.kind
  const known = guarded(earlier, name => name in earlier)
  return untilUnanswered(() => stepOf(page, known).kind)
}

/** Whether a later question may come: yes, unless its condition rules it out with the answers so far. */
function mayBeAsked(stage: Stage, earlier: Answers, undecided: ReadonlySet<string>): boolean {
  const decided = guarded(earlier, name => !undecided.has(name))
  return untilUnanswered(() => isAsked(stage, decided)) ?? true
}

/** Answers of which some are not known yet: reading one of those throws. */
function guarded(answers: Answers, isKnown: (name: string) => boolean): Answers {
  return new Proxy(answers, {
    get(known, name) {
      if (typeof name === 'string' && !isKnown(name)) throw unanswered
      return Reflect.get(known, name)
    },
  })
}

/** The result, or undefined if it needs an answer that is not there yet. */
function untilUnanswered<Result>(result: () => Result): Result | undefined {
  try {
    return result()
  } catch (cause) {
    if (cause === unanswered) return undefined
    throw cause
  }
}

const unanswered = Symbol('a condition or a question needs an answer that is not there yet')
