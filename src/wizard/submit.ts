import * as v from 'valibot'
import type { Text } from '../language/text.ts'
import { type CheckResult, checkUntold, type FieldErrors } from './check.ts'
import {
  type Collection,
  deleteItem,
  editItem,
  isBegun,
  leaveList,
  listAction,
  needsFirst,
  newFirst,
  newItem,
  positionIn,
  putFirst,
  putItem,
} from './collection.ts'
import { combine, isOneValue } from './combine.ts'
import { combineChosen } from './combine-chosen.ts'
import { type Collect, routeOf } from './line.ts'
import { skipped } from './step.ts'
import { type Answers, type Journey, listing, listOf, type Stop, type Walk, walk, walkItem } from './walk.ts'

/** What only the server can check: returns its reasons by field, or the answer with what it looked up. */
export type Verify<Reason> = (place: Stop, answer: unknown) => CheckResult<unknown, Reason>

export interface Submission<Reason = never> {
  readonly route: string
  readonly payload: unknown
  /** The answer that the page showed when it was filled in, null for none; undefined if the sender does not say. */
  readonly shown?: unknown
  /** The id for a list item that this submission may create. */
  readonly uuid: string
  readonly verify: Verify<Reason>
}

export type Submitted<Reason = never> =
  | {
      readonly kind: 'accepted'
      readonly answers: Answers
      /** The stored answer, or the current rows of the list. */
      readonly answer: unknown
      /** The next page; null at the end of the line. */
      readonly next: Stop | null
      /** The walk before the answer, and after it. */
      readonly before: Walk
      readonly walked: Walk
    }
  | { readonly kind: 'refused'; readonly errors: FieldErrors<Text | Reason>; readonly status?: Text }
  /** The page is not, or no longer, on this visitor's path. */
  | {
      readonly kind: 'off-path'
      readonly open: Stop | null
      /** The item that the submission is about was removed. */
      readonly isItemGone?: true
    }

/**
 * Takes one answer. It is pure: stored answers go in, the answers to store come out, and repeating a submission leads
 * to the same state and next page.
 */
export function submit<Reason = never>(journey: Journey, submission: Submission<Reason>): Submitted<Reason> {
  const walked = walk(journey)
  const place = locate(journey, walked, submission)
  if (!place) return offPath(journey, walked, submission)
  if (place.asks.type === 'collect') return act({ journey, stage: place.asks, walked, submission })
  const given = parse(journey, place, submission)
  if (!given.ok) return { kind: 'refused', errors: given.errors }
  const answer = withChangesElsewhere(journey, place, { ...submission, given: given.answer })
  const { stage, asks } = place
  const stored =
    stage.type === 'ask'
      ? answer
      : putItem(listOf(journey, stage), {
          uuid: place.uuid ?? submission.uuid,
          name: asks.name,
          answer,
        })
  const after = change(journey, stage.name, stored)
  const next = nextPage(after.walked, place)
  return { kind: 'accepted', ...after, answer, next, before: walked }
}

/**
 * Where an answer leads: to the first open page, or null at the end of the line. A visitor who changed an early answer is back at
 * once, except for questions that the change opened. The pages of a list item follow one another up to the list. Only the state
 * after the answer decides, so sending an answer twice leads to the same page.
 */
function nextPage({ path }: Walk, { route, stage }: Stop): Stop | null {
  const at = path.findIndex(one => one.route === route)
  const followsInItem = (one: Stop, index: number) =>
    stage.type === 'collect' && one.stage === stage && at >= 0 && index > at
  return path.find((one, index) => !one.answered || followsInItem(one, index)) ?? null
}

/** The page at a route for this visitor: on the path, of the list item that the payload names, or a refinement. */
export function locate(
  journey: Journey,
  walked: Walk,
  { route, payload }: Pick<Submission, 'route' | 'payload'>,
) {
  const place = [...walked.path, ...walked.refinements].find(one => one.route === route)
  const uuid = uuidIn(payload)
  const stage = listAsking(journey, route)
  if (!stage || uuid === undefined || uuid === place?.uuid) return place
  const list = listOf(journey, stage)
  const index = list.items.findIndex(one => one.uuid === uuid)
  const item = list.items[index]
  if (!item || !walked.path.some(one => one.stage === stage)) return undefined
  const position = positionIn(list, index)
  const { places } = walkItem({ journey, stage, earlier: walked.application, item, position })
  return places.find(one => one.route === route)
}

/** Where a page that is not on the path leads: a deleted item leads to its list. */
export function offPath(
  journey: Journey,
  walked: Walk,
  { route, payload }: Pick<Submission, 'route' | 'payload'>,
): Extract<Submitted, { kind: 'off-path' }> {
  const stage = listAsking(journey, route)
  if (!stage) return { kind: 'off-path', open: walked.open }
  const uuid = uuidIn(payload)
  const isItemGone = uuid !== undefined && listOf(journey, stage).items.every(item => item.uuid !== uuid)
  return { kind: 'off-path', open: listPage(journey, walked, stage), ...(isItemGone && { isItemGone }) }
}

/** The page of a non-empty list on the path; otherwise the open page. */
function listPage(journey: Journey, walked: Walk, stage: Collect): Stop | null {
  const page = walked.path.find(one => one.asks === stage)
  return page && listOf(journey, stage).items.length > 0 ? page : walked.open
}

/** The list whose items have a question at a route. */
function listAsking({ line }: Journey, route: string): Collect | undefined {
  return line.stages.find(
    (one): one is Collect => one.type === 'collect' && one.asks.some(ask => routeOf(line, ask) === route),
  )
}

function uuidIn(payload: unknown): string | undefined {
  const read = v.safeParse(v.object({ uuid: v.string() }), payload)
  return read.success ? read.output.uuid : undefined
}

function parse<Reason>(
  { today }: Journey,
  place: Stop,
  { payload, verify }: Submission<Reason>,
): CheckResult<unknown, Text | Reason> {
  const { asks, step } = place
  if (v.is(v.object({ skip_answer: v.literal(true) }), payload)) {
    return asks.type === 'ask' && asks.skippable ? { ok: true, answer: skipped } : { ok: false, errors: {} }
  }
  const checked = checkUntold<unknown>(step.answer(today), payload)
  return checked.ok ? verify(place, checked.answer) : checked
}

/** The answer combined with what another page has stored since this one was shown, if the question takes the result. */
function withChangesElsewhere<Reason>(
  journey: Journey,
  place: Stop,
  { shown, given, ...submission }: Submission<Reason> & { readonly given: unknown },
): unknown {
  if (shown === undefined || isOneValue(given) || !place.answered) return given
  const payload = combine({ shown, stored: place.answer, given }, combineChosen)
  const combined = parse(journey, place, { ...submission, payload })
  return combined.ok ? combined.answer : given
}

/** Stores one named answer and walks the line again. */
function change(journey: Journey, name: string, answer: unknown) {
  const answers = { ...journey.answers, [name]: answer }
  return { answers, walked: walk({ ...journey, answers }) }
}

interface Act {
  readonly journey: Journey
  readonly stage: Collect
  readonly walked: Walk
  readonly submission: Pick<Submission, 'payload' | 'uuid'>
}

/** What a visitor does on the page of a list: new, edit, first, delete, next. */
function act({ journey, stage, walked, submission }: Act): Submitted {
  const action = v.safeParse(listAction, submission.payload)
  if (!action.success) return { kind: 'refused', errors: {} }
  const list = listOf(journey, stage)
  const { first, most, full, empty } = stage.step
  const { uuid } = submission
  const to = (changed: Collection, open: 'item' | 'list' | 'on'): Submitted => {
    const after = change(journey, stage.name, changed)
    const { path } = after.walked
    const pages = path.filter(one => one.stage === stage && one.asks !== stage)
    const page = path.findIndex(one => one.asks === stage)
    const next = { item: pages.find(one => !one.answered) ?? pages[0], list: path[page], on: undefined }
    const answer = listing({ ...journey, answers: after.answers }, after.walked, stage)
    return { kind: 'accepted', ...after, answer, next: next[open] ?? after.walked.open, before: walked }
  }
  const gone: Submitted = { kind: 'off-path', open: listPage(journey, walked, stage) }
  switch (action.output.action) {
    case 'new': {
      const isFirst = first && action.output.type === 'first' && needsFirst(list, stage.step)
      const longer = isFirst ? newFirst(list, { uuid, keepAnswers: first.keepAnswers }) : newItem(list, uuid)
      return longer.items.length > most ? { kind: 'refused', errors: {}, status: full } : to(longer, 'item')
    }
    case 'edit': {
      const edited = editItem(list, action.output.uuid)
      return edited ? to(edited, 'item') : gone
    }
    case 'first': {
      // When no first item is missing, the item is just shown, so that repeating does no harm.
      const isAsked = first && needsFirst(list, stage.step)
      const chosen = action.output.uuid
      const item = list.items.find(one => one.uuid === chosen)
      const refusal = isAsked && item && isBegun(item) && first.refusal?.(item.answers, journey.today)
      if (refusal) return { kind: 'refused', errors: {}, status: refusal }
      const changed = isAsked
        ? putFirst(list, { uuid: chosen, keepAnswers: first.keepAnswers })
        : editItem(list, chosen)
      return changed ? to(changed, 'item') : gone
    }
    case 'delete': {
      const remaining = deleteItem(list, action.output.uuid, stage.step)
      return to(remaining, remaining.items.length > 0 ? 'list' : 'item')
    }
    case 'next': {
      const begun = list.items.filter(isBegun)
      if (begun.length === 0) return { kind: 'refused', errors: {}, status: empty }
      if (first && needsFirst(list, stage.step)) return { kind: 'refused', errors: {}, status: first.missing }
      const earlier = walked.application
      const unfinished = list.items.find((item, index) => {
        const position = positionIn(list, index)
        return isBegun(item) && !walkItem({ journey, stage, earlier, item, position }).complete
      })
      return unfinished ? to({ ...list, current: unfinished.uuid }, 'item') : to(leaveList(list), 'on')
    }
  }
}
