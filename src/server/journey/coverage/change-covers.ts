import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { CoverChange as ToldChange } from '../../../contract/prices/update-quote.ts'
import type { Untold } from '../../../language/text.ts'
import { isRequired } from '../../../law/auto-covers.ts'
import { stateCodes } from '../../../law/jurisdictions.ts'
import { coverQuestions, openedByChoice } from '../../../lines/covers.ts'
import type { LineJourney } from '../../../lines/index.ts'
import type { FieldErrors } from '../../../wizard/check.ts'
import { submit } from '../../../wizard/submit.ts'
import { type Answers, type Stop, type Walk, walk } from '../../../wizard/walk.ts'
import type { Failure, Reason } from '../../failures.ts'
import { partOf, withCar } from './car-part.ts'

/** New answers by the path of a step, or by the name of a cover or of one car's part of it. */
export type Changes = Readonly<Record<string, unknown>>

/** What happened to one change; `refused` says why. */
export interface CoverChange extends Untold<Omit<ToldChange, 'errors' | 'message'>, 'now'> {
  readonly errors?: FieldErrors<Reason>
  readonly message?: Failure
}

export interface ChangedCovers {
  readonly answers: Answers
  /** What happened to each change, by its own key. */
  readonly changes: Readonly<Record<string, CoverChange>>
}

/**
 * Changes the covers of a finished journey, each checked as an answer is; a refused change does not stop the others. A question
 * that a choice opens gets the usual answer. Pure: the same journey and changes give the same answers.
 */
export function changeCovers(journey: LineJourney, changes: Changes): ChangedCovers {
  const start: ChangedCovers = { answers: journey.answers, changes: {} }
  const done = inOrder(journey, changes).reduce((so, [key, payload]) => {
    const { answers, change } = changeOne({ ...journey, answers: so.answers }, key, payload)
    return { answers, changes: { ...so.changes, [key]: change } }
  }, start)
  return { ...done, changes: withWords({ ...journey, answers: done.answers }, done.changes) }
}

/** What happened to changes, as stored in case the request is repeated. */
export type ChangeStatuses = Readonly<Record<string, CoverChange['status']>>

export function statusesOf(changes: ChangedCovers['changes']): ChangeStatuses {
  return Object.fromEntries(Object.entries(changes).map(([key, { status }]) => [key, status]))
}

/**
 * The results of changes that were made before: the reason for a refusal is found again, and each cover is described as it is now.
 */
export function changedBefore(
  journey: LineJourney,
  changes: Changes,
  statuses: ChangeStatuses,
): ChangedCovers['changes'] {
  const results = Object.entries(statuses).map(([key, status]) => {
    if (status !== 'refused') return [key, { status }]
    const { change } = changeOne(journey, key, changes[key])
    return [key, change.status === status ? change : { status, message: { key: 'answer-not-taken' } }]
  })
  return withWords(journey, Object.fromEntries(results))
}

/** The questions about cover that a finished journey has, in the order in which they are chosen. */
export function coversOf({ line }: Pick<LineJourney, 'line'>, { path, refinements }: Walk): readonly Stop[] {
  return coverQuestions[line.name].flatMap(
    name => [...path, ...refinements].find(({ asks }) => asks.name === name) ?? [],
  )
}

/** In a visitor's order: a cover comes before those that depend on it. */
function inOrder(journey: LineJourney, changes: Changes): readonly (readonly [string, unknown])[] {
  const names = coverQuestions[journey.line.name]
  const placeOf = (key: string) => names.indexOf(nameOf(journey, key))
  return Object.entries(changes).toSorted(([a], [b]) => placeOf(a) - placeOf(b))
}

/** The name of the question that a key names: directly, by its path, or by one car's part of it. */
function nameOf({ line }: LineJourney, key: string): string {
  const route = key.startsWith(`/quote/${line.name}/`) ? key.split('/').at(-1) : undefined
  const asked = [...line.stages, ...line.refinements].find(one => one.route === route)
  return asked?.name ?? partOf(key).cover
}

/** Why a car has no such choice: its state requires every policy to pay for drivers with too little insurance. */
function requiredByLaw({ answers }: LineJourney, name: string): Failure | undefined {
  const home = v.safeParse(v.object({ address: v.object({ state: v.picklist(stateCodes) }) }), answers)
  if (name !== 'underinsured' || !home.success) return undefined
  const { state } = home.output.address
  return isRequired(state, 'underinsured')
    ? { key: 'coverage-required', values: { state, required: 'underinsured' } }
    : undefined
}

interface ChangedCover {
  readonly answers: Answers
  readonly change: CoverChange
}

const notOffered = { key: 'coverage-not-offered' } as const

function changeOne(journey: LineJourney, key: string, payload: unknown): ChangedCover {
  const name = nameOf(journey, key)
  const refused = (reason: Pick<CoverChange, 'errors' | 'message'>): ChangedCover => ({
    answers: journey.answers,
    change: { status: 'refused', ...reason },
  })
  if (!coverQuestions[journey.line.name].includes(name))
    return refused({ message: { key: 'coverage-unknown' } })
  const cover = coversOf(journey, walk(journey)).find(({ asks }) => asks.name === name)
  const { car } = partOf(key)
  if (!cover || (car !== undefined && cover.step.kind !== 'car-deductibles'))
    return refused({ message: requiredByLaw(journey, name) ?? notOffered })
  const submitted = submit(journey, {
    route: cover.route,
    payload: car === undefined ? payload : withCar(cover, car, payload),
    uuid: '',
    verify: (_, answer) => ({ ok: true, answer }),
  })
  if (submitted.kind === 'off-path') return refused({ message: notOffered })
  if (submitted.kind === 'refused') {
    const { errors } = submitted
    return refused(Object.keys(errors).length > 0 ? { errors } : { message: { key: 'answer-not-taken' } })
  }
  const answers = withOpened({ ...journey, answers: submitted.answers })
  if (walk({ ...journey, answers }).open) return refused({ message: notOffered })
  const isSame = isDeepStrictEqual(journey.answers[name] ?? null, submitted.answer ?? null)
  return isSame
    ? { answers: journey.answers, change: { status: 'unchanged' } }
    : { answers, change: { status: 'changed' } }
}

/** The answers with the usual one for each question that the last choice opened. */
function withOpened(journey: LineJourney, { open }: Walk = walk(journey)): Answers {
  const usual = open && openedByChoice[journey.line.name]?.[open.asks.name]
  return usual && open ? { ...journey.answers, [open.asks.name]: usual } : journey.answers
}

/** A finished application with another answer for a cover; null if that leaves a question open. */
export function applicationWith(journey: LineJourney, name: string, answer: unknown): Answers | null {
  const chosen = { ...journey, answers: { ...journey.answers, [name]: answer } }
  const walked = walk(chosen)
  const answers = withOpened(chosen, walked)
  const { open, application } = answers === chosen.answers ? walked : walk({ ...journey, answers })
  return open ? null : application
}

/** The same changes, each with the final state of its cover. */
function withWords(journey: LineJourney, changes: ChangedCovers['changes']): ChangedCovers['changes'] {
  const covers = coversOf(journey, walk(journey))
  return Object.fromEntries(
    Object.entries(changes).map(([key, change]) => {
      const cover = covers.find(({ asks }) => asks.name === nameOf(journey, key))
      const isSaid = cover?.answered && cover.answer !== null
      return [key, { ...change, ...(isSaid && { now: cover.step.say(cover.answer) }) }]
    }),
  )
}
