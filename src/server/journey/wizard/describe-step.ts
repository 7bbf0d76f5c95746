import type { Properties } from '../../../contract/answers/properties.ts'
import type { Start } from '../../../kinds/start/start.ts'
import type { Untold } from '../../../language/text.ts'
import { placeOf } from '../../../reference/places.ts'
import { routeOf } from '../../../wizard/line.ts'
import { isFurtherItem, kindsFrom, progress } from '../../../wizard/progress.ts'
import { type StepProps, skipped } from '../../../wizard/step.ts'
import { itemWalks, listing, listOf, type Stop } from '../../../wizard/walk.ts'
import type { Quote } from '../../store/rows/quote.ts'
import type { Walked } from '../journey-of.ts'
import { ownAnswer, readableBy } from './own-answers.ts'
import { resultsOf } from './step-request.ts'
import { givenHere, takenOverSentence } from './taken-over.ts'

/** A page on a visitor's own path. */
export interface PathPage extends Walked {
  readonly quote: Pick<Quote, 'id' | 'number' | 'completedAt' | 'notes' | 'visitor'>
  /** The browser that the page is for. */
  readonly visitor: Buffer
  readonly place: Stop
}

/** What a step's page shows, before it is put into words. */
export type StepView = StepProps &
  Pick<Properties, 'answer'> &
  Untold<
    Omit<Properties, keyof StepProps | 'answer'>,
    'answer' | 'begun' | 'insurance' | 'label' | 'question' | 'taken_over'
  >

/** What a page on the path shows: the question, the earlier answers, and its place in the line. */
export function describeStep({ quote, visitor, ...page }: PathPage): StepView {
  const { journey, walked, place } = page
  const reader = { quote, visitor }
  const { step, asks } = place
  const { current, total } = progress(journey, walked, place)
  const readable = readableBy(reader)(place)
  const answer = place.answered ? readable.answer : (readable.outdated ?? guess(page, quote))
  // Once every question is answered, none of them is a step on the way to the prices: each leads back to them.
  const isFinished = walked.open === null
  return {
    ...step.props,
    ...(asks.type === 'collect' ? listing(journey, walked, asks) : {}),
    kind: step.kind,
    step_current: current,
    step_total: total,
    // The questions of a finished quote lead back to its prices.
    ...(isFinished ? {} : { kinds: kindsFrom(journey, walked, place) }),
    step_visible: !isFinished && (step.props.step_visible ?? true),
    skip_button: asks.type === 'ask' && asks.skippable,
    answers: walked.path
      .filter(one => one.answered && one !== place && isOfItem(one, place))
      .map(ownAnswer({ ...reader, journey, walked })),
    ...(isFinished ? backInFinished(page, quote) : { back: backFrom(page) ?? beforeFirst(quote) }),
    ...(place.uuid === undefined ? {} : { uuid: place.uuid }),
    ...(answer === undefined || answer === skipped ? {} : { answer }),
    ...takenOver(page, quote),
    quote_id: quote.id,
    quote_number: quote.number,
  }
}

/** From an item of a list back through its pages to the list, and from any other page to the prices. */
function backInFinished(
  { journey, walked, place: { stage, asks, uuid } }: Omit<PathPage, 'quote' | 'visitor'>,
  quote: PathPage['quote'],
): Pick<Properties, 'back' | 'begins_item'> {
  if (stage.type !== 'collect' || asks === stage) return { back: resultsOf(quote) }
  const pages = itemWalks(journey, stage, walked.application).find(item => item.uuid === uuid)?.places ?? []
  const before = pages[pages.findIndex(one => one.asks === asks) - 1]
  return before ? { back: before.route } : { back: routeOf(journey.line, stage), begins_item: true }
}

/** Where the back link of the first question leads: to the start page, or to the quote of another line that it came from. */
function beforeFirst({ notes: { takenOver } }: PathPage['quote']): string {
  return takenOver ? `/quotes/${takenOver.quote}` : '/start'
}

/** Shown before the visitor's own first answer, and wherever a page is filled in. */
function takenOver(
  { journey: { answers }, place }: Omit<PathPage, 'quote' | 'visitor'>,
  { notes }: PathPage['quote'],
): Pick<StepView, 'taken_over'> {
  const { takenOver } = notes
  if (!takenOver || takenOver.facts.length === 0) return {}
  // A quote begins with its start.
  const isFirst = givenHere({ answers, notes }).length === 1
  const isFilledIn = !place.answered && place.uuid === undefined && place.asks.name in takenOver.filledIn
  return isFirst || isFilledIn ? { taken_over: takenOverSentence(takenOver) } : {}
}

/**
 * The page before this one. From an item of a list that has other items, the back link leads to the list, and from the list to
 * the question before it: a visitor who pressed "add" by mistake gets out again and never goes in a circle.
 */
function backFrom({ journey, walked, place }: Omit<PathPage, 'quote' | 'visitor'>): string | undefined {
  const { stage, asks } = place
  const before = (from: (one: Stop) => boolean) => walked.path[walked.path.findIndex(from) - 1]?.route
  if (stage.type === 'collect') {
    if (asks === stage.asks[0] && isFurtherItem(journey, place)) return routeOf(journey.line, stage)
    if (asks === stage && listOf(journey, stage).items.length > 1) return before(one => one.stage === stage)
  }
  return before(one => one.asks === asks || one.asks === stage)
}

/**
 * A page may be filled in with an answer from another line. A new address is filled in from the start page: the ZIP code, or a
 * partner's street line.
 */
function guess(
  { journey: { answers }, place }: Omit<PathPage, 'quote' | 'visitor'>,
  { notes: { takenOver } }: PathPage['quote'],
): unknown {
  const filledIn = place.uuid === undefined && takenOver?.filledIn[place.asks.name]
  if (filledIn) return filledIn
  if (place.step.kind !== 'address') return undefined
  // The start page stored it, so it passed its schema.
  const start = answers.start as Start | undefined
  const zipPlace = start && placeOf(start.zipCode)
  if (!zipPlace) return undefined
  return { address1: start.address ?? '', city: zipPlace.city, state: zipPlace.state, zipcode: zipPlace.zip }
}

/** The answers of an item appear on its own pages; elsewhere its list names it. */
function isOfItem(one: Stop, { uuid }: Stop): boolean {
  return one.uuid === undefined || one.uuid === uuid
}
