import type { Text } from '../language/text.ts'
import type { Day } from '../units/day.ts'
import { check } from './check.ts'
import {
  type BegunItem,
  type Collection,
  collectionOf,
  isBegun,
  type ListItem,
  needsFirst,
  positionIn,
  type Row,
  type StoredItem,
} from './collection.ts'
import { type Ask, type Collect, type Line, routeOf, type Stage, stepOf } from './line.ts'
import { type Step, skipped } from './step.ts'

/** Answers by name. */
export type Answers = Readonly<Record<string, unknown>>

/** A visitor's progress in a line: everything stored, and the day. */
export interface Journey {
  readonly line: Line
  /** As stored; the walk decides which of them count. */
  readonly answers: Answers
  readonly today: Day
}

/** A page on a visitor's path. */
export interface Stop {
  readonly route: string
  readonly stage: Stage
  /** The question to show: of the line, of one item, or the list itself. */
  readonly asks: Ask | Collect
  /** The question as this visitor sees it. */
  readonly step: Step
  /** The item that an item's question is about; absent until the first item has its first answer. */
  readonly uuid?: string
  readonly answered: boolean
  /** The visitor's answer, if it is still valid. */
  readonly answer?: unknown
  /** An earlier answer that is no longer valid, to prefill the question with. */
  readonly outdated?: unknown
  /** What an answer lost or lacks because others have changed since, in sentences. */
  readonly notes?: readonly Text[]
}

export interface Walk {
  /** From the first question to the open one, in order; a list the visitor has reached is always on it. */
  readonly path: readonly Stop[]
  /** The question to answer next; null at the end of the line. */
  readonly open: Stop | null
  /** The questions beside the prices, answered or not; empty before the end of the line. */
  readonly refinements: readonly Stop[]
  /** The answers that count, by name. Answers of an abandoned branch are not among them. */
  readonly application: Answers
}

/**
 * Replays a line from its first question over the stored answers. Position is never stored: this gives the path,
 * the open question and the answers that count, also after the line itself has changed.
 */
export function walk(journey: Journey): Walk {
  const path: Stop[] = []
  const application: Record<string, unknown> = { start: journey.answers.start, today: journey.today }
  for (const stage of journey.line.stages) {
    if (!isAsked(stage, application)) continue
    const { places, value } =
      stage.type === 'ask' ? visit(journey, stage, application) : visitList(journey, stage, application)
    path.push(...places)
    const open = places.find(place => !place.answered)
    if (open) return { path, open, refinements: [], application }
    application[stage.name] = value
  }
  return { path, open: null, ...visitRefinements(journey, application) }
}

/** The refinements that a finished application leads to, and the application with those that are answered. */
function visitRefinements(journey: Journey, finished: Answers): Pick<Walk, 'refinements' | 'application'> {
  const application = { ...finished }
  const refinements: Stop[] = []
  for (const ask of journey.line.refinements) {
    if (!isAsked(ask, application)) continue
    const { places, value } = visit(journey, ask, application)
    refinements.push(...places)
    if (value !== undefined && value !== skipped) application[ask.name] = value
  }
  return { refinements, application }
}

interface Visit {
  readonly places: readonly Stop[]
  readonly value: unknown
}

function visit({ line, answers, today }: Journey, ask: Ask, earlier: Answers): Visit {
  const step = stepOf(ask, earlier)
  const recalled = recall({ ask, step, stored: answers[ask.name], today })
  const place = { route: routeOf(line, ask), stage: ask, asks: ask, step, ...recalled }
  return { places: [place], value: place.answer }
}

function visitList(journey: Journey, stage: Collect, earlier: Answers): Visit {
  const list = listOf(journey, stage)
  const items = itemWalks(journey, stage, earlier)
  const current = items.find(({ uuid }) => uuid === list.current)
  const waiting = current?.complete === false ? current : unsettledIn(list, items)
  const shownItem =
    items.length === 0
      ? walkItem({ journey, stage, earlier, item: firstItem, position: 0 })
      : (waiting ?? current)
  const value = finished(items)
  const page: Stop = {
    route: routeOf(journey.line, stage),
    stage,
    asks: stage,
    step: stage.step,
    answered: list.done && value.length > 0 && !needsFirst(list, stage.step),
  }
  return { places: [...(shownItem?.places ?? []), page], value }
}

/**
 * An item that was finished and no longer is: it moved up to a position with more questions, or its answers are not
 * valid today. It comes first in its list, unless the visitor is at another unfinished item.
 */
function unsettledIn(list: Collection, items: readonly ItemWalk[]): ItemWalk | undefined {
  return items.find(
    ({ complete, places }) => !complete && (list.done || places.at(-1)?.outdated !== undefined),
  )
}

function finished(items: readonly ItemWalk[]): readonly ListItem[] {
  return items.flatMap(({ uuid, answers, complete }) => (complete && uuid ? [{ ...answers, uuid }] : []))
}

/** The list of a page as the wire carries it: all begun items, and whether the visitor has to choose the first. */
export function listing(
  journey: Journey,
  { application }: Walk,
  stage: Collect,
): Readonly<Record<string, readonly Row[] | true>> {
  const list = listOf(journey, stage)
  const walked = itemWalks(journey, stage, application)
  const begun = list.items.filter(isBegun).map(
    ({ uuid, answers }): BegunItem => ({
      uuid,
      answers,
      isFinished: walked.some(item => item.uuid === uuid && item.complete),
    }),
  )
  const rows = stage.step.rows(begun, journey.today)
  return needsFirst(list, stage.step) ? { ...rows, first_needed: true } : rows
}

/** The path through the questions of each item of a list, in its order. */
export function itemWalks(journey: Journey, stage: Collect, earlier: Answers): readonly ItemWalk[] {
  const list = listOf(journey, stage)
  return list.items.map((item, index) =>
    walkItem({ journey, stage, earlier, item, position: positionIn(list, index) }),
  )
}

/** A placeholder for the item that an empty list opens at once. */
const firstItem: { uuid: undefined; answers: Answers } = { uuid: undefined, answers: {} }

interface ItemWalk {
  readonly uuid: string | undefined
  readonly places: readonly Stop[]
  readonly answers: Answers
  readonly complete: boolean
}

/** The path through one item's questions. */
export function walkItem({
  journey,
  stage,
  earlier,
  item,
  position,
}: {
  journey: Journey
  stage: Collect
  earlier: Answers
  item: StoredItem | typeof firstItem
  position: number
}): ItemWalk {
  const answers: Record<string, unknown> = {}
  const places: Stop[] = []
  for (const ask of stage.asks) {
    const before = { ...earlier, position, ...answers }
    if (!isAsked(ask, before)) continue
    const step = stepOf(ask, before)
    const recalled = recall({ ask, step, stored: item.answers[ask.name], today: journey.today })
    const uuid = item.uuid === undefined ? {} : { uuid: item.uuid }
    places.push({ route: routeOf(journey.line, ask), stage, asks: ask, step, ...uuid, ...recalled })
    if (!recalled.answered) return { uuid: item.uuid, places, answers, complete: false }
    answers[ask.name] = recalled.answer
  }
  return { uuid: item.uuid, places, answers, complete: true }
}

interface Recalling {
  readonly ask: Ask
  readonly step: Step
  readonly stored: unknown
  readonly today: Day
}

/** A stored answer counts only while it passes today's question, or the part of it that the question accepts. */
function recall({
  ask,
  step,
  stored,
  today,
}: Recalling): Pick<Stop, 'answered' | 'answer' | 'outdated' | 'notes'> {
  if (stored === undefined) return { answered: false }
  if (stored === skipped) return ask.skippable ? { answered: true, answer: skipped } : { answered: false }
  if (step.stillFits) {
    const { answer, notes } = step.stillFits(stored, today)
    const left = notes.length > 0 ? { notes } : {}
    return answer === null
      ? { answered: false, outdated: stored, ...left }
      : { answered: true, answer, ...left }
  }
  const checked = check(step.answer(today), stored)
  return checked.ok ? { answered: true, answer: checked.answer } : { answered: false, outdated: stored }
}

/** Whether a question's condition is true, or it has none. */
export function isAsked(stage: Stage, earlier: Answers): boolean {
  // `when` was typed against the answers before it in the chain, which are these.
  return stage.when?.(earlier as never) ?? true
}

/** The stored list of a collection, for its page and its transitions. */
export function listOf(journey: Journey, stage: Collect): Collection {
  return collectionOf(journey.answers[stage.name])
}
