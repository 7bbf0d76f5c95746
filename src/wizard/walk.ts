import { check } from './check.ts'
import { type Collection, collectionOf, type StoredItem } from './collection.ts'
import { type Ask, type Collect, type Line, routeOf, type Stage } from './line.ts'
import { skipped } from './step.ts'
import type { ISODate } from './today.ts'

/** Answers by name. */
export type Answers = Readonly<Record<string, unknown>>

/** Where a visitor stands in a line: everything that is stored, and the day. */
export interface Journey {
  readonly line: Line
  /** As stored; what counts of them the walk decides. */
  readonly answers: Answers
  readonly today: ISODate
}

/** A page on a visitor's path. */
export interface Place {
  readonly route: string
  readonly stage: Stage
  /** The question to show: of the line, of one item, or the list itself. */
  readonly asks: Ask | Collect
  /** The item that an item's question is about; absent until the first item has its first answer. */
  readonly uuid?: string
  readonly answered: boolean
  /** What the visitor answered, where it still holds. */
  readonly answer?: unknown
}

export interface Walk {
  /** From the first question to the open one, in order; a list that is reached is always on it. */
  readonly path: readonly Place[]
  /** The question to be answered next; null when the line is at its end. */
  readonly open: Place | null
  /** The answers that count, by name. Those left behind on an abandoned branch are not among them. */
  readonly application: Answers
}

/**
 * Replays a line from its first question over the stored answers. Position is never stored: this gives the path,
 * the open question and the answers that count, also after the line itself has changed.
 */
export function walk(journey: Journey): Walk {
  const path: Place[] = []
  const application: Record<string, unknown> = { start: journey.answers.start }
  for (const stage of journey.line.stages) {
    if (!isAsked(stage, application)) continue
    const { places, value } =
      stage.type === 'ask' ? visit(journey, stage) : visitList(journey, stage, application)
    path.push(...places)
    const open = places.find(place => !place.answered)
    if (open) return { path, open, application }
    application[stage.name] = value
  }
  return { path, open: null, application }
}

interface Visit {
  readonly places: readonly Place[]
  readonly value: unknown
}

function visit({ line, answers, today }: Journey, ask: Ask): Visit {
  const place = { route: routeOf(line, ask), stage: ask, asks: ask, ...recall(ask, answers[ask.name], today) }
  return { places: [place], value: place.answer }
}

function visitList(journey: Journey, stage: Collect, known: Answers): Visit {
  const list = collectionOf(journey.answers[stage.name])
  const items = list.items.map(item => walkItem({ journey, stage, known, item }))
  const complete = items.filter(item => item.complete)
  const shown = list.items.length === 0 ? firstItem : list.items.find(item => item.uuid === list.current)
  const itemPlaces = shown ? walkItem({ journey, stage, known, item: shown }).places : []
  const page: Place = {
    route: routeOf(journey.line, stage),
    stage,
    asks: stage,
    answered: list.done && complete.length > 0,
  }
  return { places: [...itemPlaces, page], value: complete.map(({ uuid, answers }) => ({ uuid, ...answers })) }
}

/** Stands for the item that an empty list opens at once. */
const firstItem: { uuid: undefined; answers: Answers } = { uuid: undefined, answers: {} }

interface ItemWalk {
  readonly uuid: string | undefined
  readonly places: readonly Place[]
  readonly answers: Answers
  readonly complete: boolean
}

/** The path through one item's questions. */
export function walkItem({
  journey,
  stage,
  known,
  item,
}: {
  journey: Journey
  stage: Collect
  known: Answers
  item: StoredItem | typeof firstItem
}): ItemWalk {
  const answers: Record<string, unknown> = {}
  const places: Place[] = []
  for (const ask of stage.asks) {
    if (!isAsked(ask, { ...known, ...answers })) continue
    const recalled = recall(ask, item.answers[ask.name], journey.today)
    const uuid = item.uuid === undefined ? {} : { uuid: item.uuid }
    places.push({ route: routeOf(journey.line, ask), stage, asks: ask, ...uuid, ...recalled })
    if (!recalled.answered) return { uuid: item.uuid, places, answers, complete: false }
    answers[ask.name] = recalled.answer
  }
  return { uuid: item.uuid, places, answers, complete: true }
}

/** A stored answer counts only while it passes the question as it is put today. */
function recall(ask: Ask, stored: unknown, today: ISODate): { answered: boolean; answer?: unknown } {
  if (stored === undefined) return { answered: false }
  if (stored === skipped) return ask.skippable ? { answered: true, answer: skipped } : { answered: false }
  const checked = check(ask.step.answer(today), stored)
  return checked.ok ? { answered: true, answer: checked.answer } : { answered: false }
}

function isAsked(stage: Stage, known: Answers): boolean {
  // `when` was typed against the very answers that come before it in the chain: those that are known here.
  return stage.when?.(known as never) ?? true
}

/** "Step X of Y" for a page on the path. Y counts what will be asked as far as the answers tell by now. */
export function progress(journey: Journey, walked: Walk, place: Place): { current: number; total: number } {
  const undecided = new Set<string>()
  let current = 0
  let total = 0
  let passed = false
  for (const stage of journey.line.stages) {
    const onPath = walked.path.filter(one => one.stage === stage)
    const reached = onPath.length > 0
    if (!reached && !mayBeAsked(stage, walked.application, undecided)) continue
    if (!onPath.every(one => one.answered) || !reached) undecided.add(stage.name)
    const pages = stage.type === 'ask' ? [stage] : [...stage.asks, stage]
    for (const page of pages) {
      const counts = !('part' in page && page.part)
      if (counts) total += 1
      if (counts && !passed) current = total
      if (page === place.asks) passed = true
    }
  }
  return { current: Math.max(current, 1), total }
}

/** Whether a question further on may come: it does unless its condition, on what is known by now, says no. */
function mayBeAsked(stage: Stage, known: Answers, undecided: ReadonlySet<string>): boolean {
  const guarded = new Proxy(known, {
    get(answers, name) {
      if (typeof name === 'string' && undecided.has(name)) throw unanswered
      return Reflect.get(answers, name)
    },
  })
  try {
    return isAsked(stage, guarded)
  } catch (cause) {
    if (cause === unanswered) return true
    throw cause
  }
}

const unanswered = Symbol('a condition asked for an answer that is not there yet')

/** The stored list of a collection, for its page and its transitions. */
export function listOf(journey: Journey, stage: Collect): Collection {
  return collectionOf(journey.answers[stage.name])
}
